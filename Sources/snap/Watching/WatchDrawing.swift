import FileAccess
import Fixtures
import Foundation
import Processes
import Revisions
import SnapReport
import SnapshotRecords
import SnapshotReferences

/// Draws the cells that a save affects, on a thread of its own.
///
/// 1. A save is noticed at once, and is drawn before what is still to draw of earlier ones.
/// 2. A process reads the file and says which snapshots may look different; they are drawn some at a time, so that the first are shown
///    before the last are drawn, and so that a later save does not wait.
/// 3. What cells show from other files is kept by a process, so that a change of these is drawn by a new one.
final class WatchDrawing {
  /// A cell file, or an Interface Builder file that no cell file names.
  private struct Subject {
    /// What is to be found out when the file is read next; nil if it need not be read.
    var scope: WatchRequest.Scope? = .all
    /// All snapshots, in the order of the file.
    var keys: [SnapshotKey] = []
    /// Those to draw, in the same order.
    var waiting: [SnapshotKey] = []
    var sources: [String] = []
    var problems: [String] = []
    /// The last state of snapshots that were not as before, which is the state before the next one.
    var replaced: [SnapshotKey: SnapshotResult] = [:]
  }

  /// Snapshots that are drawn at once: few, so that the first come soon.
  private static let portion = 8

  private let places: WatchWork.Places
  private let named: [String]
  private let inbox: WatchInbox
  private let linting: WatchLinting
  private let building: WatchBuilding?
  private let interruption: Interruption
  private let worker: WatchWorker
  private let watch: FolderWatch
  /// What the paths of references begin with.
  private let references: String
  private var subjects: [String: Subject] = [:]
  /// The files to draw, the one that was saved last first.
  private var order: [String] = []
  private var save: (result: WatchSave, start: ContinuousClock.Instant)?

  /// - Parameters:
  ///   - places: where it works.
  ///   - named: the paths of the files and folders whose cells are drawn.
  ///   - timeLimit: for each request, in seconds.
  ///   - inbox: what is told what happens.
  ///   - linting: what checks files that were saved.
  ///   - building: what builds tests; nil without any.
  ///   - interruption: what ends it.
  init(
    _ places: WatchWork.Places, named: [String], timeLimit: Int, _ inbox: WatchInbox,
    _ linting: WatchLinting, _ building: WatchBuilding?, until interruption: Interruption
  ) {
    (self.places, self.named, self.inbox) = (places, named, inbox)
    (self.linting, self.building, self.interruption) = (linting, building, interruption)
    worker = WatchWorker(places, timeLimit: timeLimit, until: interruption)
    let references = places.references.references.path + "/"
    self.references = references
    // Temporary files may be in the package, too.
    watch = FolderWatch([.init(folder: places.package)], excluding: places.state) {
      WatchedFile($0) != nil || $0.hasPrefix(references)
    }
  }

  /// Draws all, and then what changes, until the end.
  func run() {
    if watch.unwatched > 0 { inbox.send(.unwatched(watch.unwatched)) }
    update(watch.files.keys.sorted(), isStart: true)
    if subjects.isEmpty, building == nil {
      inbox.send(.problems([WatchError.noCells(folder: places.package.path).description], file: ""))
    }
    begin([])
    building?.request()
    while !interruption.hasCome {
      let isIdle = !drawMore()
      take(watch.changes(within: isIdle ? .milliseconds(200) : .zero))
    }
    worker.end()
  }

  private func begin(_ files: [String]) {
    save = (WatchSave(files: files), .now)
    if !files.isEmpty { inbox.send(.saved(files)) }
  }

  private func isWanted(_ path: String) -> Bool {
    named.contains { path == $0 || path.hasPrefix($0 == "/" ? $0 : $0 + "/") }
  }

