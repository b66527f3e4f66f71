import Foundation
import Serving
import SnapReport
import SnapshotRecords

/// Answers the requests of a review's page.
final class ReviewServer: HTTPHandling {
  /// How long the last decision can be undone before the review ends.
  private static let grace = Duration.seconds(5)

  private struct Request: Decodable {
    var verb: ReviewSession.Verb
    var keys: [SnapshotKey]
    /// The page on which the decision was made.
    var edition: Int
  }

  private struct Answer: Encodable {
    var decisions: [String: String]
    /// The number of snapshots to decide on, with the decided ones.
    var waiting: Int
    /// The newest page's number; an older one is loaded again.
    var edition: Int
    var message: String
  }

  private(set) var session: any DecisionSession
  /// Writes a page of pending snapshots.
  private let makePage: ([SnapshotResult], _ edition: Int) throws -> Data
  private var page: [UInt8]
  /// The number of the page; each has other pictures.
  private var edition = 0
  /// The snapshots on the page that can be decided.
  private var shownKeys: Set<SnapshotKey>
  /// What a page that is loaded again says.
  private var notice = ""
  private let access: ReviewAccess
  private var end: ContinuousClock.Instant?

  /// Creates a server with the first page.
  ///
  /// - Parameters:
  ///   - session: the decisions.
  ///   - pending: the snapshots to decide on.
  ///   - access: the page's address.
  ///   - makePage: writes a page of pending snapshots, with a number that it sends with each decision.
  /// - Throws: what `makePage` throws.
  init(
    _ session: any DecisionSession, pending: [SnapshotResult], access: ReviewAccess,
    makePage: @escaping ([SnapshotResult], _ edition: Int) throws -> Data
  ) throws {
    self.session = session
    self.access = access
    self.makePage = makePage
    page = Array(try makePage(pending.map(session.showing), 0))
    shownKeys = Set(pending.map(\.key))
  }

  /// Whether everything is decided and can no longer be undone.
  var isOver: Bool { end.map { ContinuousClock.now >= $0 } ?? false }

  func refusal(of head: HTTPHead) -> HTTPResponse? {
    guard let place = access.place(of: head.path) else { return response(.notFound) }
    if let refusal = access.refusal(of: head) { return response(.forbidden, text: refusal) }
    switch (head.method, place) {
    case ("GET", ""), ("GET", "state"): return nil
    case ("POST", "decide"):
      let isJSON = head["content-type"] == "application/json"
      return isJSON ? nil : response(.badRequest, text: "Expected JSON.")
    default: return response(.notFound)
    }
  }

  func response(to head: HTTPHead, body: Data) -> HTTPResponse {
    switch access.place(of: head.path) {
    case "": return response(HTTPResponse(.ok, page, type: "text/html; charset=utf-8"))
    case "state": return answer(notice)
    case "decide": return decide(body)
    default: return response(.notFound)
    }
  }

  private func decide(_ body: Data) -> HTTPResponse {
    guard let asked = try? JSONDecoder().decode(Request.self, from: body) else {
      return response(.badRequest, text: "Expected a verb, keys, and the page's edition.")
    }
    guard asked.edition == edition else {
      notice = "The pictures had been replaced; these are the new ones. Nothing was decided."
      return answer(notice)
    }
    do {
      let made = try session.perform(asked.verb, on: asked.keys)
      notice = made.sentence(for: asked.verb)
      let comeBack = made.filter { $0.outcome == .undone }.map(\.key)
      if made.showOldPictures || !shownKeys.isSuperset(of: comeBack) { try renew() }
      end = session.isDone ? ContinuousClock.now + Self.grace : nil
      return answer(notice)
    } catch {
      return response(.internalServerError, text: "\(error)")
    }
  }

  /// Writes the page anew, with what is pending now.
  private func renew() throws {
    // All or nothing: decisions from the old page are never taken for the new pictures.
    var renewed = session
    let pending = try renewed.renew()
    page = Array(try makePage(pending.map(renewed.showing), edition + 1))
    (session, edition) = (renewed, edition + 1)
    shownKeys = Set(pending.map(\.key))
  }

  private func answer(_ message: String) -> HTTPResponse {
    let decisions = session.decisions.map { ($0.key.description, $0.value.rawValue) }
    let ending =
      session.isDone ? " All changes are decided; the review closes in a few seconds." : ""
    let answer = Answer(
      decisions: Dictionary(uniqueKeysWithValues: decisions), waiting: session.waiting.count,
      edition: edition, message: message + ending)
    do {
      return response(
        HTTPResponse(.ok, Array(try JSONEncoder().encode(answer)), type: "application/json"))
    } catch {
      return response(.internalServerError, text: "\(error)")
    }
  }

  private func response(
    _ status: HTTPResponse.Status, text: String = "Not found."
  ) -> HTTPResponse {
    response(HTTPResponse(status, text: text))
  }

  private func response(_ response: HTTPResponse) -> HTTPResponse {
    response.keptFromOthers(RunReport.contentSecurityPolicy(isReview: true))
  }
}

extension HTTPResponse {
  /// Adds what keeps other pages away from a response.
  ///
  /// - Parameter policy: the page's own content security policy.
  /// - Returns: the response.
  func keptFromOthers(_ policy: String) -> HTTPResponse {
    var response = self
    response.headers += [
      ("Content-Security-Policy", "\(policy); frame-ancestors 'none'"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Referrer-Policy", "no-referrer"),
      ("X-Content-Type-Options", "nosniff"),
    ]
    return response
  }
}
