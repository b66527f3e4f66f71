import Foundation

/// Answers as values.
extension APIClient {
  /// Sends a request and reads its answer.
  ///
  /// - Throws: ``PullRequestError/refused(request:host:_:)`` also for what the host does not allow.
  func value<Value: Decodable>(_ type: Value.Type, of request: APIRequest) throws -> Value {
    try value(type, in: checked(try send(request), of: request), of: request)
  }

  /// The same for what may not be there; nil then.
  func valueIfAny<Value: Decodable>(_ type: Value.Type, of request: APIRequest) throws -> Value? {
    let answer = try send(request)
    return answer.isAbsence ? nil : try value(type, in: checked(answer, of: request), of: request)
  }

  /// Sends requests that belong together and reads their answers.
  func values<Value: Decodable>(
    _ type: Value.Type, of requests: [APIRequest]
  ) throws -> [Value] {
    try zip(requests, send(requests)).map { request, answer in
      try value(type, in: checked(answer, of: request), of: request)
    }
  }

  /// All items of a list, a hundred by a hundred.
  ///
  /// - Parameters:
  ///   - type: what an item is.
  ///   - path: the list.
  ///   - query: what it is asked for besides.
  /// - Returns: the items in their order.
  /// - Throws: ``PullRequestError``
  func list<Item: Decodable>(
    _ type: Item.Type, _ path: [String], query: [(name: String, value: String)] = []
  ) throws -> [Item] {
    var items: [Item] = []
    for page in 1...Self.mostPages {
      let numbers = [("per_page", "\(Self.pageLength)"), ("page", "\(page)")]
      let request = APIRequest("GET", path, query: query + numbers.map { (name: $0, value: $1) })
      let answer = try checked(try send(request), of: request)
      let more = try value([Item].self, in: answer, of: request)
      items += more
      guard !more.isEmpty, answer.hasNextPage ?? (more.count == Self.pageLength) else {
        return items
      }
    }
    throw PullRequestError.tooManyPages(request: "GET /\(path.joined(separator: "/"))")
  }

  private static let (mostPages, pageLength) = (100, 100)

  /// Returns an answer of success.
  func checked(_ answer: APIAnswer, of request: APIRequest) throws -> APIAnswer {
    switch answer.status {
    case 200..<300: return answer
    case 401: throw refusal(of: request, .unknownToken)
    case 403: throw refusal(of: request, .noRights)
    case 404, 410: throw refusal(of: request, .notFound)
    default:
      let message = answer.message ?? "no reason is in the answer"
      throw refusal(of: request, .invalid(status: answer.status, message: message))
    }
  }

  /// Reads an answer of success.
  func value<Value: Decodable>(
    _ type: Value.Type, in answer: APIAnswer, of request: APIRequest
  ) throws -> Value {
    do {
      return try JSONDecoder().decode(type, from: answer.body)
    } catch {
      throw refusal(of: request, .unreadable)
    }
  }
}

extension APIAnswer {
  /// Whether what the request names does not exist, or no longer.
  var isAbsence: Bool { status == 404 || status == 410 }

  /// Whether a list goes on; nil if the host does not say.
  ///
  /// The address that it names is not asked: the next page has the next number.
  fileprivate var hasNextPage: Bool? {
    if let next = headers["x-next-page"] { return !next.isEmpty }
    return headers["link"].map { $0.contains("rel=\"next\"") }
  }

  /// Why a host does not accept something, in its words.
  fileprivate var message: String? {
    struct Problem: Decodable {
      let message: Text
    }
    // GitLab also lists reasons by the names of fields.
    enum Text: Decodable {
      case line(String)
      case other

      init(from decoder: any Decoder) throws {
        let text = try? decoder.singleValueContainer().decode(String.self)
        self = text.map { .line(String($0.prefix(300))) } ?? .other
      }
    }
    guard case .line(let text) = (try? JSONDecoder().decode(Problem.self, from: body))?.message
    else { return nil }
    return text
  }
}