  /// Finds what the changed files mean.
  private func take(_ paths: [String]) {
    takeReferences(paths.filter { $0.hasPrefix(references) })
    let paths = paths.filter { !$0.hasPrefix(references) }
    guard !paths.isEmpty else { return }
    let kinds = paths.map { WatchedFile($0) }
    if kinds.contains(.swift) { building?.request() }
    guard kinds.contains(where: { $0 != .swift }) else { return }
    begin(paths.map(places.references.relativePath(ofPath:)))
    update(zip(paths, kinds).filter { $0.1 == .cells }.map(\.0), isStart: false)
    resources(kinds.compactMap { $0 == .cells ? nil : $0 })
  }

  /// Compares snapshots with references that were accepted or recorded elsewhere.
  ///
  /// A file of digests has those of its suite.
  private func takeReferences(_ paths: [String]) {
    let names = Set(
      paths.map {
        $0.dropFirst(references.count).split(separator: "@").first.map(String.init) ?? ""
      })
    guard !names.isEmpty else { return }
    for path in subjects.keys.sorted() {
      guard var subject = subjects[path] else { continue }
      let old = Set(subject.waiting)
      subject.waiting = subject.keys.filter {
        old.contains($0) || names.contains($0.description)
          || names.contains("\($0.suite).\(ArtifactFileType.digestsExtension)")
      }
      guard subject.waiting.count > old.count else { continue }
      if save == nil { begin([]) }
      subjects[path] = subject
      drawNext(path)
    }
  }

  /// Takes in files that are new, saved or gone.
  ///
  /// Cell files last, so that they are read first: what they name is not drawn by itself.
  private func update(_ paths: [String], isStart: Bool) {
    let sorted =
      paths.filter { !RevisionFiles.isCellFile($0) } + paths.filter(RevisionFiles.isCellFile)
    for path in sorted where WatchedFile(path) == .cells && isWanted(path) {
      let isThere = watch.files[path] != nil
      if RevisionFiles.isCellFile(path) {
        isThere ? touch(path, .changes) : remove(path)
      } else {
        isThere ? linting.request(path) : inbox.send(.findings([], file: path))
        let users = subjects.filter { $0.value.sources.contains(path) }.keys
        for user in users.sorted() { touch(user, .changes) }
        if users.isEmpty { isThere ? touch(path, .changes) : remove(path) }
      }
    }
    // What was missing there may be what was saved now.
    for path in subjects.keys.sorted() where !isStart && subjects[path]?.problems.isEmpty == false {
      touch(path, .changes)
    }
  }

  private func resources(_ kinds: [WatchedFile]) {
    guard kinds.contains(where: { $0 != .swift }) else { return }
    worker.renew()
    let names = kinds.flatMap { kind -> [String] in
      if case .named(let names) = kind { names } else { [] }
    }
    let tables = kinds.compactMap { if case .texts(let table) = $0 { table } else { nil } }
    let others = tables.contains { !isTableOfFile($0) }
    for path in subjects.keys.sorted() {
      let bases = ([path] + (subjects[path]?.sources ?? [])).map {
        URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent
      }
      let isAll = kinds.contains(.any) || tables.contains(where: bases.contains)
      touch(path, isAll || others ? .all : .naming(names))
    }
  }

  /// Whether translations are those of an Interface Builder file.
  private func isTableOfFile(_ table: String) -> Bool {
    watch.files.keys.contains {
      let file = URL(fileURLWithPath: $0)
      return LintPaths.endings.contains(file.pathExtension)
        && file.deletingPathExtension().lastPathComponent == table
    }
  }

  /// Lets a file be read and drawn next.
  private func touch(_ path: String, _ scope: WatchRequest.Scope) {
    if subjects.isEmpty { inbox.send(.problems([], file: "")) }
    var subject = subjects[path] ?? Subject()
    let isOther = subject.scope != nil && subject.scope != scope
    subject.scope = subjects[path] == nil || isOther ? .all : scope
    subjects[path] = subject
    drawNext(path)
  }

