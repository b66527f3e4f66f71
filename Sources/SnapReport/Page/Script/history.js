// The versions that a snapshot's reference has had, by commits, with a slider over them.

const versionKeys = [
  [",", "earlier version", () => moveVersion(-1)], [".", "later version", () => moveVersion(1)],
];

function buildHistory(result) {
  const versions = result.history;
  if (!versions) return "";
  const last = versions.length - 1;
  const slider = make("input", {
    type: "range", id: "version", min: "0", max: String(last), value: String(last), "aria-label": "Version of the reference",
    hidden: last === 0, oninput: () => showVersion(result),
  });
  slider.value = String(last);
  return make("section", { class: "history" }, make("h3", {}, `${versions.length} version${last ? "s" : ""} of the reference`),
    slider, make("div", { id: "version-place", "aria-live": "polite" }, buildVersion(result, last)));
}

function buildVersion(result, place) {
  const { commit, changes, side } = result.history[place];
  return [make("p", {}, make("strong", {}, commit)), make("ul", {}, changes.map((change) => make("li", {}, change))),
    side ? make("figure", {}, layer(side, "version", result)) : make("p", { class: "absent" }, "no picture on this machine")];
}

function showVersion(result) {
  fill(byID("version-place"), buildVersion(result, Number(byID("version").value)));
}

function moveVersion(direction) {
  const slider = byID("version");
  if (!slider) return;
  slider.value = String(Number(slider.value) + direction);
  showVersion(run.results[selected]);
}
