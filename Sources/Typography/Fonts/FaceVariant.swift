/// Identifies one of the fonts in a file.
struct FaceVariant: Hashable, Sendable {
  /// The limit on fonts in a file and on instances of each; damaged files may claim thousands.
  static let limit = 64

  /// The index in a collection (TTC), from 0.
  var index = 0
  /// The named instance of a variable font, from 1; 0 for its default.
  var instance = 0
  /// Axis values in addition to the instance's, in the order of their tags; each axis once.
  var axes: [FontAxis] = []
}
