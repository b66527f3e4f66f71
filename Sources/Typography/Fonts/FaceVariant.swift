/// Which of the fonts in a file is meant.
struct FaceVariant: Hashable, Sendable {
  /// A file is asked for no more fonts and no more instances of each; damaged ones may claim thousands.
  static let limit = 64

  /// The place in a collection (TTC), from 0.
  var index = 0
  /// The named instance of a variable font, from 1; 0 for its default.
  var instance = 0
  /// Places besides the instance's, in the order of their tags; each axis once.
  var axes: [FontAxis] = []
}
