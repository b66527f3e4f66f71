public import Foundation

// Foundation's function on Linux takes the machine's language. Where both fit a call, Swift prefers the one without
// parameters that the call leaves out, so there is one for each set of arguments.

/// Returns the text with a key in the language of the current traits; the key if it is not translated.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedLookup(bundle: nil, table: nil).text(for: key)
}

/// Returns the text with a key of a table.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedLookup(bundle: nil, table: tableName).text(for: key)
}

/// Returns the text with a key of a bundle.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedLookup(bundle: bundle, table: nil).text(for: key)
}

/// Returns the text with a key, or a value if it is not translated.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedLookup(bundle: nil, table: nil).text(for: key, value: value)
}

/// Returns the text with a key of a bundle's table.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  LocalizedLookup(bundle: bundle, table: tableName).text(for: key)
}

/// Returns the text with a key of a table, or a value if it is not translated.
public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String {
  LocalizedLookup(bundle: nil, table: tableName).text(for: key, value: value)
}

/// Returns the text with a key of a bundle, or a value if it is not translated.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  LocalizedLookup(bundle: bundle, table: nil).text(for: key, value: value)
}

/// Returns the text with a key of a bundle's table, or a value if it is not translated.
///
/// With nil as the table, a call is Foundation's, and has the machine's language.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  LocalizedLookup(bundle: bundle, table: tableName).text(for: key, value: value)
}
