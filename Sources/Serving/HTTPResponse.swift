/// A response, after which the connection is closed.
package struct HTTPResponse {
  package enum Status: String {
    case ok = "200 OK"
    case badRequest = "400 Bad Request"
    case forbidden = "403 Forbidden"
    case notFound = "404 Not Found"
    case lengthRequired = "411 Length Required"
    case contentTooLarge = "413 Content Too Large"
    case headersTooLarge = "431 Request Header Fields Too Large"
    case internalServerError = "500 Internal Server Error"
  }

  package let status: Status
  package var headers: [(name: String, value: String)]
  package let body: [UInt8]

  package init(_ status: Status, _ body: [UInt8], type: String) {
    self.status = status
    self.body = body
    headers = [("Content-Type", type), ("Cache-Control", "no-store")]
  }

  package init(_ status: Status, text: String) {
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
