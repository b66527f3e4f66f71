import FileAccess
import Foundation
import PullRequests
import SnapReport
import SnapshotRecords
import SnapshotReferences
import SnapshotSamples
import Snapshots
import Synchronization

/// A package whose run is told to a pull request of a double, with a clock that only counts.
final class CommentedPackage: Sendable {
  let package: TemporaryPackage
  let host: HostDouble
  private let pauses = Mutex<[Int]>([])

  init(_ package: TemporaryPackage, _ host: HostDouble) {
    self.package = package
    self.host = host
  }

  /// A package with one picture that was accepted and then changed, in a repository.
  convenience init(isGitLab: Bool = false) throws {
    let package = try TemporaryPackage.withChangedPicture()
    try FileManager.default.createDirectory(
      at: package.url(of: ".git"), withIntermediateDirectories: true)
    self.init(package, try HostDouble(isGitLab: isGitLab))
  }

  /// The seconds that the client waited, by the counting clock.
  var waited: [Int] { pauses.withLock { $0 } }

  /// The variables of a job.
  var environment: [String: String] {
    host.isGitLab
      ? [
        "PATH": "/usr/bin:/bin", "GITLAB_TOKEN": HostDouble.token, "CI_PROJECT_ID": "5",
        "CI_API_V4_URL": host.address, "CI_MERGE_REQUEST_IID": "12", "CI_JOB_ID": "77",
        "CI_COMMIT_SHA": HostDouble.name(1), "CI_JOB_URL": "https://gitlab.example/-/jobs/77",
      ]
      : [
        "PATH": "/usr/bin:/bin", "GITHUB_TOKEN": HostDouble.token,
        "GITHUB_REPOSITORY": "app/cells", "GITHUB_API_URL": host.address,
        "GITHUB_RUN_ID": "77",
      ]
  }

  func place(commit: String? = nil) throws -> ReviewPlace {
    let folder = package.directories.pending.appendingPathComponent("comment \(UUID().uuidString)")
    try package.directories.tree.makeFolder(folder)
    let place = try ReviewPlace.find(
      on: host.isGitLab ? .gitLab : .gitHub,
      ReviewPlace.Wish(number: 12, commit: commit ?? host.state.withLock { $0.head }),
      environment: environment, in: APIClient.Scratch(folder, in: package.directories.tree)
    ) { [self] seconds in pauses.withLock { $0.append(seconds) } }
    guard let place else { throw CocoaError(.featureUnsupported) }
    return place
  }

  var report: RunReport {
    get throws { RunReport(RunResults(results: try package.store().readResults())) }
  }

  var source: PictureSource {
    PictureSource { [package] in try? Data(contentsOf: package.url(of: $0)) }
  }

  /// Tells the pull request what the last run found.
  @discardableResult
  func comment(
    on report: RunReport? = nil, commit: String? = nil,
    pictures: RunComment.PicturePlace = .published(at: "https://example.com")
  ) throws -> RunComment.Outcome {
    let report = try report ?? self.report
    let place = try place(commit: commit)
    guard
      let marker = CommentMarker(
        name: "snap", commit: place.commit, run: place.run,
        shown: ShownResults.digest(of: report, source))
    else { throw CocoaError(.featureUnsupported) }
    return try RunComment(place.service, report, source, pictures: pictures)
      .post(marker, page: place.page, offersCommands: true)
  }

  /// Makes the host have the comment on the last run, without asking it.
  func showComment() throws {
    let marker = CommentMarker(
      name: "snap", commit: HostDouble.name(1), run: "77",
      shown: try ShownResults.digest(of: report, source))
    host.write("\(marker.map { "\($0)" } ?? "")\n\n## Snapshots", by: .tool)
  }

  /// Carries out the command of a comment.
  func respond(to comment: Int, largeFile: String? = nil) throws -> CommandResponse.Outcome {
    try CommandResponse(try place().service, name: "snap")
      .carryOut(comment, on: report, source, in: package.store()) { _ in largeFile }
  }

  /// Verifies the picture of the tests again.
  func verify() throws {
    let key = SnapshotKey(suite: "CellTests", fixture: "row")
    _ = try package.store(.never).verify(Samples.cell(label: "Title", color: 200), key: key)
  }
}
