// What the page does beside textual.js, which paints: it names this tab, so that who loads it anew has his seat again,
// chooses letters so small that a telephone shows enough, however it is held, and gives a telephone the keys it lacks.
"use strict";
(() => {
  const COLUMNS = 62, ROWS = 25, WIDE = 0.6001, HIGH = 1.18, SMALLEST = 6, LARGEST = 16;
  const terminal = document.getElementById("terminal"), keyboard = document.getElementById("keyboard");
  const begin = window.onload, touched = matchMedia("(pointer: coarse)").matches;
  const keys = () => terminal.querySelector("textarea");

  function name() {
    let tab = sessionStorage.getItem("tab");
    if (!/^[0-9a-f]{32}$/.test(tab || "")) {
      tab = Array.from(crypto.getRandomValues(new Uint8Array(16)), (each) => each.toString(16).padStart(2, "0")).join("");
      sessionStorage.setItem("tab", tab);
    }
    return tab;
  }

  function letters() { // a letter is a whole number of dots wide
    const { clientWidth: width, clientHeight: height } = terminal, dots = window.devicePixelRatio;
    const narrow = touched ? Math.min(width, screen.width, screen.height) : width;
    const wide = Math.floor(narrow * dots / COLUMNS) / dots / WIDE;
    const size = Math.min(wide, touched ? wide : height / ROWS / HIGH);
    return Math.max(SMALLEST, Math.min(LARGEST, Math.ceil(100 * size) / 100));
  }

  function summon(wanted) { // a finger on the table answers, and does not bring up the keyboard: its own button does
    keyboard.setAttribute("aria-pressed", wanted);
    keys().inputMode = wanted ? "text" : "none";
    keys().blur();
    keys().focus();
  }

  function press(button) {
    const about = { key: button.dataset.key, keyCode: Number(button.dataset.code), bubbles: true, cancelable: true };
    keys().dispatchEvent(new KeyboardEvent("keydown", about));
  }

  window.onload = async () => {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const base = location.pathname.replace(/[^/]*$/, "");
    await document.fonts.load("16px 'Roboto Mono'").catch(() => {});
    terminal.dataset.fontSize = letters();
    terminal.dataset.sessionWebsocketUrl = `${scheme}://${location.host}${base}ws/${name()}`;
    begin();
  };
  new MutationObserver((_, watch) => { // the first paint: from now on keys are for it
    if (document.body.classList.contains("-first-byte")) {
      watch.disconnect();
      touched ? summon(false) : keys().focus();
    }
  }).observe(document.body, { attributes: true, attributeFilter: ["class"] });
  window.visualViewport?.addEventListener("resize", () => { // a keyboard lies over the page where it does not shrink it
    const seen = window.visualViewport;
    document.body.style.bottom = seen.scale === 1 ? `${Math.max(0, window.innerHeight - seen.height)}px` : "";
    window.onresize?.();
  });
  document.getElementById("keys").onmousedown = (event) => event.preventDefault(); // what has the focus keeps it
  for (const button of document.querySelectorAll("#keys button[data-key]")) button.onclick = () => press(button);
  keyboard.onclick = () => summon(keyboard.getAttribute("aria-pressed") !== "true");
  document.getElementById("again").onclick = () => location.reload();
})();
