import Foundation
import Serving
import SnapReport
import Snapshots

/// Answers the requests of a review's page.
final class ReviewServer: HTTPHandling {
  /// How long the last decision can be undone before the review ends.
  private static let grace = Duration.seconds(5)

  private struct Request: Decodable {
    var verb: ReviewSession.Verb
    var keys: [SnapshotKey]
  }

  private struct Answer: Encodable {
    var decisions: [String: String]
    var message: String
  }

  private(set) var session: ReviewSession
  private let page: [UInt8]
  private let access: ReviewAccess
  private var end: ContinuousClock.Instant?

  init(_ session: ReviewSession, page: Data, access: ReviewAccess) {
    self.session = session
    self.page = Array(page)
    self.access = access
  }

  /// Whether everything is decided and can no longer be undone.
  var isOver: Bool { end.map { ContinuousClock.now >= $0 } ?? false }

  func refusal(of head: HTTPHead) -> HTTPResponse? {
    guard let place = access.place(of: head.path) else { return response(.notFound) }
    let refusal = access.refusal(
      host: head["host"], origin: head["origin"], site: head["sec-fetch-site"],
      isChange: head.method != "GET" && head.method != "HEAD")
    if let refusal { return response(.forbidden, text: refusal) }
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
    case "state": return answer("")
    case "decide": return decide(body)
    default: return response(.notFound)
    }
  }

  private func decide(_ body: Data) -> HTTPResponse {
    guard let asked = try? JSONDecoder().decode(Request.self, from: body) else {
      return response(.badRequest, text: "Expected a verb and keys.")
    }
    do {
      let made = try session.perform(asked.verb, on: asked.keys)
      end = session.isDone ? ContinuousClock.now + Self.grace : nil
      return answer(made.sentence(for: asked.verb))
    } catch {
      return response(.internalServerError, text: "\(error)")
    }
  }

  private func answer(_ message: String) -> HTTPResponse {
    let decisions = session.decisions.map { ($0.key.description, $0.value.rawValue) }
    let ending =
      session.isDone ? " All changes are decided; the review closes in a few seconds." : ""
    let answer = Answer(
      decisions: Dictionary(uniqueKeysWithValues: decisions), message: message + ending)
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

  /// Adds what keeps other pages away from a response.
  private func response(_ response: HTTPResponse) -> HTTPResponse {
    let policy = RunReport.contentSecurityPolicy(isReview: true)
    var response = response
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
