// @ts-check
// For pages: <script type="module" src="/access/start.js"></script> starts the access methods of the person.

import { startAccess } from "./access.js";

let access = startAccess();

// A page that comes back as it was left (by the browser's back button) begins anew.
addEventListener("pageshow", (event) => {
  if (!event.persisted) return;
  access.stop();
  access = startAccess();
});
