/// Why a request was not answered, with the numbers of JSON-RPC 2.0, section 5.1.
package struct MessageError: Error, Equatable {
  package let code: Int
  package let message: String
  package let data: MessageValue?

  package init(code: Int, _ message: String, data: MessageValue? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  /// A line that is not JSON, or too long.
  static func unreadable(_ message: String) -> MessageError { .init(code: -32_700, message) }
  /// JSON that is not a request.
  static func invalid(_ message: String) -> MessageError { .init(code: -32_600, message) }
  package static func unknownMethod(_ name: String) -> MessageError {
    .init(code: -32_601, "There is no method “\(name)”.")
  }
  package static func invalidParameters(_ message: String) -> MessageError {
    .init(code: -32_602, message)
  }
  static func failed(_ error: any Error) -> MessageError { .init(code: -32_603, "\(error)") }

  var value: MessageValue {
    var members: [String: MessageValue] = ["code": .integer(code), "message": .text(message)]
    members["data"] = data
    return .object(members)
  }
}
