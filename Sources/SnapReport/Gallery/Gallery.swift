import NumberText
package import SnapshotRecords

/// The references of a package as a site to look at: `snap gallery`.
package struct Gallery {
  /// A picture in the folder beside the page.
  package struct File: Hashable {
    /// The digest of its bytes, with its ending.
    package let name: String
    /// In pixels.
    package let width: Int
    package let height: Int

    package init(name: String, width: Int, height: Int) {
      (self.name, self.width, self.height) = (name, width, height)
    }
  }

  /// Where the layout of a picture is: a list in a script beside the page, and the place in it.
  package struct LayoutPlace: Hashable {
    package let list: String
    package let place: Int

    package init(list: String, place: Int) { (self.list, self.place) = (list, place) }
  }

  /// What became of a picture since a commit.
  package enum Change: Hashable, CaseIterable {
    case same, changed, new
  }

  /// A call in a source that takes snapshots.
  package struct Call: Hashable {
    package let source: SnapshotResult.Source
    /// Its text; nil if the source does not have it any more.
    package let text: String?

    package init(source: SnapshotResult.Source, text: String?) {
      (self.source, self.text) = (source, text)
    }
  }

  /// An environment, by the axes of a grid.
  package struct Environment: Hashable {
    package var width = ""
    package var look = ""
    package var textSize = ""
    package var language = ""
    /// What else is not usual.
    package var other = ""
    /// The Swift expression that makes it.
    package var code = ""

    package init() {}
  }

  /// A reference.
  package struct Picture {
    package let key: SnapshotKey
    /// Pixels per point.
    package let scale: Double
    package let file: File
    /// The class of the cell, or of another view that is shown; nil for a picture of another tool.
    package var className: String?
    package var layout: LayoutPlace?
    package var call: Call?
    package var change: Change?
    /// The reference before, where it changed.
    package var old: File?
    package var oldLayout: LayoutPlace?
    /// What changed, a sentence each.
    package var changes: [String] = []

    package init(key: SnapshotKey, scale: Double, file: File) {
      (self.key, self.scale, self.file) = (key, scale, file)
    }
  }

  /// The name of the package.
  package let title: String
  package let pictures: [Picture]
  /// The environments of the configurations whose names say one.
  package let environments: [String: Environment]
  /// What the pictures are compared with, as it was named; nil for nothing.
  package let since: String?
  /// The snapshots that are gone since then.
  package let gone: [SnapshotKey]

  package init(
    title: String, pictures: [Picture], environments: [String: Environment], since: String? = nil,
    gone: [SnapshotKey] = []
  ) {
    (self.title, self.pictures, self.environments) = (title, pictures, environments)
    (self.since, self.gone) = (since, gone)
  }

  /// The class under which pictures without a layout are.
  package static let withoutLayout = "Pictures without a layout"

  /// The pictures by class, and of a class by suite; sorted.
  var components: [(className: String, suites: [(name: String, members: [Int])])] {
    let classes = Dictionary(grouping: pictures.indices) {
      pictures[$0].className ?? Self.withoutLayout
    }
    return classes.sorted { $0.key < $1.key }.map { className, members in
      let suites = Dictionary(grouping: members) { pictures[$0].key.suite }
      return (
        className,
        suites.sorted { $0.key < $1.key }.map { name, members in
          (name, members.sorted { pictures[$0].key < pictures[$1].key })
        }
      )
    }
  }

  /// The numbers of pictures and classes, and of those that changed.
  package var summary: String {
    let classes = Set(pictures.map { $0.className ?? Self.withoutLayout }).count
    return "\(pictures.count.counted("picture")) of \(classes.counted("class", "classes"))"
      + (sinceSummary ?? "")
  }

  private var sinceSummary: String? {
    since.map { since in
      func count(_ change: Change) -> Int { pictures.count { $0.change == change } }
      return "; \(count(.changed)) changed, \(count(.new)) new, \(gone.count) gone since \(since)"
    }
  }
}
