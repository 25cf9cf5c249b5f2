// What the page does beside textual.js, which paints: it names this tab, so that who loads it anew has his seat again,
// and chooses letters so small that a telephone shows enough columns.
"use strict";
(() => {
  const COLUMNS = 62, WIDTH = 0.602, SMALLEST = 8, LARGEST = 16;
  let tab = sessionStorage.getItem("tab");
  if (!/^[0-9a-f]{32}$/.test(tab || "")) {
    tab = Array.from(crypto.getRandomValues(new Uint8Array(16)), (each) => each.toString(16).padStart(2, "0")).join("");
    sessionStorage.setItem("tab", tab);
  }
  const terminal = document.getElementById("terminal");
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const base = location.pathname.replace(/[^/]*$/, "");
  const fitting = Math.floor(window.innerWidth / (COLUMNS * WIDTH));
  terminal.dataset.fontSize = Math.max(SMALLEST, Math.min(LARGEST, fitting));
  terminal.dataset.sessionWebsocketUrl = `${scheme}://${location.host}${base}ws/${tab}`;
  new MutationObserver((_, watch) => { // the first paint: from now on keys are for it
    if (document.body.classList.contains("-first-byte")) {
      watch.disconnect();
      terminal.querySelector("textarea").focus();
    }
  }).observe(document.body, { attributes: true, attributeFilter: ["class"] });
  document.getElementById("again").onclick = () => location.reload();
})();
