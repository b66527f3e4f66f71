extension FuzzTarget {
  /// All of them, in the order in which they are run.
  package static let all = [
    png, jpeg, font, interface, strings, stringCatalog, cells, assets, symbol, layout, layouts,
    record, views, http, project, digests, bundle, settings,
  ]
}
