// A gallery: all classes at first, then the pictures of one of them as grids. Layouts come from scripts
// beside the page, as a browser lets a page that is a file read nothing else.

/** The class that is shown; null for all of them, undefined where a picture is. */
let component;
const layoutTakers = new Map();
const layoutLists = new Map();
const lazyStep = 40;

/** What each script beside the page calls with its layouts. */
function takeLayouts(name, list) {
  layoutTakers.get(name)?.(list);
}

function layoutsBeside(name) {
  if (!layoutLists.has(name)) {
    layoutLists.set(name, new Promise((done) => {
      layoutTakers.set(name, done);
      document.head.append(make("script", { src: `layouts/${name}.js`, onerror: () => done([]) }));
    }));
  }
  return layoutLists.get(name);
}

/** The bytes of a PNG without pixels. */
async function layoutBytes(side) {
  return bytesOf((await layoutsBeside(side.layout))[side.place]);
}

const componentAddress = (name) => `#${encodeURIComponent(name)}`;
const indicesOf = (section) => section.groups.flatMap((group) => group.members);

function beginGallery() {
  keys.push(
    ["g", "all classes", () => { location.hash = ""; }, true],
    ["p", "all pictures of the class", () => { location.hash = componentAddress(run.results[selected].component); }],
    ["c", "copy the code", () => copy(run.gallery.calls[run.results[selected].call]?.code)]);
  // Views explain themselves on hover at once.
  view.frames = true;
  for (const section of run.sections) {
    for (const index of indicesOf(section)) {
      const result = run.results[index];
      result.component = section.title;
      const { look, textSize, language, other } = environment(result) ?? {};
      result.haystack += ` ${[section.title, look, textSize, language, other].join(" ")}`.toLowerCase();
    }
  }
}

/** Shows all classes, or the pictures of one. */
function showComponent(name) {
  component = name;
  selected = -1;
  for (const item of document.querySelectorAll(".item[aria-current]")) item.removeAttribute("aria-current");
  clearInterval(blinkTimer);
  fill(byID("detail"), name === null ? buildClasses() : buildComponent(name));
  byID("detail").scrollTop = 0;
}

/** Shows it anew after a change of the filter. */
function refreshGallery() {
  if (component !== undefined) showComponent(component);
}

function buildClasses() {
  const isShown = new Set(shown);
  const cards = run.sections.map((section) => [section, indicesOf(section).filter((index) => isShown.has(index))])
    .filter(([, indices]) => indices.length > 0);
  const list = make("div", { class: "sheet" });
  addLazily(list, cards, buildCard);
  return [make("h2", {}, cards.length === 1 ? "1 class" : `${cards.length} classes`), list];
}

function buildCard([section, indices]) {
  const changed = indices.filter((index) => run.results[index].weight === "changed").length;
  return make("a", { class: "thumbnail card", href: componentAddress(section.title) },
    smallPicture(run.results[indices[0]]), make("strong", {}, section.title),
    make("span", { class: "quiet" }, `${indices.length} ${indices.length === 1 ? "picture" : "pictures"}`
      + (changed ? `, ${changed} changed` : "")));
}

function buildComponent(name) {
  const isShown = new Set(shown);
  const section = run.sections.find((section) => section.title === name);
  const fixtures = new Map();
  for (const index of indicesOf(section)) {
    if (!isShown.has(index)) continue;
    const fixture = fixtureOf(run.results[index]);
    if (!fixtures.has(fixture)) fixtures.set(fixture, []);
    fixtures.get(fixture).push(index);
  }
  const list = make("div", {});
  addLazily(list, [...fixtures], ([fixture, indices]) => make("section", { class: "fixture" },
    make("h3", {}, make("a", { href: componentAddress(fixture) }, fixture)), buildGrids(indices)));
  return [buildPlace(), make("h2", {}, name), fixtures.size ? list : make("p", {}, "The filter shows none of its pictures.")];
}

const fixtureOf = (result) => `${result.suite}/${result.fixture}`;

/** The way back from a picture or a class. */
const buildPlace = (result) => make("nav", { class: "place", "aria-label": "Place" }, make("a", { href: "#" }, "All classes"),
  result ? [" › ", make("a", { href: componentAddress(result.component) }, result.component)] : "");

/** Adds elements as the end of the list comes near the visible part. */
function addLazily(list, items, build) {
  const end = make("div", { class: "end" });
  let added = 0;
  const watcher = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) add();
  }, { rootMargin: "800px" });
  const add = () => {
    end.before(...items.slice(added, added + lazyStep).map(build));
    added += lazyStep;
    watcher.disconnect();
    // Watched anew, as an end that stays near says nothing.
    if (added < items.length) watcher.observe(end); else end.remove();
  };
  list.append(end);
  add();
}

/** What took the picture, and what makes its configuration. */
function buildCode(result) {
  if (!run.gallery) return "";
  const call = run.gallery.calls[result.call];
  const configuration = environment(result)?.code;
  return make("section", {}, make("h3", {}, "Code"),
    call ? [make("p", { class: "quiet" }, call.place), call.code ? buildCopied(call.code, "the call") : ""] : "",
    configuration ? buildCopied(configuration, "the configuration") : "",
    buildCopied(result.key, "the name"));
}

const buildCopied = (text, name) => make("div", { class: "copied" }, make("pre", { tabindex: "0", role: "group", "aria-label": name }, text),
  make("button", { type: "button", "aria-label": `Copy ${name}`, onclick: (event) => copy(text, event.target) }, "Copy"));

async function copy(text, button) {
  if (text === undefined) return;
  try {
    await navigator.clipboard.writeText(text);
    byID("found").textContent = "Copied.";
    if (button) button.textContent = "Copied";
  } catch {
    byID("found").textContent = "The browser does not let the page copy.";
  }
}

/** Shows what the address names: a picture, a fixture by its first one, a class, or all classes. */
function showByAddress(name) {
  const fixture = run.results.findIndex((result) => fixtureOf(result) === name);
  if (fixture >= 0) return select(fixture);
  return showComponent(run.sections.some((section) => section.title === name) ? name : null);
}
