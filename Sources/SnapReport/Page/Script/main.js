const run = JSON.parse(byID("run").textContent);
const nothing = Object.freeze([]);
const indexOfKey = new Map();
run.results.forEach((result, index) => {
  indexOfKey.set(result.key, index);
  prepare(result, run.verdicts);
});

/** Adds to a result what the page asks of it more than once. */
function prepare(result, verdicts) {
  Object.assign(result, verdicts[result.verdict]);
  // A suite holds no slash, a fixture no dot; see SnapshotKey.swift.
  [, result.suite, result.fixture, result.configuration = ""] = result.key.match(/^([^/]*)\/([^.]*)(?:\.(.*))?$/);
  for (const list of ["notes", "changes", "diagnostics", "otherDiagnostics"]) result[list] ??= nothing;
  result.haystack = haystack(result).toLowerCase();
}

function haystack(result) {
  const words = [result.key, result.word, ...(result.owners ?? nothing)].join(" ");
  const said = [...result.notes, ...result.changes.map((change) => change.text),
    ...[...result.diagnostics, ...result.otherDiagnostics].map((diagnostic) => `${diagnostic.headline} ${diagnostic.message}`)];
  if (result.diff?.text !== undefined) said.push(result.diff.text);
  return said.length ? `${words} ${said.join(" ")}` : words;
}

function begin() {
  if (run.gallery) beginGallery();
  buildList();
  buildOwners();
  if (run.results.some((result) => result.history)) keys.push(...versionKeys);
  if (run.isReview) beginReview();
  if (run.watch) beginWatch();
  buildHelp();
  byID("filter").addEventListener("input", applyFilter);
  for (const button of document.querySelectorAll("[data-mark]")) {
    button.addEventListener("click", () => toggleMark(button));
  }
  byID("help-button").addEventListener("click", showHelp);
  byID("help-close").addEventListener("click", () => byID("help").close());
  document.addEventListener("keydown", handleKey);
  window.addEventListener("hashchange", selectByAddress);
  const first = run.sections[0]?.groups[0]?.members[0];
  if (!selectByAddress() && !run.gallery && first !== undefined) select(first);
}

/** Selects the snapshot that the address names after `#`, if there is one. */
function selectByAddress() {
  const index = indexOfKey.get(keyOfAddress());
  if (index !== undefined) select(index);
  else if (run.gallery) showByAddress(keyOfAddress());
  return index !== undefined;
}

function keyOfAddress() {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}

begin();
