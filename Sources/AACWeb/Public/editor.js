// The therapist's editor: shows at once what a change will sound like, and records words. All forms work without it.

import { record } from "./recorder.js";

const waiting = 400;

/** While a form is filled in, asks the server what the word would be and shows its answer in place of the last one. */
function follow(form) {
  let timer;
  let turn = 0;
  const look = async () => {
    const mine = ++turn;
    const fields = new FormData(form);
    for (const [name, value] of [...fields]) if (value instanceof File) fields.delete(name);
    fields.set("do", "look");
    let page;
    try {
      const response = await fetch(form.action, {
        method: "POST", headers: { Accept: "text/html" }, body: new URLSearchParams(fields),
      });
      page = new DOMParser().parseFromString(await response.text(), "text/html");
    } catch {
      // The button says it when the server does not answer.
      return;
    }
    const next = page.getElementById("preview");
    if (mine !== turn || !next) return;
    document.getElementById("preview").replaceWith(document.adoptNode(next));
  };
  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(look, waiting);
  });
}

for (const form of document.querySelectorAll("form[data-preview]")) follow(form);
for (const place of document.querySelectorAll("[data-recorder]")) record(place);
