import Foundation
import Snapshots

/// Ends test processes that work on one snapshot, or on no snapshot without an event, for too long.
///
/// A signal that the process does not expect makes it print its stack before it ends.
final class HangWatch {
  private let store: SnapshotStore
  private let run: String
  private let limit: Int
  private let job: Shard?
  private let events: EventStream?
  /// How long printing a stack may take, in seconds.
  private static let patience = 30.0
  /// What was ended.
  private(set) var ended: [WorkInProgress] = []
  /// Whether processes were ended that worked on no snapshot.
  private(set) var hasEndedSilence = false
  /// When a snapshot was worked on last; at first the start.
  private var lastWork = Date()

  /// Watches the processes of a run, or of one of the jobs that share it.
  init(
    _ store: SnapshotStore, run: String, job: Shard?, limit: Int, events: EventStream? = nil
  ) {
    self.store = store
    self.job = job
    self.run = run
    self.limit = limit
    self.events = events
  }

  /// Looks at the notes of this run; called some times a second.
  func look() {
    // Without a readable folder there is nothing to watch; the run itself reports that.
    guard limit > 0, let all = try? store.workInProgress() else { return }
    let works = all.filter { $0.isOf(run, job) && $0.process > 1 }
    for work in works {
      guard let last = store.lastProgress(of: work) else { continue }
      let isNew = !ended.contains { $0.process == work.process }
      if end(work.process, silentFor: Date().timeIntervalSince(last), isNew: isNew), isNew {
        ended.append(work)
      }
    }
    if works.isEmpty { lookOutside() } else { lastWork = Date() }
  }

  /// Looks at tests outside of assertions.
  private func lookOutside() {
    guard let event = events?.lastEvent else { return }
    let silence = Date().timeIntervalSince(max(event, lastWork))
    guard silence > Double(limit) else { return }
    let isNew = !hasEndedSilence
    for process in TestProcesses.innermost(ofRun: run, job) {
      _ = end(process, silentFor: silence, isNew: isNew)
    }
    hasEndedSilence = true
  }

  /// Ends a process by a signal, and after some time by one that it cannot handle; returns whether it is too late.
  private func end(_ process: Int32, silentFor seconds: Double, isNew: Bool) -> Bool {
    guard seconds > Double(limit) else { return false }
    if isNew {
      kill(process, SIGABRT)
    } else if seconds > Double(limit) + Self.patience {
      kill(process, SIGKILL)
    }
    return true
  }
}

extension WorkInProgress {
  /// Whether it belongs to a run, and to one of the jobs that share it.
  func isOf(_ run: String, _ job: Shard?) -> Bool {
    self.run == run && self.job == job?.description
  }
}

/// The processes of a run's tests.
enum TestProcesses {
  /// The processes that have a run's token and job in their environment and no such child: not `swift test`, but what
  /// it starts.
  static func innermost(ofRun run: String, _ job: Shard?) -> [Int32] {
    let marks =
      ["SNAP_RUN=\(run)"] + (job.map { ["\(ShardAssignment.Variables.job.part)=\($0)"] } ?? [])
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let processes = names.compactMap { Int32($0) }.filter { has(marks, process: $0) }
    let parents = Set(processes.compactMap(parent))
    return processes.filter { $0 != getpid() && !parents.contains($0) }.sorted()
  }

  private static func has(_ marks: [String], process: Int32) -> Bool {
    // Other people's processes cannot be read, and some end before they are read.
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/environ") else {
      return false
    }
    let variables = data.split(separator: 0)
    return marks.allSatisfy { mark in variables.contains { $0.elementsEqual(mark.utf8) } }
  }

  private static func parent(of process: Int32) -> Int32? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
      return nil
    }
    // The name in parentheses may hold anything; the state and the parent follow.
    let fields = String(decoding: data, as: UTF8.self).split(separator: ")").last?.split(
      separator: " ")
    return fields.flatMap { $0.count > 1 ? Int32($0[1]) : nil }
  }
}
