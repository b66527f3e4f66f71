// A page that `snap watch` changes while it is shown: list, pictures and messages are replaced in their places, so that scrolling,
// selection, filter and focus stay.

/** With which of the two a changed picture is compared: the state before the last save, or its reference. */
let comparesBefore = true;

const watchKeys = [
  ["p", "compare with the state before, or with the reference", () => toggleBase()],
  ["n", "next picture that the last save changed", () => stepChanged()],
];

/** What the page shows of a result: the tool sends both comparisons. */
function useBase(result) {
  result.own ??= { reference: result.reference, diff: result.diff, changes: result.changes, facts: result.facts };
  const isBefore = comparesBefore && result.before !== undefined;
  const base = isBefore
    ? { ...result.before, facts: [...result.before.facts, "compared with the state before"] } : result.own;
  Object.assign(result, { reference: base.reference, diff: base.diff, changes: base.changes ?? nothing, facts: base.facts });
  result.baseName = isBefore ? "before" : "reference";
}

function toggleBase() {
  comparesBefore = !comparesBefore;
  run.results.forEach(useBase);
  byID("base").setAttribute("aria-pressed", String(comparesBefore));
  if (selected >= 0) showAgain();
}

function stepChanged() {
  const changed = run.sections.find((section) => section.title === "Last save")?.groups[0].members ?? [];
  const next = changed[(changed.indexOf(selected) + 1) % changed.length];
  if (next !== undefined) select(next);
}

function beginWatch() {
  keys.push(...watchKeys);
  run.results.forEach(useBase);
  document.querySelector(".top").append(make("div", { class: "review", role: "group", "aria-label": "Watch" },
    make("button", {
      type: "button", id: "base", "aria-pressed": "true", title: "Compare with the state before (p)", onclick: toggleBase,
    }, "Compare with the state before"),
    make("span", { id: "watch-status", role: "status" })),
  make("div", { id: "watch-messages", class: "review" }));
  showWatch();
  listen();
}

/** Asks for each change in turn; the tool answers when there is one, or after some time without. */
async function listen() {
  for (let failures = 0; failures < 20;) {
    try {
      const response = await fetch(`after/${run.edition}`);
      if (!response.ok) throw new Error(await response.text());
      takeChange(await response.json());
      failures = 0;
    } catch {
      failures += 1;
      byID("watch-status").textContent = "snap watch does not answer; the page shows its last state.";
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  }
}

function takeChange(change) {
  const key = run.results[selected]?.key;
  const known = new Map(run.results.map((result) => [result.key, result]));
  const fresh = new Set(change.results.map((result) => result.key));
  for (const result of change.results) {
    known.set(result.key, result);
    prepare(result, change.verdicts);
    useBase(result);
  }
  // A tool that was started again has other results.
  const isWhole = change.watch.keys.every((key) => known.has(key));
  if (!isWhole || change.edition < run.edition) return location.reload();
  const isMoved = change.watch.keys.join("\n") !== run.watch.keys.join("\n");
  Object.assign(run, change, { results: change.watch.keys.map((key) => known.get(key)) });
  replaceList(key);
  showWatch();
  if (key === undefined) return selected < 0 && run.results.length ? select(shown[0] ?? 0) : undefined;
  if (selected < 0) fill(byID("detail"), make("p", {}, `${key} is gone.`));
  // Buttons of other configurations know their places in the list.
  else if (isMoved || fresh.has(key)) showAgain();
}

/** Builds the list anew as it was: scrolled, filtered, with the same groups open and the same item focused. */
function replaceList(key) {
  const list = byID("list");
  const place = list.scrollTop;
  const focused = document.activeElement?.closest?.(".item")?.dataset.key;
  const closed = new Set([...list.querySelectorAll("details:not([open]) > summary")].map((summary) => summary.textContent));
  indexOfKey.clear();
  run.results.forEach((result, index) => indexOfKey.set(result.key, index));
  selected = indexOfKey.get(key) ?? -1;
  list.replaceChildren();
  groups = [];
  groupOfIndex.length = 0;
  buildList();
  applyFilter();
  for (const details of list.querySelectorAll("details")) {
    if (closed.has(details.firstChild.textContent)) details.open = false;
  }
  if (focused !== undefined && indexOfKey.has(focused)) revealItem(indexOfKey.get(focused))?.focus({ preventScroll: true });
  list.scrollTop = place;
}

/** Shows the selected snapshot anew without moving anything. */
function showAgain() {
  const detail = byID("detail");
  const places = [detail.scrollTop, detail.scrollLeft, window.scrollY];
  const result = run.results[selected];
  const focus = document.activeElement?.id;
  // What is there until the next one is decoded stays, so that nothing jumps.
  detail.style.minHeight = `${detail.firstElementChild ? detail.scrollHeight : 0}px`;
  fill(detail, buildDetail(result));
  showStage();
  detail.style.minHeight = "";
  [detail.scrollTop, detail.scrollLeft] = places;
  window.scrollTo(window.scrollX, places[2]);
  if (focus) byID(focus)?.focus({ preventScroll: true });
}

function showWatch() {
  const { status, summary, problems, findings } = run.watch;
  byID("watch-status").textContent = status;
  const isBad = problems.length > 0 || run.results.some((result) => result.weight === "bad");
  Object.assign(document.querySelector(".top p"), { textContent: summary, className: isBad ? "bad" : "good" });
  document.title = `Watch: ${summary}`;
  const isOpen = byID("findings")?.open ?? false;
  fill(byID("watch-messages"),
    problems.map((problem) => make("pre", { class: "bad problem", tabindex: "0" }, problem)),
    findings.length === 0 ? "" : make("details", { id: "findings", open: isOpen },
      make("summary", {}, findings.length === 1 ? "1 finding of lint" : `${findings.length} findings of lint`),
      make("ul", {}, findings.map(buildFinding))));
  byID("watch-messages").hidden = problems.length + findings.length === 0;
}

const buildFinding = (finding) => make("li", { class: "diagnostic" },
  make("p", { class: finding.weight }, `${finding.place}: ${finding.headline}`),
  make("p", { class: "message" }, finding.message),
  finding.hint ? make("p", { class: "quiet" }, finding.hint) : "");
