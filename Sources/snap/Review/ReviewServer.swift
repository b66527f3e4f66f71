import FlyingFox
import FlyingSocks
import Foundation
import SnapReport
import Snapshots

/// Serves the page of a review, and executes its requests.
actor ReviewServer: HTTPHandler {
  /// The maximum size of a list of keys.
  private static let maxBodyBytes = 4 << 20
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
  private let page: Data
  private let token = ReviewAccess.makeToken()
  private let end: @Sendable () -> Void
  private var access: ReviewAccess?
  private var ending: Task<Void, Never>?

  init(_ session: ReviewSession, page: String, end: @escaping @Sendable () -> Void) {
    self.session = session
    self.page = Data(page.utf8)
    self.end = end
  }

  /// Starts serving on a port, and returns the address to open.
  func begin(port: UInt16) -> String {
    let access = ReviewAccess(port: port, token: token)
    self.access = access
    return access.address
  }

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    // The path as sent: the normalised one lacks its last slash.
    guard let access, let place = access.place(of: request.target.path()) else {
      return response(.notFound, text: "Not found.")
    }
    let isChange = request.method != .GET && request.method != .HEAD
    let refusal = access.refusal(
      host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")],
      site: request.headers[HTTPHeader("Sec-Fetch-Site")], isChange: isChange)
    if let refusal { return response(.forbidden, text: refusal) }
    switch (request.method, place) {
    case (.GET, ""): return response(.ok, page, type: "text/html; charset=utf-8")
    case (.GET, "state"): return try answer("")
    case (.POST, "decide"): return try await decide(request)
    default: return response(.notFound, text: "Not found.")
    }
  }

  private func decide(_ request: HTTPRequest) async throws -> HTTPResponse {
    let length = request.headers[.contentLength].flatMap { Int($0) }
    guard let length, length <= Self.maxBodyBytes,
      request.headers[.contentType] == "application/json"
    else { return response(.badRequest, text: "Expected a JSON list of keys.") }
    guard let asked = try? JSONDecoder().decode(Request.self, from: await request.bodyData) else {
      return response(.badRequest, text: "Expected a verb and keys.")
    }
    do {
      let made = try session.perform(asked.verb, on: asked.keys)
      endSoonIfDone()
      return try answer(made.sentence(for: asked.verb))
    } catch {
      return response(.internalServerError, text: "\(error)")
    }
  }

  private func endSoonIfDone() {
    ending?.cancel()
    guard session.isDone else { return }
    ending = Task { [end] in
      guard (try? await Task.sleep(for: Self.grace)) != nil else { return }
      end()
    }
  }

  private func answer(_ message: String) throws -> HTTPResponse {
    let decisions = session.decisions.map { ($0.key.description, $0.value.rawValue) }
    let ending =
      session.isDone ? " All changes are decided; the review closes in a few seconds." : ""
    let answer = Answer(
      decisions: Dictionary(uniqueKeysWithValues: decisions), message: message + ending)
    return response(.ok, try JSONEncoder().encode(answer), type: "application/json")
  }

  private func response(_ status: HTTPStatusCode, text: String) -> HTTPResponse {
    response(status, Data(text.utf8), type: "text/plain; charset=utf-8")
  }

  private func response(_ status: HTTPStatusCode, _ body: Data, type: String) -> HTTPResponse {
    let policy = RunReport.contentSecurityPolicy(isReview: true)
    return HTTPResponse(
      statusCode: status,
      headers: [
        .contentType: type, .cacheControl: "no-store",
        HTTPHeader("Content-Security-Policy"): "\(policy); frame-ancestors 'none'",
        HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
        HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
        HTTPHeader("Referrer-Policy"): "no-referrer",
        HTTPHeader("X-Content-Type-Options"): "nosniff",
      ], body: body)
  }
}
