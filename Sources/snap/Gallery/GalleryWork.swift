import Foundation
import LayoutModel
import Revisions
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots
import Terminal
import TestRuns

/// Makes a gallery of a package's references, one fixture after the other.
struct GalleryWork {
  /// The references that cannot be shown, with the reason.
  private(set) var problems: [(key: SnapshotKey, reason: String)] = []
  private(set) var shown: [Gallery.Picture] = []

  private let store: SnapshotStore
  private var calls: SourceCalls
  private var folder: GalleryFolder
  private let earlier: EarlierReferences?

  /// Begins a gallery.
  ///
  /// - Parameters:
  ///   - directories: the package.
  ///   - earlier: what its references were; nil where nothing is compared.
  ///   - folder: the folder to write.
  /// - Throws: `FileError` if the records of the last run cannot be read.
  init(
    of directories: SnapshotDirectories, _ earlier: EarlierReferences?, in folder: GalleryFolder
  ) throws {
    store = directories.store
    calls = SourceCalls(try LatestRun(in: directories).results, of: directories)
    (self.earlier, self.folder) = (earlier, folder)
  }

  /// Writes the pictures and the page.
  ///
  /// - Parameters:
  ///   - pictures: the references, sorted by key.
  ///   - title: the package's name.
  ///   - since: what they are compared with, as it was named.
  /// - Returns: the gallery.
  /// - Throws: `FileError` if a file cannot be written.
  mutating func write(
    _ pictures: [SnapshotStore.ReferencePicture], title: String, since: String?
  ) throws -> Gallery {
    for fixture in pictures.chunked(by: { "\($0.key.suite)/\($0.key.fixture)" }) {
      try add(fixture)
    }
    let names = Set(shown.map(\.key.configuration))
    let environments = names.compactMap { name in
      Gallery.Environment(ofName: name).map { (name, $0) }
    }
    let gallery = Gallery(
      title: title, pictures: shown, environments: Dictionary(uniqueKeysWithValues: environments),
      since: since, gone: earlier?.gone ?? [])
    try folder.finish(gallery)
    return gallery
  }

  /// Adds the pictures of a fixture, whose layouts are read together.
  private mutating func add(_ fixture: [SnapshotStore.ReferencePicture]) throws {
    var found: [Gallery.Picture] = []
    var layouts: [Data?] = []
    for reference in fixture {
      guard let data = try data(of: reference) else { continue }
      guard let file = try folder.add(data) else {
        problems.append((reference.key, "it is not a PNG. Record it again."))
        continue
      }
      var picture = Gallery.Picture(key: reference.key, scale: reference.scale, file: file)
      picture.call = try calls.call(of: reference.key)
      let old = try compare(&picture, data, at: reference.path)
      let layout = try? Snapshot.layout(ofPNG: data, name: reference.path).layout
      picture.className = layout?.tree.shownClass
      found.append(picture)
      layouts += [layout.flatMap { _ in data }, old].map {
        $0.flatMap { PictureLayout(ofPNG: $0) }?.png
      }
    }
    guard !found.isEmpty else { return }
    let list = try folder.add(layouts)
    for (index, picture) in found.enumerated() {
      var picture = picture
      func place(_ place: Int) -> Gallery.LayoutPlace? {
        layouts[place].map { _ in Gallery.LayoutPlace(list: list, place: place) }
      }
      (picture.layout, picture.oldLayout) = (place(2 * index), place(2 * index + 1))
      shown.append(picture)
    }
  }

  /// The bytes of a picture; one that cannot be read is a problem.
  private mutating func data(of reference: SnapshotStore.ReferencePicture) throws -> Data? {
    do {
      if let data = try store.data(of: reference) { return data }
      problems.append(
        (
          reference.key,
          "only its digest is on this machine. Run `snap verify`, or `snap references --fetch`."
        ))
    } catch {
      problems.append((reference.key, "\(error)"))
    }
    return nil
  }

  /// Says what became of a picture since the commit, and returns what it was, if that is another picture.
  private mutating func compare(
    _ picture: inout Gallery.Picture, _ data: Data, at path: String
  ) throws -> Data? {
    guard let earlier else { return nil }
    if earlier.new.contains(path) {
      picture.change = .new
    } else if let before = earlier.changed[path] {
      picture.change = .changed
      picture.old = try before.data.flatMap { try folder.add($0) }
      picture.changes = ReferenceStep(from: before.data, to: data).sentences
      if before.key != picture.key { picture.changes.insert("was \(before.key)", at: 0) }
      return before.data
    } else {
      picture.change = .same
    }
    return nil
  }
}

extension LayoutNode {
  /// The class that a picture shows: of a contact sheet, that of its cells.
  fileprivate var shownClass: String {
    className == ContactSheetArtifact.className ? children.first?.className ?? className : className
  }
}

extension Array {
  /// The elements in runs of those with equal names.
  fileprivate func chunked(by name: (Element) -> String) -> [[Element]] {
    reduce(into: [(name: String, elements: [Element])]()) { runs, element in
      let name = name(element)
      if runs.last?.name == name {
        runs[runs.count - 1].elements.append(element)
      } else {
        runs.append((name, [element]))
      }
    }.map(\.elements)
  }
}
