import FileAccess
import Foundation

/// The form in which a package keeps the references of its pictures.
public enum ReferenceForm: String, Codable, Sendable, CaseIterable {
  /// A PNG file for each picture.
  case pictures
  /// A text file for each suite, with a line for each picture: see ``DigestFile``.
  case digests
}
