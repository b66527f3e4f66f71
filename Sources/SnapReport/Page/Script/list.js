// The list at the side: sections, in them groups of one cause, in them blocks of snapshots. A block has
// elements only while it is near the visible part, so that a hundred thousand snapshots scroll like ten.

const marks = ["bad", "changed", "good", "note"];
const shownMarks = new Set(marks);
const blockLength = 100;

/** All groups: their elements, members, those of them that the filter shows, and their blocks. */
let groups = [];
/** The group of each snapshot. */
const groupOfIndex = [];
/** The shown snapshots in the list's order. */
let shown = [];

function buildList() {
  const list = byID("list");
  for (const section of run.sections) {
    const built = section.groups.map(buildGroup);
    // A call takes no more than about a hundred thousand arguments.
    groups = groups.concat(built);
    list.append(make("section", { class: "part" },
      make("h2", {}, run.gallery ? make("a", { href: componentAddress(section.title) }, section.title) : section.title, " ", make("span", { class: "count" }, String(section.count))),
      built.map((group) => group.element)));
  }
  shown = groups.flatMap((group) => group.shown);
}

function buildGroup({ title, isOpen, members }) {
  const group = { title, members, shown: members, blocks: [], body: make("div", { class: "items" }) };
  for (const index of members) groupOfIndex[index] = group;
  if (title === undefined) {
    group.element = make("div", { class: "group" }, group.body);
  } else {
    const isLong = members.length > 1;
    const summary = make("summary", {}, title, " ",
      isLong ? make("span", { class: "count" }, `× ${members.length}`) : "");
    group.element = make("details", { class: "group", open: isOpen }, summary, group.body);
  }
  buildBlocks(group);
  return group;
}

/** Divides what a group shows into blocks, of which only the visible ones get elements. */
function buildBlocks(group) {
  for (const block of group.blocks) nearList.unobserve(block.element);
  group.blocks = [];
  for (let start = 0; start < group.shown.length; start += blockLength) {
    const block = { members: group.shown.slice(start, start + blockLength), isFilled: false };
    block.element = make("div", { class: "block" });
    block.element.style.height = `${block.members.length * itemHeight}px`;
    blockOfElement.set(block.element, block);
    nearList.observe(block.element);
    group.blocks.push(block);
  }
  group.body.replaceChildren(...group.blocks.map((block) => block.element));
}

/** The usual height of an item in pixels; a filled block has its own. */
const itemHeight = 31;
const blockOfElement = new WeakMap();
const nearList = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const block = blockOfElement.get(entry.target);
    if (entry.isIntersecting) fillBlock(block); else emptyBlock(block);
  }
}, { root: byID("list"), rootMargin: "800px" });

function fillBlock(block) {
  if (block.isFilled) return;
  block.isFilled = true;
  block.element.replaceChildren(...block.members.map(buildItem));
  block.element.style.height = "";
}

/** A block with the focus stays, so that the focus does. */
function emptyBlock(block) {
  if (!block.isFilled || block.element.contains(document.activeElement)) return;
  const height = block.element.offsetHeight;
  if (height > 0) block.element.style.height = `${height}px`;
  block.isFilled = false;
  block.element.replaceChildren();
}

function buildItem(index) {
  const result = run.results[index];
  const item = make("button", {
    type: "button", class: "item", id: `item-${index}`, "aria-current": index === selected ? "true" : null,
    onclick: () => select(index),
  }, make("span", { class: `mark ${result.weight}`, "aria-hidden": "true" }, result.mark),
    make("span", { class: "name" }, result.fixture,
      result.configuration ? make("span", { class: "quiet" }, ` ${result.configuration}`) : ""),
    make("span", { class: "word" }, result.word));
  Object.assign(item.dataset, { index, key: result.key });
  if (run.isReview) showDecision(item);
  return item;
}

/** The item of a snapshot that the list shows, in its open group; null if the filter hides it. */
function revealItem(index) {
  const group = groupOfIndex[index];
  const place = group.shown.indexOf(index);
  if (place < 0) return null;
  if (group.title !== undefined) group.element.open = true;
  fillBlock(group.blocks[Math.floor(place / blockLength)]);
  return byID(`item-${index}`);
}

/** Shows the snapshots whose key, verdict, change or diagnostic contains every word of the filter. */
function applyFilter() {
  const words = byID("filter").value.toLowerCase().split(/\s+/).filter(Boolean);
  const isShown = (index) => shownMarks.has(run.results[index].weight)
    && isOfOwner(run.results[index])
    && words.every((word) => run.results[index].haystack.includes(word));
  for (const group of groups) {
    group.shown = group.members.filter(isShown);
    group.element.hidden = group.shown.length === 0;
    if (words.length && group.title !== undefined && group.shown.length) group.element.open = true;
    buildBlocks(group);
  }
  shown = groups.flatMap((group) => group.shown);
  for (const part of document.querySelectorAll(".part")) part.hidden = !part.querySelector(".group:not([hidden])");
  byID("found").textContent = words.length || byID("owner")?.value || shownMarks.size < marks.length
    ? `${shown.length} of ${run.results.length} shown` : "";
  if (run.gallery) refreshGallery();
}

function toggleMark(button) {
  const isOn = button.getAttribute("aria-pressed") !== "true";
  button.setAttribute("aria-pressed", String(isOn));
  if (isOn) shownMarks.add(button.dataset.mark); else shownMarks.delete(button.dataset.mark);
  applyFilter();
}

/** Selects the next (1) or previous (-1) snapshot of those shown. */
function step(direction) {
  if (shown.length === 0) return;
  const present = shown.indexOf(selected);
  const next = present < 0 ? (direction > 0 ? 0 : shown.length - 1)
    : Math.min(shown.length - 1, Math.max(0, present + direction));
  select(shown[next]);
}
