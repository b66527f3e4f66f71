import Foundation
import TestSupport

/// A change that has to turn a run red, and the snapshots that it has to turn red.
struct Mutant {
  let name: String
  /// The variables of the subject's tests.
  var variables: [String: String] = [:]
  /// How the references are changed.
  var references: ReferenceMutation?
  /// The number of references that are changed, chosen at random; nil for all to which the change applies.
  var count: Int?
  /// Chooses the keys of snapshots that have to fail; nil where a run fails as a whole.
  var red: (@Sendable (String) -> Bool)?
  /// Whether a test ends the process, which `swift test` cannot see: SwiftPM believes the exit code of the test program.
  var endsProcess = false

  /// Whether a way to verify snapshots can see it.
  func isVisible(to way: Way) -> Bool { !endsProcess || way != .swiftTest }
}

extension Mutant {
  /// Those that are tried each time, each for all snapshots at once.
  static let all: [Mutant] =
    ReferenceMutation.allCases.map { Mutant(name: "each \($0.rawValue)", references: $0) } + [
      Mutant(
        name: "a conflict in each cell", variables: ["SUBJECT_MUTATION": "conflict"],
        red: { !$0.hasPrefix("Rows/") && !$0.contains("needed") }),
      Mutant(
        name: "an allowance gone", variables: ["SUBJECT_MUTATION": "withoutAllowances"],
        red: { $0.contains("needed") }),
      Mutant(
        name: "an allowance that nothing needs",
        variables: ["SUBJECT_MUTATION": "unusedAllowances"], red: { $0.contains("sound") }),
      Mutant(
        name: "another height", variables: ["SUBJECT_MUTATION": "height"],
        red: { $0.contains("two-lines") }),
    ]
    + ["exitWithSuccess", "exitAtOnce", "exitWithoutTests"].flatMap { mutation in
      ["Testing", "XCTest"].map {
        Mutant(
          name: "\(mutation) in \($0)",
          variables: ["SUBJECT_MUTATION": mutation, "SUBJECT_FRAMEWORK": $0], endsProcess: true)
      }
    }

  /// Changes of one reference alone.
  static func singles(_ count: Int, using random: inout SeededGenerator) -> [Mutant] {
    (0..<count).map { _ in
      let mutation = ReferenceMutation.allCases.randomElement(using: &random) ?? .pixel
      return Mutant(name: "one \(mutation.rawValue)", references: mutation, count: 1)
    }
  }

  /// Tries it in one way; returns what should have turned red, or nil if all of it did.
  func survivors(
    of subject: Subject, _ way: Way, _ snapshots: Set<String>, using random: inout SeededGenerator
  ) throws -> Set<String>? {
    try subject.resetReferences()
    let changed = try changeReferences(of: subject, &random)
    let outcome = try subject.run(way, variables)
    let expected = snapshots.filter { key in
      guard way.hasCellFiles || !key.hasPrefix("Rows/") else { return false }
      return references == nil ? red?(key) == true : changed.contains(key)
    }
    // What is nowhere seen to fail is not missed if it did not run: a process that ended is red as a whole.
    let missed = expected.subtracting(outcome.red)
    return outcome.exitCode != 0 && missed.isEmpty ? nil : missed
  }

  /// Returns the keys of the references that were changed.
  private func changeReferences(
    of subject: Subject, _ random: inout SeededGenerator
  ) throws -> Set<String> {
    guard let references else { return [] }
    var files = try subject.referenceFiles().filter(references.applies)
    if let count { files = Array(files.shuffled(using: &random).prefix(count)) }
    for file in files { try references.apply(to: file, using: &random) }
    return Set(files.map(subject.key(of:)))
  }
}
