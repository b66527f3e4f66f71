/// A response, after which the connection is closed.
struct HTTPResponse {
  enum Status: String {
    case ok = "200 OK"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case lengthRequired = "411 Length Required"
    case contentTooLarge = "413 Content Too Large"
    case headersTooLarge = "431 Request Header Fields Too Large"
    case internalServerError = "500 Internal Server Error"
  }

  let status: Status
  var headers: [(name: String, value: String)]
  let body: [UInt8]

  init(_ status: Status, _ body: [UInt8], type: String) {
    self.status = status
    self.body = body
    headers = [("Content-Type", type), ("Cache-Control", "no-store")]
  }

  init(_ status: Status, text: String) {
    self.init(status, Array(text.utf8), type: "text/plain; charset=utf-8")
  }

  /// The bytes before the body.
  var head: [UInt8] {
    let lines =
      ["HTTP/1.1 \(status.rawValue)"] + headers.map { "\($0.name): \($0.value)" }
      + ["Content-Length: \(body.count)", "Connection: close", "", ""]
    return Array(lines.joined(separator: "\r\n").utf8)
  }
}
