import Fixtures
import Foundation
import LayoutChanges
import SnapReport
import SnapshotRecords
import SnapshotSamples
import Snapshots
import TestSupport
import UIKit

@testable import UIKit

/// What a failing verification said of changes that a test made.
struct CauseTrial {
  /// How much of the truth the first line said.
  enum Verdict {
    /// The picture did not change.
    case unseen
    /// It names the changed view, what changed on it, and both values.
    case exact
    /// It names the changed view.
    case partly
    /// There is none.
    case silent
    /// It names another view.
    case wrong
  }

  let verdict: Verdict
  /// The first line.
  let line: String
  /// The arrows that lead from something other than a change that was made.
  let falseArrows: [String]
  /// The views that changed, and the words of which each list is a choice.
  let truth: String
  /// Whether all changes that were made are named somewhere.
  let tellsAll: Bool
  /// The views whose pixels are said to differ without an explanation.
  let unexplained: [String]
  /// All lines.
  let lines: [String]
}

extension [SnapshotResult] {
  /// The causes that were found.
  fileprivate var causes: [RootCause] {
    flatMap { $0.notes ?? [] }.flatMap { note -> [RootCause] in
      if case .causes(let causes) = note { causes } else { [] }
    }
  }

  /// The views with pixels that nothing explains.
  fileprivate var unexplainedViews: [String] {
    flatMap { $0.notes ?? [] }.flatMap { note -> [String] in
      if case .unexplainedPixels(let views) = note { views } else { [] }
    }
  }

  /// The changes without a cause of their own.
  fileprivate var independentChanges: [LayoutChange] {
    flatMap(\.describedChanges).filter { $0.cause == nil }
  }
}

/// Verifies changed cells against references of the unchanged ones, as a test would.
@MainActor final class CauseLaboratory {
  private let package: TemporaryPackage
  private var recorded: Set<String> = []

  init() throws { package = try TemporaryPackage() }

  /// Makes changes on a cell; nil if the cell has nothing that one of the kinds changes.
  ///
  /// - Parameters:
  ///   - kinds: the changes.
  ///   - cell: the cell.
  ///   - seed: decides on what they are made.
  ///   - old: a change that the reference's pixels have already.
  /// - Returns: what was said.
  /// - Throws: an error of the cell or of the store.
  func trial(
    of kinds: [ChangeKind], on cell: MeasuredCell, seed: Int,
    after old: (@MainActor (UIView) -> Void)? = nil
  ) throws -> CauseTrial? {
    // Each verification leaves a log, and reads those of all others.
    defer { try? FileManager.default.removeItem(at: package.url(of: ".snap")) }
    let name = ([cell.name] + kinds.filter(\.isPrepared).map { "\($0.name) \(seed)" })
      .joined(separator: ", ")
    func prepared() throws -> UIView {
      let view = try cell.make()
      var random = SeededGenerator(trial: seed + 70_000)
      for kind in kinds { kind.prepare?(view, &random) }
      return view
    }
    if recorded.insert(name).inserted {
      _ = try verify(name, .all) { (try prepared(), Configuration()) }
    }
    if let old {
      let results = try verify(name, .never) {
        let view = try prepared()
        old(view)
        return (view, Configuration())
      }
      guard results.allSatisfy({ !$0.status.isFailure }) else { return nil }
    }
    var truths: [Truth]?
    let results = try verify(name, .never) {
      let view = try prepared()
      var configuration = Configuration()
      var random = SeededGenerator(trial: seed)
      let before = view.namesOfTree
      old?(view)
      let made = kinds.compactMap { $0.make(view, &configuration, &random) }
      truths = made.count == kinds.count ? made.map { Truth($0, before, view) } : nil
      return (view, configuration)
    }
    guard let truths else { return nil }
    return CauseTrial(results, truths)
  }

  /// Returns the lines that explain the difference of two views, as a failing test prints them.
  func lines(
    from before: @escaping @MainActor () throws -> UIView,
    to after: @escaping @MainActor () throws -> UIView
  ) throws -> [String] {
    _ = try verify("pair", .all) { (try before(), Configuration()) }
    let results = try verify("pair", .never) { (try after(), Configuration()) }
    return results.causes.map(\.sentence) + results.independentChanges.map(\.sentence)
  }

