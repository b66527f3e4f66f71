import FileAccess
import Foundation

/// The files of some folders that can change a picture, and which of them were saved, made or removed.
///
/// The system tells of changes at once. What it does not tell of, such as a host's changes in a container's mount, a folder beyond
/// its limit of watched ones, or events that it has dropped, is found as all files are looked at every few seconds. A file is compared
/// with what it was before in both cases, so that nothing is reported twice.
final class FolderWatch {
  private enum Limits {
    static let look = Duration.seconds(2)
    /// An editor may remove a file before it writes the next version.
    static let patience = Duration.milliseconds(150)
    /// More folders than any app has sources in.
    static let folders = 20_000
  }

  /// A folder to look into.
  struct Root {
    let folder: URL
    /// Whether the folders in it count, too.
    var isDeep = true
  }

  private let roots: [Root]
  private let excluded: String?
  private let isRelevant: (String) -> Bool
  private let descriptor: Int32
  private var folders: [Int32: String] = [:]
  private(set) var files: [String: FileIdentity] = [:]
  /// When files were first missed.
  private var missed: [String: ContinuousClock.Instant] = [:]
  private var looked = ContinuousClock.now
  /// How many folders the system does not watch.
  private(set) var unwatched = 0

  /// Begins to watch folders with all below them but hidden folders and those of other projects' code.
  ///
  /// - Parameters:
  ///   - roots: the folders.
  ///   - excluded: a folder to leave out.
  ///   - isRelevant: whether a path is one of those that matter.
  init(
    _ roots: [Root], excluding excluded: URL? = nil, where isRelevant: @escaping (String) -> Bool
  ) {
    (self.roots, self.excluded) = (roots, excluded?.path)
    self.isRelevant = isRelevant
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    files = look()
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Waits for changes.
  ///
  /// - Parameter limit: the longest time to wait.
  /// - Returns: the paths of the files that are new, changed or gone, sorted; empty if none is.
  func changes(within limit: Duration) -> [String] {
    var changed: Set<String> = []
    if wait(limit) { changed = readEvents() }
    let now = ContinuousClock.now
    if now - looked > Limits.look || changed.contains(Self.all) {
      changed.formUnion(lookAgain())
      changed.remove(Self.all)
    }
    let gone = missed.filter { now - $0.value > Limits.patience }.keys
    for path in gone {
      missed[path] = nil
      if FileIdentity(path: path) == nil, files.removeValue(forKey: path) != nil {
        changed.insert(path)
      }
    }
    return changed.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func wait(_ limit: Duration) -> Bool {
    let milliseconds = Int32(clamping: Int(limit / .milliseconds(1)))
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let most = missed.isEmpty ? milliseconds : min(milliseconds, 50)
    return poll(&polled, 1, most) > 0
  }

  /// What ends a change of a file, as it is closed or has its name, and what makes a folder.
  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR)
  private static let headLength = 16

  /// Stands for all files where the system tells of a folder, or of less than happened.
  private static let all = ""

  /// Reads what the system tells.
  private func readEvents() -> Set<String> {
    var changed: Set<String> = []
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(descriptor, &bytes, bytes.count), count > 0 {
      bytes.withUnsafeBytes { bytes in
        var start = 0
        while start + Self.headLength <= count {
          let mask = bytes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self)
          let length = Int(bytes.loadUnaligned(fromByteOffset: start + 12, as: UInt32.self))
          let end = start + Self.headLength + length
          guard end <= count else { break }
          let name = bytes[(start + Self.headLength)..<end].prefix { $0 != 0 }
          let folder = folders[bytes.loadUnaligned(fromByteOffset: start, as: Int32.self)]
          note(String(decoding: name, as: UTF8.self), in: folder, mask, &changed)
          start = end
        }
      }
    }
    return changed
  }

  private func note(
    _ name: String, in folder: String?, _ mask: UInt32, _ changed: inout Set<String>
  ) {
    let isOfFolder = mask & UInt32(IN_ISDIR) != 0 || mask & UInt32(IN_Q_OVERFLOW) != 0
    guard !isOfFolder else {
      changed.insert(Self.all)
      return
    }
    // What was only just made is not written yet.
    guard let folder, !name.isEmpty, mask & UInt32(IN_CREATE) == 0 else { return }
    let path = "\(folder)/\(name)"
    if isRelevant(path), isChanged(path) { changed.insert(path) }
  }

  /// Compares a file with what it was; one that is not there is missed for a while.
  private func isChanged(_ path: String) -> Bool {
    guard let identity = FileIdentity(path: path) else {
      if files[path] != nil, missed[path] == nil { missed[path] = .now }
      return false
    }
    missed[path] = nil
    return files.updateValue(identity, forKey: path) != identity
  }

  private func lookAgain() -> Set<String> {
    let present = look()
    looked = .now
    let old = files
    files = present
    var changed: Set<String> = []
    for (path, identity) in present where old[path] != identity {
      missed[path] = nil
      changed.insert(path)
    }
    for (path, identity) in old where present[path] == nil {
      files[path] = identity
      if missed[path] == nil { missed[path] = .now }
    }
    return changed
  }

  /// Looks at all files, and begins to watch folders that are new.
  private func look() -> [String: FileIdentity] {
    var found: [String: FileIdentity] = [:]
    var open = roots
    var count = 0
    unwatched = 0
    while let root = open.popLast(), count < Limits.folders {
      let folder = root.folder.path
      count += 1
      watch(folder)
      // What cannot be read has nothing that could be drawn.
      for name in (try? Files.names(in: root.folder)) ?? [] {
        guard !name.hasPrefix("."), !LintPaths.foreignFolders.contains(name) else { continue }
        let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          guard root.isDeep, path != excluded else { continue }
          open.append(Root(folder: URL(fileURLWithPath: path, isDirectory: true)))
        } else if isRelevant(path) {
          found[path] = FileIdentity(path: path)
        }
      }
    }
    return found
  }

  /// A folder that is watched already keeps its number.
  private func watch(_ folder: String) {
    let number = inotify_add_watch(descriptor, folder, Self.events)
    if number >= 0 { folders[number] = folder } else { unwatched += 1 }
  }
}
