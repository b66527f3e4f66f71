/// The look of the page, in light and in dark.
enum Stylesheet {
  /// The digest of ``css`` by which the page's content security policy allows it and nothing else:
  /// `sha256-` and the SHA-256 of its UTF-8 in Base64.
  static let digest = "sha256-YKmBaxyewf9340VpkydNlf6JO6lHv4YJn1DQ3voCa/Y="

  static let css: StaticString = """
    :root { color-scheme: light dark; --page: #f4f4f6; --card: #fff; --text: #1c1c1e;
      --quiet: #6a6a70; --line: #dcdce0; --good: #1d7a35; --bad: #c2261c; --changed: #0a62c4;
      --warning: #96600a; --stage: #e9e9ed; }
    @media (prefers-color-scheme: dark) { :root { --page: #111113; --card: #1c1c1f;
      --text: #ececf0; --quiet: #a0a0a8; --line: #34343a; --good: #4cc96a; --bad: #ff7268;
      --changed: #66aaff; --warning: #e8ae4a; --stage: #2a2a2f; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 32px 24px 64px; max-width: 1180px; background: var(--page);
      color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
    h1 { margin: 0; font-size: 28px; line-height: 1.2; }
    h2 { margin: 40px 0 12px; font-size: 20px; }
    h3 { margin: 0; font-size: 16px; overflow-wrap: anywhere; }
    p { margin: 4px 0; }
    code { font: 13px/1.5 ui-monospace, monospace; background: var(--stage); padding: 2px 6px;
      border-radius: 5px; overflow-wrap: anywhere; }
    .quiet { color: var(--quiet); }
    .good { color: var(--good); } .bad { color: var(--bad); } .changed { color: var(--changed); }
    .error { color: var(--bad); } .warning { color: var(--warning); } .note { color: var(--quiet); }
    .badge { border: 1px solid currentcolor; border-radius: 999px; padding: 0 10px;
      font-size: 13px; white-space: nowrap; }
    .card { background: var(--card); border: 1px solid var(--line); border-radius: 12px;
      padding: 16px 20px; margin: 0 0 16px; }
    .card header { display: flex; gap: 12px; align-items: baseline;
      justify-content: space-between; }
    .pictures { display: flex; flex-wrap: wrap; gap: 16px; margin: 12px 0; }
    figure { margin: 0; max-width: 100%; }
    figcaption { color: var(--quiet); font-size: 13px; margin: 0 0 4px; overflow-wrap: anywhere; }
    img { display: block; max-width: 100%; height: auto; border: 1px solid var(--line);
      background: repeating-conic-gradient(var(--stage) 0 25%, var(--card) 0 50%) 0 0 / 16px 16px; }
    .absent { border: 1px dashed var(--line); border-radius: 8px; padding: 16px;
      color: var(--quiet); }
    article > p { white-space: pre-line; }
    pre { margin: 0; padding: 12px; overflow-x: auto; background: var(--stage); border-radius: 8px;
      font: 12px/1.5 ui-monospace, monospace; }
    ul { margin: 8px 0; padding-left: 20px; } li { overflow-wrap: anywhere; }
    li p { white-space: pre-line; }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; }
    th, td { text-align: left; padding: 6px 12px; border-bottom: 1px solid var(--line);
      vertical-align: top; }
    th { color: var(--quiet); font-weight: 500; font-size: 13px; }
    td { overflow-wrap: anywhere; } .number { text-align: right; white-space: nowrap;
      font-variant-numeric: tabular-nums; }
    .whole { white-space: nowrap; }
    a { color: inherit; }
    """
}