  /// Returns the notes of a failing test, as it prints them.
  func message(
    from before: @escaping @MainActor () throws -> UIView,
    to after: @escaping @MainActor () throws -> UIView
  ) throws -> [String] {
    _ = try verify("pair", .all) { (try before(), Configuration()) }
    let results = try verify("pair", .never) { (try after(), Configuration()) }
    return results.compactMap(\.message).flatMap { $0.split(separator: "\n").map(String.init) }
  }

  private func verify(
    _ name: String, _ mode: RecordMode,
    _ make: @escaping @MainActor () throws -> (UIView, Configuration)
  ) throws -> [SnapshotResult] {
    let store = SnapshotStore(directories: package.directories, mode: mode)
    let fixture = Fixture(
      suite: "Measured", name: name, configurations: [Configuration()],
      source: SnapshotResult.Source(file: "Measured.swift", line: 1)
    ) { configuration in
      let (view, changed) = try configuration.performAsCurrent { try make() }
      return try changed.performAsCurrent {
        Inspection(try Rendering(of: view, in: changed)) { try $0.artifact() }
      }
    }
    return try fixture.verify(in: store).results
  }
}

/// The names and words of a made change.
private struct Truth {
  let names: Set<String>
  let words: [[String]]

  /// Takes the names that the views had before the change, and those that they have after it.
  @MainActor init(_ change: MadeChange, _ before: [ObjectIdentifier: String], _ root: UIView) {
    let after = root.namesOfTree
    names = Set(
      change.views.flatMap { [before[ObjectIdentifier($0)], after[ObjectIdentifier($0)]] }
        .compactMap { $0 } + change.otherNames)
    words = change.words
  }

  func isNamed(in line: String) -> Bool { names.contains(where: line.says) }

  func isTold(in line: String) -> Bool {
    isNamed(in: line) && words.allSatisfy { $0.contains(where: line.says) }
  }
}

extension CauseTrial {
  @MainActor fileprivate init(_ results: [SnapshotResult], _ truths: [Truth]) {
    let causes = results.causes
    let changes = results.independentChanges.map(\.sentence)
    let lines = causes.map(\.changeSentence) + changes
    line = lines.first ?? ""
    self.lines = lines
    unexplained = results.unexplainedViews
    falseArrows = causes.filter { cause in
      cause.effect != nil && !cause.events.isEmpty
        && !truths.contains { $0.isNamed(in: cause.changeSentence) }
    }.map(\.sentence)
    truth = truths.map { "\($0.names.sorted()) \($0.words)" }.joined(separator: "; ")
    tellsAll = truths.allSatisfy { truth in lines.contains(where: truth.isTold) }
    verdict =
      if results.allSatisfy({ !$0.status.isFailure }) {
        .unseen
      } else if line.isEmpty {
        .silent
      } else if truths.contains(where: { [line] in $0.isTold(in: line) }) {
        .exact
      } else if truths.contains(where: { [line] in $0.isNamed(in: line) }) {
        .partly
      } else {
        .wrong
      }
  }
}

extension RootCause {
  /// The sentence without the effect, which names views too.
  fileprivate var changeSentence: String {
    let parts = sentence.components(separatedBy: " ⇒ ")
    return effect == nil || events.isEmpty ? sentence : parts.dropLast().joined(separator: " ⇒ ")
  }
}

extension String {
  /// Whether the text contains a word or number, and not as a part of another one.
  fileprivate func says(_ word: String) -> Bool {
    ranges(of: word).contains { range in
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].prefix(2)
      let isNumber = word.last?.isNumber == true
      let continues =
        isNumber
        && (after.first?.isNumber == true
          || after.first == "." && after.last?.isNumber == true)
      return
        !(isNumber && word.first?.isNumber == true
        && (before?.isNumber == true || before == ".")) && !continues
    }
  }
}

extension UIView {
  @MainActor fileprivate var namesOfTree: [ObjectIdentifier: String] {
    let names = ViewNames(root: self)
    return Dictionary(
      ([self] + descendants).map { (ObjectIdentifier($0), names.name(of: $0)) },
      uniquingKeysWith: { one, _ in one })
  }
}
