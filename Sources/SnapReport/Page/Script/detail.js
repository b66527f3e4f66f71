// One snapshot: verdict, pictures, what moved, what is wrong, and its fixture's other configurations.

let selected = -1;

function select(index) {
  selected = index;
  component = undefined;
  const result = run.results[index];
  for (const item of document.querySelectorAll(".item[aria-current]")) item.removeAttribute("aria-current");
  const item = revealItem(index);
  item?.setAttribute("aria-current", "true");
  item?.scrollIntoView({ block: "nearest" });
  history.replaceState(null, "", `#${encodeURIComponent(result.key)}`);
  fill(byID("detail"), buildDetail(result));
  showStage();
}

function buildDetail(result) {
  return [
    run.gallery ? buildPlace(result) : "",
    make("header", { class: "verdict" }, make("h2", {}, result.key),
      result.word ? make("span", { class: `badge ${result.weight}` }, `${result.mark} ${result.word}`) : ""),
    make("p", { class: "quiet" }, [...result.facts, ...(result.owners ?? nothing)].join(" · ")),
    ...result.notes.map((note) => make("p", { class: "note-text" }, note)),
    make("div", { id: "tools" }),
    make("div", { id: "stage-place" }),
    make("div", { class: "beside" },
      make("div", { id: "view-facts", class: "facts", "aria-live": "polite" }),
      make("div", { id: "loupe", class: "facts", "aria-live": "polite", hidden: true })),
    buildSection(result.changes, run.gallery ? "Changes" : "Layout changes", buildChange),
    buildSection(result.diagnostics, "Diagnostics", (diagnostic) => make("li", {}, buildDiagnostic(diagnostic))),
    buildOtherDiagnostics(result.otherDiagnostics),
    buildSizing(result.sizing),
    buildCode(result),
    buildAcceptance(result),
    buildHistory(result),
    buildMatrix(result),
  ];
}

function buildSection(entries, title, build) {
  if (entries.length === 0) return "";
  return make("section", {}, make("h3", {}, title), make("ul", {}, entries.map(build)));
}

/** What gives no reason to look at a failure: notes, what the test allows, and warnings that the reference has too. */
function buildOtherDiagnostics(diagnostics) {
  if (diagnostics.length === 0) return "";
  return make("details", { class: "others" },
    make("summary", {}, `${diagnostics.length} more: notes, what is allowed, and warnings that the reference has too`),
    make("ul", {}, diagnostics.map((diagnostic) => make("li", {}, buildDiagnostic(diagnostic)))));
}

const buildChange = (change) => make("li", { class: change.isCause ? null : "quiet" }, change.text);

function buildDiagnostic(diagnostic) {
  return make("div", { class: "diagnostic" },
    make("p", { class: diagnostic.weight }, diagnostic.headline),
    make("p", { class: "message" }, diagnostic.message),
    diagnostic.constraints.map((constraint) => make("p", {}, make("code", {}, constraint))));
}

function buildAcceptance(result) {
  if (!result.accept) return "";
  if (run.isReview) return buildDecision(result, selected);
  const button = make("button", { type: "button", onclick: () => navigator.clipboard?.writeText(result.accept) }, "Copy");
  return make("p", { class: "quiet" }, "Accept with ", make("code", {}, result.accept), " ", button);
}

/** The fixture in all its configurations. */
function buildMatrix(result) {
  const siblings = run.results.map((other, index) => [other, index])
    .filter(([other]) => other.suite === result.suite && other.fixture === result.fixture);
  if (siblings.length < 2) return "";
  return make("section", {}, make("h3", {}, `All ${siblings.length} configurations of “${result.fixture}”`),
    buildGrids(siblings.map(([, index]) => index)));
}

function thumbnail(result, index) {
  const name = result.configuration || "default";
  return make("button", {
    type: "button", class: `thumbnail ${result.weight}`, "aria-current": index === selected ? "true" : null,
    onclick: () => select(index), "aria-label": [name, result.word].filter(Boolean).join(", "),
  }, smallPicture(result), make("span", {}, `${result.mark} ${name}`));
}

/** The actual picture, or else the reference, in half of its size. */
function smallPicture(result) {
  const side = result.actual ?? result.reference;
  return !isPicture(side)
    ? make("span", { class: "absent" }, isText(side) ? "text" : "no picture")
    : lazyImage(side, { alt: "", width: side.width / result.scale / 2, height: side.height / result.scale / 2 });
}
