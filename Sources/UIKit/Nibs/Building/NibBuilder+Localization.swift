internal import Foundation
internal import InterfaceBuilder

extension NibBuilder {
  /// Returns the view with its texts in the language of the current traits, if the file is translated.
  func localized(_ model: IBView) -> IBView {
    guard let locale = UITraitCollection.current.localeIdentifier else { return model }
    for note in document.localizations.table(for: locale)?.notes ?? [] {
      guard let object = model.view(withID: note.object) else { continue }
      self.note(object.element, .translation(note.kind))
    }
    return document.localized(model, for: locale)
  }
}
