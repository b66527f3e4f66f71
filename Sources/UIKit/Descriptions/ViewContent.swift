/// What cell files set on views, by the keys of all descriptions.
@MainActor package enum ViewContent {
  private static let properties = ViewDescription.all.flatMap { description in
    description.properties.filter { $0.form != nil }.map { (description.noun, property: $0) }
  }

  /// The keys, each once, in the order of the descriptions.
  package static let keys = unique(properties.map(\.property.name))

  /// Returns how cell files write the value of a key; nil for a key that does not exist.
  package static func form(of key: String) -> ViewProperty.Form? {
    properties.first { $0.property.name == key }?.property.form
  }

  /// Sets a value on a view; false if views of its class do not have the key.
  package static func set(_ key: String, _ value: ViewValue, of view: UIView) -> Bool {
    properties.map(\.property).filter { $0.name == key }.set(value, of: view) ?? false
  }

  /// What messages call a view that has a key, such as “slider”, “stepper”.
  package static func owners(of key: String) -> [String] {
    unique(properties.filter { $0.property.name == key }.map(\.0))
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