  private func drawNext(_ path: String) {
    order.removeAll { $0 == path }
    order.insert(path, at: 0)
  }

  private func remove(_ path: String) {
    guard let gone = subjects.removeValue(forKey: path) else { return }
    order.removeAll { $0 == path }
    inbox.send(.kept([], file: path))
    inbox.send(.problems([], file: path))
    for source in gone.sources where watch.files[source] != nil { touch(source, .all) }
  }
}

/// Drawing.
extension WatchDrawing {
  /// Reads a file or draws some snapshots of it.
  ///
  /// - Returns: false if there is nothing to do.
  private func drawMore() -> Bool {
    guard let path = order.first, var subject = subjects[path] else {
      finish()
      return false
    }
    if let scope = subject.scope {
      subject.scope = nil
      read(path, scope, &subject)
    } else {
      let keys = Array(subject.waiting.prefix(Self.portion))
      subject.waiting.removeFirst(keys.count)
      draw(keys, of: path, &subject)
    }
    if subject.scope == nil, subject.waiting.isEmpty { order.removeFirst() }
    subjects[path] = subject
    return true
  }

  private func read(_ path: String, _ scope: WatchRequest.Scope, _ subject: inout Subject) {
    let name = places.references.relativePath(ofPath: path)
    let suites = SuiteNames(
      of: Set(subjects.keys.map(places.references.relativePath(ofPath:))))
    let answer = worker.answer(
      to: .read(file: path, suite: suites.suite(of: name), scope), about: name)
    report(answer.problems, path, &subject)
    // The last state stays where the file cannot be read, as it may be half written.
    guard answer.problems.isEmpty else {
      subject.waiting = []
      return
    }
    for source in answer.sources where subjects[source] != nil { remove(source) }
    subject.sources = answer.sources
    subject.keys = answer.keys
    let wanted = Set(answer.changed).union(subject.waiting)
    subject.waiting = answer.keys.filter(wanted.contains)
    inbox.send(.kept(Set(answer.keys), file: path))
  }

  private func draw(_ keys: [SnapshotKey], of path: String, _ subject: inout Subject) {
    guard !keys.isEmpty else { return }
    for key in keys { subject.replaced.removeValue(forKey: key).map(places.before.keepAsReference) }
    let name = places.references.relativePath(ofPath: path)
    let answer = worker.answer(to: .draw(file: path, keys: keys), about: name)
    for result in answer.results where result.actual != nil {
      subject.replaced[result.key] = result
    }
    let drawn = answer.results.map { WatchPage.Snapshot(before: $0) }
    save?.result.drawn += drawn.count
    save?.result.changed += drawn.count(where: \.isChanged)
    let hasReferences = RevisionFiles.isCellFile(path)
    // What changed is shown before it is known how it differs from its reference.
    inbox.send(.drawn(hasReferences ? drawn.filter(\.isChanged) : drawn, file: path))
    var problems = answer.problems
    if hasReferences {
      let compared = worker.answer(to: .compare(file: path, keys: keys), about: name)
      let before = Dictionary(answer.results.map { ($0.key, $0) }) { $1 }
      let snapshots = compared.results.map { WatchPage.Snapshot($0, before: before[$0.key]) }
      inbox.send(.compared(snapshots, file: path))
      problems += compared.problems.filter { !problems.contains($0) }
    }
    if !problems.isEmpty { report(subject.problems + problems, path, &subject) }
  }

  private func report(_ found: [String], _ path: String, _ subject: inout Subject) {
    if !found.isEmpty { save?.result.hasProblem = true }
    let problems = found.map { $0.replacing(places.package.path + "/", with: "") }
    guard subject.problems != problems else { return }
    subject.problems = problems
    inbox.send(.problems(problems, file: path))
  }

  private func finish() {
    guard let save else { return }
    var result = save.result
    result.milliseconds = Int((ContinuousClock.now - save.start) / .milliseconds(1))
    inbox.send(.done(result))
    self.save = nil
  }
}
