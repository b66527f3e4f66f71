extension FuzzTarget {
  /// All of them, in the order in which they are run.
  package static let all = [
    png, jpeg, font, interface, lint, strings, stringCatalog, plurals, cells, assets, colors,
    symbol, svg, pdf, layout, layouts, record, frames, run, timings, views, http, project, digests,
    bundle,
    messages, outline, settings, claims, work, passing, events, baseline, git, pointer, swift,
    comment,
  ]
}
