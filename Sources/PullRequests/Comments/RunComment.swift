import Foundation
package import SnapReport
import SnapshotRecords

/// Telling a pull request what a run of its commit found: the comment, its pictures and the commit's status.
package struct RunComment {
  /// Where a comment's pictures are.
  package enum PicturePlace {
    /// At the host of the pull request, where they are put.
    case host
    /// Below an address, where someone else puts the package's `Snapshots` and `.snap`.
    case published(at: String)
  }

  package enum Outcome: Hashable, Sendable {
    case said(StickyComment.Outcome)
    /// The pull request is closed, and hears nothing.
    case closed
    /// The branch has another last commit, whose run comments.
    case outdated(head: String)
  }

  private let service: any ReviewService
  private let report: RunReport
  private let source: PictureSource
  private let place: PicturePlace

  package init(
    _ service: any ReviewService, _ report: RunReport, _ source: PictureSource,
    pictures place: PicturePlace = .host
  ) {
    self.service = service
    self.report = report
    self.source = source
    self.place = place
  }

  /// Comments, and sets the status.
  ///
  /// A run without differences changes the comment that is there, and posts none.
  ///
  /// - Parameters:
  ///   - marker: what was judged, and the comment's name, which is the status's, too.
  ///   - page: where all results are; nil for nowhere.
  ///   - offersCommands: whether commands in comments are carried out.
  /// - Returns: what was posted.
  /// - Throws: ``PullRequestError``
  package func post(
    _ marker: CommentMarker, page: String?, offersCommands: Bool
  ) throws -> Outcome {
    let isGood = report.isGood
    func refusal() throws -> Outcome? {
      let pull = try service.pullRequest()
      if !pull.isOpen { return .closed }
      return pull.head == marker.commit ? nil : .outdated(head: pull.head)
    }
    if let refusal = try refusal() { return refusal }
    let addresses = isGood ? [:] : try publish()
    let frame = CommentFrame(
      marker: "\(marker)", commit: marker.commit, report: page, offersCommands: offersCommands)
    let text = report.comment(frame) { addresses[$0] }
    // Uploads take long enough for a push.
    if let refusal = try refusal() { return refusal }
    let comment = StickyComment(
      service, beginning: CommentMarker.beginning(name: marker.name))
    let outcome = try comment.say(text, isNeeded: !isGood)
    let status = CommitStatus(
      name: marker.name, isGood: isGood, text: report.summary, address: page)
    try service.set(status, of: marker.commit)
    return .said(outcome)
  }

  /// Returns the addresses of pictures by their paths in the results.
  private func publish() throws -> [String: String] {
    let paths = report.commentPictures
    if case .published(let base) = place {
      let folder = base.hasSuffix("/") ? String(base.dropLast()) : base
      return Dictionary(
        paths.map { path in
          let names = path.split(separator: "/").map { String($0).percentEncoded }
          return (path, "\(folder)/\(names.joined(separator: "/"))")
        }, uniquingKeysWith: { first, _ in first })
    }
    var names: [String: String] = [:]
    var pictures: [PublishedPicture] = []
    for path in paths {
      guard let data = source.data(path) else { continue }
      // What is published comes from a run of strangers' code.
      guard data.starts(with: Self.signature) else {
        throw PullRequestError.noPicture(path: path)
      }
      let name = ShownResults.name(of: data)
      if !names.values.contains(name) {
        pictures.append(PublishedPicture(name: name, data: data))
      }
      names[path] = name
    }
    let addresses = try service.publish(pictures)
    return names.compactMapValues { addresses[$0] }
  }

  /// Source: PNG specification, 5.2.
  private static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]
}
