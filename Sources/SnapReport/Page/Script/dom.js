"use strict";
// Everything from a fixture reaches the page through `textContent` and attributes, never as markup.

/** Creates an element with properties or attributes and children; strings become text. */
function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.className = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  // One by one, as a call takes no more than about a hundred thousand arguments.
  for (const child of children.flat()) if (child !== null && child !== undefined) element.append(child);
  return element;
}

/** Replaces what is in an element. */
function fill(element, ...children) {
  element.replaceChildren(...children.flat().filter((child) => child !== ""));
}

/** Characters that draw nothing and change how their neighbours are read; as in VisibleText.swift. */
const hidden = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF\uFFFE\uFFFF\u{E0000}-\u{E007F}]/gu;

/** Writes hidden characters as their code, such as `⟨U+202E⟩`. */
function visible(text) {
  return String(text).replace(hidden, (character) =>
    `⟨U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}⟩`);
}

/** A number without a needless fraction. */
function number(value) {
  return String(Math.round(value * 1000) / 1000);
}

const byID = (id) => document.getElementById(id);
