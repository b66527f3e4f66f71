#if !canImport(Darwin)
internal import Foundation
internal import UIKit

// Calls that UIKit's functions of these names do not take: those of files that only import Foundation, with as many
// arguments, or with a list of them. A program with a static Foundation has UIKit's only.

/// `NSLocalizedString` with all its parameters, or those that a call gives.
@_silgen_name("snap_localized_string") func localizedString(
  _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
) -> String {
  LocalizedLookup(bundle: bundle, table: tableName).text(for: key, value: value)
}

/// `String(format:_:)`, which owns its list of arguments, as initializers do.
@_silgen_name("snap_format") func format(
  _ format: String, _ arguments: __owned [any CVarArg]
) -> String {
  LocalizedFormat(format, arguments, locale: nil).text
}

/// `String(format:arguments:)`.
@_silgen_name("snap_format_list") func format(_ format: String, list: [any CVarArg]) -> String {
  LocalizedFormat(format, list, locale: nil).text
}

/// `String.localizedStringWithFormat(_:_:)`.
@_silgen_name("snap_localized_format") func localizedFormat(
  _ format: String, _ arguments: [any CVarArg]
) -> String {
  LocalizedFormat(format, arguments).text
}
#endif
