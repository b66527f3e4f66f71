/// Where the symbolic links of a revision lead, among its own paths.
///
/// A link to a folder gives each file in that a second place. Nothing outside of the revision is looked at.
package struct LinkedPlaces {
  /// The files that links lead to, by the places that the links give them.
  package private(set) var files: [String: String] = [:]
  /// The links that lead to no path of the revision, or in circles, with what they say.
  package private(set) var lost: [(path: String, target: String)] = []

  private let paths: Set<String>
  private let links: [String: String]
  /// The names in each folder.
  private let contents: [String: [String]]

  /// More links on one way are a circle, as for the system.
  private static let longestWay = 40
  /// What the system takes for a path, in bytes.
  private static let longestPath = 4096
  /// Links that lead to each other's folders would make endless places: so many steps for each path are enough for all
  /// others.
  private static let stepsPerPath = 16
  private static let leastSteps = 10_000
  private var steps = 0

  /// Follows links.
  ///
  /// - Parameters:
  ///   - links: what links say, by their paths.
  ///   - paths: the paths of plain files.
  package init(_ links: [String: String], among paths: some Sequence<String>) {
    self.links = links
    guard !links.isEmpty else {
      (self.paths, contents) = ([], [:])
      return
    }
    self.paths = Set(paths.filter(GitTreeEntry.isSafe))
    contents = Self.folders(self.paths.union(links.keys.filter(GitTreeEntry.isSafe)))
    for (link, target) in links.sorted(by: { $0.key < $1.key }) {
      guard GitTreeEntry.isSafe(link), link.utf8.count + target.utf8.count <= Self.longestPath,
        let real = real(link, links: 0), add(link, real, above: [])
      else {
        lost.append((link, target))
        continue
      }
    }
  }

  private static func folders(_ paths: Set<String>) -> [String: [String]] {
    var contents: [String: [String]] = [:]
    for path in paths.sorted() {
      var rest = path[...]
      while !rest.isEmpty {
        let slash = rest.utf8.lastIndex(of: UInt8(ascii: "/"))
        let folder = slash.map { String(rest[..<$0]) } ?? ""
        let name = String(slash.map { rest[rest.utf8.index(after: $0)...] } ?? rest)
        let isNew = contents[folder] == nil
        contents[folder, default: []].append(name)
        guard isNew, let slash else { break }
        rest = rest[..<slash]
      }
    }
    return contents
  }

  /// Adds what is at the end of a link; false if it holds more than can be followed.
  private mutating func add(_ place: String, _ real: String, above: [String]) -> Bool {
    steps += 1
    guard steps <= Self.leastSteps + Self.stepsPerPath * (paths.count + links.count) else {
      return false
    }
    if paths.contains(real) {
      files[place] = real
      return true
    }
    // A folder that holds a link to itself, or to one around it, has endless places; the first round has all files.
    guard !above.contains(where: { $0 == real || real.isEmpty || $0.hasPrefix(real + "/") }) else {
      return true
    }
    return (contents[real] ?? []).allSatisfy { name in
      let inner = real.isEmpty ? name : "\(real)/\(name)"
      guard let end = links[inner] == nil ? inner : self.real(inner, links: 0) else { return true }
      return add("\(place)/\(name)", end, above: above + [real])
    }
  }

  /// The path without links to which a path leads; nil if it is not in the revision.
  private func real(_ path: String, links count: Int) -> String? {
    guard count <= Self.longestWay else { return nil }
    var way: [Substring] = []
    var open = path.split(separator: "/")[...]
    while let part = open.popFirst() {
      switch part {
      case ".": continue
      case "..":
        guard way.popLast() != nil else { return nil }
      default: way.append(part)
      }
      guard let target = links[way.joined(separator: "/")] else { continue }
      guard !target.hasPrefix("/") else { return nil }
      let next = (way.dropLast() + target.split(separator: "/") + open).joined(separator: "/")
      return real(next, links: count + 1)
    }
    let end = way.joined(separator: "/")
    return paths.contains(end) || contents[end] != nil ? end : nil
  }
}
