const run = JSON.parse(byID("run").textContent);
for (const result of run.results) {
  // A suite holds no slash, a fixture no dot; see SnapshotKey.swift.
  [, result.suite, result.fixture, result.configuration = ""] = result.key.match(/^([^/]*)\/([^.]*)(?:\.(.*))?$/);
  result.haystack = [result.key, result.word, ...result.notes, ...result.changes.map((change) => change.text),
    ...[...result.diagnostics, ...result.otherDiagnostics].map((diagnostic) => `${diagnostic.headline} ${diagnostic.message}`),
    result.diff?.text]
    .join(" ").toLowerCase();
}

function begin() {
  buildList();
  if (run.isReview) beginReview();
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
  if (!selectByAddress() && first !== undefined) select(first);
}

/** Selects the snapshot that the address names after `#`, if there is one. */
function selectByAddress() {
  const index = run.results.findIndex((result) => `#${encodeURIComponent(result.key)}` === location.hash);
  if (index >= 0) select(index);
  return index >= 0;
}

begin();
