// The stage shows reference and actual over each other or beside each other.

const modes = [
  ["side", "Side by side"], ["swipe", "Swipe"], ["onion", "Onion skin"], ["blink", "Blink"],
  ["difference", "Difference"],
];
const view = { mode: "side", zoom: 1, amount: 0.5, isBlinkedOn: true, frames: false, loupe: false };
let blinkTimer = null;

function buildStage(result) {
  const stage = make("div", {
    class: "stage", id: "stage", tabindex: "0", role: "group", "aria-label": stageName(result),
  });
  const both = isPicture(result.reference) && isPicture(result.actual);
  if (view.mode === "side" || !both) {
    for (const [name, side] of sides(result)) stage.append(buildFigure(name, side, result));
  } else {
    stage.append(buildStack(result));
  }
  return stage;
}

const stageName = (result) =>
  isOfText(result) ? `Texts of ${result.key}.` : `Pictures of ${result.key}. Arrow keys move the loupe while it is on.`;

function sides(result) {
  const pair = [["reference", result.reference], ["actual", result.actual]];
  const diff = ["diff", result.diff];
  return (isOfText(result) ? [diff, ...pair] : [...pair, diff]).filter(([, side]) => side);
}

/** What a side is called, by what is compared. */
const sideName = (name, result) =>
  run.captions?.[name] ?? (name === "reference" ? result?.baseName : undefined) ?? name;

/** Whether a side of a snapshot is a text, in the page or beside it. */
const isText = (side) => side?.text !== undefined || (side?.file !== undefined && !isPicture(side));

const isOfText = (result) => [result.reference, result.actual].some(isText);

function buildFigure(name, side, result) {
  const caption = make("figcaption", {}, sideName(name, result));
  if (side.text !== undefined) return make("figure", { class: `text ${name}` }, caption, buildLines(side.text, name));
  if (isText(side)) {
    const link = make("a", { href: `${folder}/${side.file}` }, "the text in a file of its own");
    return make("figure", {}, caption, make("p", {}, link));
  }
  if (!isPicture(side)) {
    return make("figure", {}, caption, make("p", { class: "absent" }, side.problem));
  }
  const plane = make("div", { class: "plane" }, layer(side, name, result));
  plane.dataset.side = name;
  return make("figure", {}, caption, plane);
}

/** A text line by line; in a diff the changed ones are marked. */
function buildLines(text, name) {
  if (name !== "diff") return make("pre", {}, text);
  return make("pre", {}, text.replace(/\n$/, "").split("\n").map((line) =>
    make("span", { class: { "+": "added", "-": "removed" }[line[0]] ?? null }, `${line}\n`)));
}

/** Both pictures over each other, aligned at the top left. */
function buildStack(result) {
  const reference = layer(result.reference, "reference", result);
  const actual = layer(result.actual, "actual", result);
  const plane = make("div", { class: `plane stack ${view.mode}` }, reference, actual);
  plane.dataset.side = "actual";
  if (view.mode === "swipe") {
    plane.append(make("div", { class: "seam" }));
    plane.addEventListener("pointermove", (event) => followPointer(event, plane));
  }
  plane.style.setProperty("--amount", view.amount);
  plane.classList.toggle("off", view.mode === "blink" && !view.isBlinkedOn);
  return make("figure", {}, make("figcaption", { id: "stack-caption" }, stackCaption(result)), plane);
}

function stackCaption(result) {
  switch (view.mode) {
  case "blink": return sideName(view.isBlinkedOn ? "actual" : "reference", result);
  case "difference": return "black where both are equal";
  default: return `${sideName("reference", result)}, and over it ${sideName("actual", result)}`;
  }
}

function layer(side, name, result) {
  const image = lazyImage(side, {
    class: `layer ${name}`, alt: `${sideName(name, result)}: ${result.key}`, draggable: "false",
  });
  setSize(image, side, result);
  return image;
}

