// Decisions, where the page is served by `snap review`. The tool does what is asked and answers with what
// is decided so far; the page shows nothing else.

/** The outcome of each decided snapshot, by key. */
let decisions = {};
/** The number of snapshots to decide on, with the decided ones. */
let waiting = 0;

const reviewKeys = [
  ["a", "accept this snapshot", () => decide("accept", [selected])],
  ["r", "reject this snapshot", () => decide("reject", [selected])],
  ["A", "accept all of this cause", () => decide("accept", explainedOf(selected))],
  ["R", "reject all of this cause", () => decide("reject", groupOf(selected))],
  ["u", "undo the last decision", () => undo()],
];

const isWaiting = (index) => run.results[index].accept !== undefined;
const isUndecided = (index) => isWaiting(index) && !decisions[run.results[index].key];
/** What the filter shows, so that nobody decides on what is not seen. */
const allIndices = () => shown;

const groupOf = (index) => groupOfIndex[index]?.shown ?? [index];

/** The group without snapshots whose pixels the cause does not explain: those are accepted one by one. */
const explainedOf = (index) => groupOf(index).filter((member) => !run.results[member].isUnexplained);

function decide(verb, indices) {
  const keys = indices.filter(isUndecided).map((index) => run.results[index].key);
  if (keys.length > 0) return ask(verb, keys);
  return tell("Nothing here waits to be decided.");
}

const undo = () => ask("undo", []);

async function ask(verb, keys) {
  try {
    const response = await fetch("decide", {
      method: "POST", headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ verb, keys, edition: run.edition }),
    });
    if (!response.ok) throw new Error(await response.text());
    take(await response.json(), verb !== "undo");
  } catch (error) {
    tell(error instanceof TypeError ? "snap review has ended; nothing more is written." : error.message);
  }
}

/** Shows the tool's answer, and the next snapshot that waits. */
function take(answer, goesOn) {
  // Another picture was made since: the tool shows that one, and says why.
  if (answer.edition !== run.edition) return location.reload();
  decisions = answer.decisions;
  waiting = answer.waiting;
  for (const item of document.querySelectorAll(".item")) showDecision(item);
  const next = goesOn ? nextUndecided() : -1;
  if (next >= 0 && !isUndecided(selected)) select(next);
  else if (selected >= 0) select(selected);
  tell(answer.message);
}

function showDecision(item) {
  const result = run.results[item.dataset.index];
  const decision = decisions[result.key];
  item.classList.toggle("decided", Boolean(decision));
  item.querySelector(".word").textContent = decision ?? result.word;
}

function nextUndecided() {
  const place = shown.indexOf(selected) + 1;
  return [...shown.slice(place), ...shown.slice(0, place)].find(isUndecided) ?? -1;
}

function tell(message) {
  const decided = Object.keys(decisions).length;
  byID("review-count").textContent = `${decided} of ${waiting} decided`;
  byID("review-message").textContent = message;
}

/** What is decided on one snapshot, and the buttons to decide. */
function buildDecision(result, index) {
  const decision = decisions[result.key];
  if (decision) return make("p", { class: "decision" }, make("strong", {}, `${decision}. `), reviewButton("u"));
  const group = groupOf(index).filter(isUndecided);
  const explained = explainedOf(index).filter(isUndecided);
  const groupButtons = group.length < 2 ? []
    : [...(explained.length < 2 ? [] : [reviewButton("A", `Accept all ${explained.length} of this cause`)]),
      reviewButton("R", explained.length < 2 ? `Reject all ${group.length}` : "Reject them")];
  return make("p", { class: "decision choice" }, reviewButton("a", "Accept"), reviewButton("r", "Reject"), groupButtons);
}

function reviewButton(name, title) {
  const [key, text, action] = reviewKeys.find(([key]) => key === name);
  return make("button", { type: "button", "data-review": key, title: `${text} (${key})`, onclick: action },
    title ?? "Undo");
}

async function beginReview() {
  keys.push(...reviewKeys);
  document.querySelector(".top").append(make("div", { class: "review", role: "group", "aria-label": "Review" },
    make("span", { id: "review-count", class: "count" }),
    make("button", { type: "button", id: "accept-all", onclick: () => decide("accept", allIndices()) }, "Accept all"),
    make("button", { type: "button", id: "reject-all", onclick: () => decide("reject", allIndices()) }, "Reject all"),
    make("button", { type: "button", id: "undo", title: "undo the last decision (u)", onclick: undo }, "Undo"),
    make("span", { id: "review-message", role: "status" })));
  const response = await fetch("state");
  take(await response.json(), false);
}
