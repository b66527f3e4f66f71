// Returns what is wrong with a page for those who see little or nothing, as a list of sentences: text with
// less contrast than WCAG 2.1 AA asks for (1.4.3), controls without a name (4.1.2), pictures without
// a text (1.1.1), identifiers that are not unique, headings that skip a level.
(() => {
  const problems = [];
  const parse = (color) => {
    const [red, green, blue, alpha = 1] = color.match(/[\d.]+/g).map(Number);
    return { red, green, blue, alpha };
  };
  const over = (top, bottom) => Object.fromEntries(["red", "green", "blue"].map((part) =>
    [part, top[part] * top.alpha + bottom[part] * (1 - top.alpha)]).concat([["alpha", 1]]));
  const background = (element) => {
    const layers = [];
    for (let at = element; at; at = at.parentElement) {
      const color = parse(getComputedStyle(at).backgroundColor);
      layers.push(color);
      if (color.alpha === 1) break;
    }
    return layers.reverse().reduce((below, layer) => over(layer, below), { red: 255, green: 255, blue: 255, alpha: 1 });
  };
  const opacity = (element) => {
    let product = 1;
    for (let at = element; at; at = at.parentElement) product *= Number(getComputedStyle(at).opacity);
    return product;
  };
  // https://www.w3.org/TR/WCAG21/#dfn-relative-luminance
  const luminance = ({ red, green, blue }) => {
    const [r, g, b] = [red, green, blue].map((part) => part / 255)
      .map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const name = (element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}">`
    + ` “${element.textContent.trim().slice(0, 40)}”`;

  let texts = 0;
  for (const element of document.body.querySelectorAll("*")) {
    const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
    if (!own || !isSeen(element) || element.matches("script, style, noscript, svg *")) continue;
    texts += 1;
    const style = getComputedStyle(element);
    const below = background(element);
    const color = parse(style.color);
    const ratio = contrast(over({ ...color, alpha: color.alpha * opacity(element) }, below), below);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio < (isLarge ? 3 : 4.5)) problems.push(`contrast ${ratio.toFixed(2)}: ${name(element)}`);
  }
  if (texts < 10) problems.push(`only ${texts} texts were found`);

  for (const control of document.querySelectorAll("button, input, select, textarea, summary, a[href], [tabindex]")) {
    if (!isSeen(control)) continue;
    const label = control.getAttribute("aria-label") ?? control.textContent;
    if (!label.trim()) problems.push(`without a name: ${name(control)}`);
    if (control.hasAttribute("tabindex") && !control.hasAttribute("role") && !control.matches("button, input")) {
      problems.push(`focused without a role: ${name(control)}`);
    }
  }
  for (const image of document.querySelectorAll("img")) {
    if (!image.hasAttribute("alt")) problems.push(`picture without a text: ${name(image)}`);
  }
  const identifiers = [...document.querySelectorAll("[id]")].map((element) => element.id);
  for (const id of identifiers.filter((id, index) => identifiers.indexOf(id) !== index)) problems.push(`twice: #${id}`);
  let level = 0;
  for (const heading of document.querySelectorAll("h1, h2, h3, h4")) {
    if (!isSeen(heading)) continue;
    const next = Number(heading.tagName[1]);
    if (next > level + 1) problems.push(`heading skips a level: ${name(heading)}`);
    level = next;
  }
  if (!document.documentElement.lang) problems.push("the page has no language");
  if (!document.querySelector("main")) problems.push("the page has no main part");
  return problems;
})()
