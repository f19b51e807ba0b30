// @ts-check
// For pages: <script type="module" src="…/access/start.js"></script> starts the access methods of the person, and starts
// them again whenever their settings change, or the browser brings back a page as it was left.

import { startAccess } from "./access.js";
import { SETTINGS } from "./settings.js";

/** All that the settings are read from. */
const written = () =>
  JSON.stringify([document.body, document.documentElement].flatMap((element) =>
    ["lang", ...Object.values(SETTINGS).map((setting) => setting.attribute)].map((name) => element.getAttribute(name))));

let access = startAccess();
let started = written();

function restart() {
  access.stop();
  access = startAccess();
  started = written();
}

const observer = new MutationObserver(() => {
  if (written() !== started) restart();
});
for (const element of [document.documentElement, document.body]) observer.observe(element, { attributes: true });

addEventListener("pageshow", (event) => {
  if (event.persisted) restart();
});
