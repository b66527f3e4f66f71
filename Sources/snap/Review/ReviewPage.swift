import Foundation
import Processes
import Serving
import SnapshotRecords
import Terminal

/// The page of a review on this machine.
struct ReviewPage {
  private let server: HTTPServer
  private let access: ReviewAccess

  init(at place: (server: HTTPServer, access: ReviewAccess)) {
    (server, access) = place
  }

  /// Serves until all is decided, on a signal, or when the program that started this one is gone: SwiftPM runs a
  /// plugin's tool in a process group of its own, which the terminal's Ctrl-C does not reach.
  ///
  /// - Parameters:
  ///   - session: the decisions.
  ///   - results: what they are on.
  ///   - makePage: writes a page of results, with a number that it sends with each decision.
  /// - Returns: the decisions at the end.
  /// - Throws: what `makePage` throws.
  func serve(
    _ session: any DecisionSession, _ results: [SnapshotResult],
    makePage: @escaping ([SnapshotResult], _ edition: Int) throws -> Data
  ) throws -> any DecisionSession {
    let handler = try ReviewServer(
      session, pending: results, access: access, makePage: makePage)
    Interruption.unblock()
    let interruption = Interruption()
    let parent = getppid()
    let address = Console.link(access.address)
    Console.styled("Review \(session.waiting.count) at \(address) (Ctrl-C ends it)")
    server.run(handler) { interruption.hasCome || handler.isOver || getppid() != parent }
    return handler.session
  }
}