function setSize(image, side, result) {
  const scale = result.scale > 0 ? result.scale : 1;
  image.style.width = `${side.width / scale * view.zoom}px`;
  image.style.height = `${side.height / scale * view.zoom}px`;
}

function buildToolbar(result) {
  const buttons = modes.map(([mode, title], index) => make("button", {
    type: "button", "aria-pressed": String(view.mode === mode), title: `${title} (${index + 1})`,
    "data-mode": mode, onclick: () => setMode(mode),
  }, title));
  const slider = make("input", {
    type: "range", id: "amount", min: "0", max: "100", value: String(view.amount * 100),
    "aria-label": "How much of the actual picture is seen",
    hidden: view.mode !== "swipe" && view.mode !== "onion",
    oninput: (event) => setAmount(event.target.value / 100),
  });
  const toggles = [["frames", "Frames", "f"], ["loupe", "Loupe", "l"]].map(([name, title, key]) =>
    make("button", {
      type: "button", "aria-pressed": String(view[name]), title: `${title} (${key})`,
      "data-toggle": name, onclick: () => toggle(name),
    }, title));
  return make("div", { class: "tools", role: "group", "aria-label": "How the pictures are shown" },
    result.actual && result.reference ? make("span", { class: "choice" }, buttons) : "", slider,
    make("span", { class: "choice" },
      make("button", { type: "button", title: "Smaller (-)", "aria-label": "Smaller", onclick: () => zoom(0.5) }, "−"),
      make("output", { id: "zoom" }, `${view.zoom * 100} %`),
      make("button", { type: "button", title: "Larger (+)", "aria-label": "Larger", onclick: () => zoom(2) }, "+")),
    make("span", { class: "choice" }, toggles));
}

function setMode(mode) {
  view.mode = mode;
  view.isBlinkedOn = true;
  showStage();
}

function setAmount(amount) {
  view.amount = Math.min(1, Math.max(0, amount));
  byID("amount").value = view.amount * 100;
  for (const plane of document.querySelectorAll(".stack")) plane.style.setProperty("--amount", view.amount);
}

/** A pressed pointer draws the seam along. */
function followPointer(event, plane) {
  if (event.buttons !== 1) return;
  const bounds = plane.getBoundingClientRect();
  setAmount(1 - (event.clientX - bounds.left) / bounds.width);
}

function zoom(factor) {
  view.zoom = Math.min(16, Math.max(0.25, view.zoom * factor));
  showStage();
}

function toggle(name) {
  view[name] = !view[name];
  showStage();
}

/** Redraws toolbar and stage for the selected snapshot, keeping the focus. */
function showStage() {
  const result = run.results[selected];
  const focus = document.activeElement?.dataset ?? {};
  const isShown = isPicture(result.reference) || isPicture(result.actual);
  byID("tools").replaceChildren(isShown ? buildToolbar(result) : "");
  byID("stage-place").replaceChildren(buildStage(result));
  byID("tools").querySelector(
    focus.mode ? `[data-mode="${focus.mode}"]` : focus.toggle ? `[data-toggle="${focus.toggle}"]` : "none")?.focus();
  document.body.classList.toggle("pixelated", view.zoom * (window.devicePixelRatio || 1) > result.scale);
  if (view.frames) showFrames(result);
  if (view.loupe) showLoupe(result);
  restartBlinking();
}

/** Blinks every 0.7 s; with reduced motion only by hand. */
function restartBlinking() {
  clearInterval(blinkTimer);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (view.mode === "blink" && !isStill) blinkTimer = setInterval(blink, 700);
}

function blink() {
  const plane = document.querySelector(".stack.blink");
  if (!plane) return clearInterval(blinkTimer);
  view.isBlinkedOn = !view.isBlinkedOn;
  plane.classList.toggle("off", !view.isBlinkedOn);
  byID("stack-caption").textContent = stackCaption(run.results[selected]);
}
