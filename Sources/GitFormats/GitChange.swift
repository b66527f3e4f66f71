/// A path that two revisions do not have alike: only one has it, or its contents differ.
package struct GitChange: Hashable {
  /// The path before; nil for a new file.
  package let old: String?
  /// The path afterwards; nil for a file that is gone.
  package let new: String?
  /// The commits of a submodule before and afterwards; nil where the path is none, the later one also where the working
  /// tree has it.
  package var submodule: (old: String?, new: String?)

  package init(old: String?, new: String?) {
    self.old = old
    self.new = new
  }

  package static func == (first: Self, second: Self) -> Bool {
    first.old == second.old && first.new == second.new && first.submodule == second.submodule
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(old)
    hasher.combine(new)
  }

  /// Whether the path is a submodule on one of the sides.
  package var isOfSubmodule: Bool { submodule.old != nil || submodule.new != nil }

  /// Reads what `git diff --raw --no-abbrev -z` prints; an entry that is cut off ends the list.
  package static func all(in output: String) -> [GitChange] {
    var words = output.split(separator: "\0").map(String.init)[...]
    var changes: [GitChange] = []
    while let head = words.popFirst() {
      let fields = head.split(separator: " ").map(String.init)
      guard fields.count == 5, let path = words.popFirst() else { return changes }
      var change: GitChange
      switch fields[4].first {
      case "A": change = GitChange(old: nil, new: path)
      case "D": change = GitChange(old: path, new: nil)
      case "R", "C":
        guard let new = words.popFirst() else { return changes }
        change = GitChange(old: fields[4].first == "C" ? nil : path, new: new)
      default: change = GitChange(old: path, new: path)
      }
      if fields[0] == ":160000" { change.submodule.old = fields[2] }
      if fields[1] == "160000" { change.submodule.new = fields[3] }
      changes.append(change)
    }
    return changes
  }

  /// Returns the change with its paths in a folder.
  package func placed(in folder: String) -> GitChange {
    var change = GitChange(old: old.map { folder + $0 }, new: new.map { folder + $0 })
    change.submodule = submodule
    return change
  }
}
