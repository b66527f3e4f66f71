// The list at the side: sections, in them groups of one cause, in them snapshots.

const shownMarks = new Set(["bad", "changed", "good"]);

function buildList() {
  const list = byID("list");
  for (const section of run.sections) {
    const groups = section.groups.map(buildGroup);
    list.append(make("section", { class: "part" },
      make("h2", {}, section.title, " ", make("span", { class: "count" }, String(section.count))),
      groups));
  }
}

function buildGroup(group) {
  const items = group.members.map(buildItem);
  if (group.title === undefined) return make("div", { class: "group" }, items);
  const isLong = group.members.length > 1;
  const summary = make("summary", {}, group.title, " ",
    isLong ? make("span", { class: "count" }, `× ${group.members.length}`) : "");
  return make("details", { class: "group", open: group.isOpen }, summary, items);
}

function buildItem(index) {
  const result = run.results[index];
  const item = make("button", {
    type: "button", class: "item", id: `item-${index}`,
    onclick: () => select(index),
  }, make("span", { class: `mark ${result.weight}`, "aria-hidden": "true" }, result.mark),
    make("span", { class: "name" }, result.fixture,
      result.configuration ? make("span", { class: "quiet" }, ` ${result.configuration}`) : ""),
    make("span", { class: "word" }, result.word));
  item.dataset.index = index;
  return item;
}

/** Shows the snapshots whose key, verdict, change or diagnostic contains every word of the filter. */
function applyFilter() {
  const words = byID("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const item of document.querySelectorAll(".item")) {
    const result = run.results[item.dataset.index];
    const isShown = shownMarks.has(result.weight)
      && words.every((word) => result.haystack.includes(word));
    item.hidden = !isShown;
    if (isShown) count += 1;
  }
  for (const group of document.querySelectorAll(".group, .part")) {
    group.hidden = !group.querySelector(".item:not([hidden])");
    if (words.length && group.tagName === "DETAILS" && !group.hidden) group.open = true;
  }
  byID("found").textContent = words.length || shownMarks.size < 3
    ? `${count} of ${run.results.length} shown` : "";
}

function toggleMark(button) {
  const isOn = button.getAttribute("aria-pressed") !== "true";
  button.setAttribute("aria-pressed", String(isOn));
  if (isOn) shownMarks.add(button.dataset.mark); else shownMarks.delete(button.dataset.mark);
  applyFilter();
}

/** Selects the next (1) or previous (-1) snapshot of those shown. */
function step(direction) {
  const items = [...document.querySelectorAll(".item:not([hidden])")];
  if (items.length === 0) return;
  const present = items.findIndex((item) => Number(item.dataset.index) === selected);
  const next = present < 0 ? (direction > 0 ? 0 : items.length - 1)
    : Math.min(items.length - 1, Math.max(0, present + direction));
  select(Number(items[next].dataset.index));
}
