const run = JSON.parse(byID("run").textContent);
for (const result of run.results) {
  result.haystack = [result.key, result.word, ...result.notes, ...result.changes.map((change) => change.text),
    ...result.diagnostics.map((diagnostic) => `${diagnostic.headline} ${diagnostic.message}`)]
    .join(" ").toLowerCase();
}

function begin() {
  buildList();
  buildHelp();
  byID("filter").addEventListener("input", applyFilter);
  for (const button of document.querySelectorAll("[data-mark]")) {
    button.addEventListener("click", () => toggleMark(button));
  }
  byID("help-button").addEventListener("click", showHelp);
  byID("help-close").addEventListener("click", () => byID("help").close());
  document.addEventListener("keydown", handleKey);
  const wanted = decodeURIComponent(location.hash.slice(1));
  const index = run.results.findIndex((result) => result.key === wanted);
  const first = run.sections[0]?.groups[0]?.members[0];
  if (index >= 0) select(index);
  else if (first !== undefined) select(first);
}

begin();
