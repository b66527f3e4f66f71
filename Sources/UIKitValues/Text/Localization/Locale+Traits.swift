internal import Foundation

extension Locale {
  /// The locale of the current traits, with the standard one for an unspecified one.
  package static var ofCurrentTraits: Locale {
    Locale(identifier: UITraitCollection.current.languageIdentifier)
  }
}
