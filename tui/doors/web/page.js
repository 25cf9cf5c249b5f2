// What the page does beside textual.js, which paints: it names this tab, so that a reloaded page has its seat again;
// chooses letters small enough for a telephone, however it is held, and gives it the keys and the keyboard it lacks; and
// says why there is no screen any more, or none at all.
"use strict";
(() => {
  const COLUMNS = 62, ROWS = 25, WIDE = 0.6001, HIGH = 1.18, SMALLEST = 6, LARGEST = 16;
  const SAID = 4001, NORMAL = 1000; // codes of a closed WebSocket: its last sentence is on the screen; it has ended
  const terminal = document.getElementById("terminal"), keyboard = document.getElementById("keyboard");
  const begin = window.onload, touched = matchMedia("(pointer: coarse)").matches;
  const keys = () => terminal.querySelector("textarea");
  const NOTE = /^\x1b\]7747;(\w+);(\d+)\x07$/; // what the door says beside what is painted
  const UNREAD = 300; // milliseconds for which a question that came up by itself takes no click
  let writing = false; // whether the screen waits for text
  let asked = -Infinity; // when the last question came up

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

  function summon(wanted) { // a finger on the board answers; the keyboard comes up by its button, or where text is asked
    keyboard.setAttribute("aria-pressed", wanted);
    keys().inputMode = wanted ? "text" : "none";
    keys().blur();
    keys().focus();
  }

  function latin(data) { // a short message as text; a long one is painted and no note
    return data instanceof ArrayBuffer && data.byteLength < 50 ? String.fromCharCode(...new Uint8Array(data)) : "";
  }

  function press(button) {
    const about = { key: button.dataset.key, keyCode: Number(button.dataset.code), bubbles: true, cancelable: true };
    keys().dispatchEvent(new KeyboardEvent("keydown", about));
  }

  function ask(wanted) { // a browser shows its keyboard only for a tap, so it waits for one; it is hidden at once
    writing = wanted;
    if (touched && keys() && !wanted) summon(false);
  }

  async function refusal(address) { // why a WebSocket was not opened, which no browser tells
    const over = document.getElementById("over").dataset;
    try {
      const answer = await fetch(address, { method: "POST" });
      return (answer.status === 403 && await answer.text()) || over.blocked;
    } catch {
      return over.away;
    }
  }

  async function closed(code, opened, address) {
    const { over, lost } = document.getElementById("over").dataset;
    const said = code === SAID ? "" : code === NORMAL ? over : opened ? lost : await refusal(address);
    document.querySelector("#over span").textContent = said;
    document.body.classList.add("-told");
  }

  window.WebSocket = class extends WebSocket { // textual.js makes one, and looks at what it paints only
    constructor(address, ...more) {
      super(address, ...more);
      let opened = false;
      this.addEventListener("open", () => { opened = true; });
      this.addEventListener("close", (event) => closed(event.code, opened, `ws/${name()}`));
      this.addEventListener("message", (event) => {
        const [, what, value] = NOTE.exec(latin(event.data)) || [];
        if (what === "writing") ask(value === "1");
        if (what === "question") {
          asked = performance.now();
          this.send(JSON.stringify(["seen", Number(value)]));
        }
      });
    }
  };

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
  for (const kind of ["mousedown", "touchstart"]) { // meant for what was there before
    terminal.addEventListener(kind, (event) => {
      if (performance.now() - asked < UNREAD) event.stopPropagation();
    }, { capture: true });
  }
  terminal.addEventListener("click", () => { // after the mouse of the terminal: a finger's tap ends in a click
    if (touched && writing) summon(true);
  });
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
