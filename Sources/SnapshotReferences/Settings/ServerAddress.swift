import Foundation

/// The address of a folder on a server of HTTP, in the parts that decide where a request goes.
///
/// The parts are read here and written anew, so that no other program can read them differently: `\`, `@` before the path,
/// spaces and control characters make a text no address.
public struct ServerAddress: Hashable, Sendable, CustomStringConvertible {
  /// Whether others on the way cannot read requests: `https`.
  public let isEncrypted: Bool
  /// The name or number of the machine in lower case; a number of IPv6 has brackets.
  public let host: String
  /// The port, 80 or 443 where the address says none.
  public let port: UInt16
  /// The names of the folders, percent-encoded.
  public let folders: [String]

  /// Reads an address; nil for anything but `http` or `https`, a host, perhaps a port, and a path.
  public init?(_ text: String) {
    guard let end = text.range(of: "://") else { return nil }
    switch text[..<end.lowerBound].lowercased() {
    case "http": isEncrypted = false
    case "https": isEncrypted = true
    default: return nil
    }
    let rest = text[end.upperBound...]
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    guard let (host, port) = Self.hostAndPort(rest[..<slash]),
      let folders = Self.folders(rest[slash...])
    else { return nil }
    self.host = host
    self.port = port ?? (isEncrypted ? 443 : 80)
    self.folders = folders
  }

  /// The address, always spelled alike, without a slash at its end.
  public var description: String {
    let isUsual = port == (isEncrypted ? 443 : 80)
    return "\(isEncrypted ? "https" : "http")://\(host)\(isUsual ? "" : ":\(port)")"
      + folders.map { "/\($0)" }.joined()
  }

  /// Whether requests do not leave this machine.
  public var isLoopback: Bool {
    if ["localhost", "[::1]"].contains(host) { return true }
    var number = in_addr()
    return inet_pton(AF_INET, host, &number) == 1 && UInt32(bigEndian: number.s_addr) >> 24 == 127
  }

  /// Whether the address is another one or below it: the same scheme, host and port, and a path that begins with all
  /// its folders.
  ///
  /// Below it, names count only if every server reads them as themselves, unlike `..`, `%2e%2e` and `..;`.
  public func isAtOrBelow(_ other: ServerAddress) -> Bool {
    (isEncrypted, host, port) == (other.isEncrypted, other.host, other.port)
      && folders.starts(with: other.folders)
      && folders.dropFirst(other.folders.count).allSatisfy { name in
        name.contains { $0 != "." } && name.utf8.allSatisfy(Self.isUnreserved)
      }
  }

  private static func hostAndPort(_ text: Substring) -> (host: String, port: UInt16?)? {
    let end = text.firstIndex(of: "]").map(text.index(after:)) ?? text.firstIndex(of: ":")
    let (name, rest) = (text[..<(end ?? text.endIndex)], text[(end ?? text.endIndex)...])
    guard let host = name.hasPrefix("[") ? numberOfIPv6(name) : self.name(name) else { return nil }
    guard !rest.isEmpty else { return (host, nil) }
    let digits = rest.dropFirst()
    guard rest.hasPrefix(":"), digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let port = UInt16(digits), port > 0
    else { return nil }
    return (host, port)
  }

  private static func name(_ text: Substring) -> String? {
    let isName =
      !text.isEmpty && text.utf8.allSatisfy { isUnreserved($0) && $0 != UInt8(ascii: "~") }
    return isName ? text.lowercased() : nil
  }

  /// One number has many spellings.
  private static func numberOfIPv6(_ text: Substring) -> String? {
    var number = in6_addr()
    var spelling = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard text.hasSuffix("]"),
      inet_pton(AF_INET6, String(text.dropFirst().dropLast()), &number) == 1,
      inet_ntop(AF_INET6, &number, &spelling, socklen_t(spelling.count)) != nil
    else { return nil }
    return "[\(String(decoding: spelling.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))]"
  }

  private static func folders(_ path: Substring) -> [String]? {
    var names = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    while names.last?.isEmpty == true { names.removeLast() }
    let encoded = names.compactMap(encoded)
    return encoded.count == names.count ? encoded : nil
  }

  /// A name as a part of a path; nil with what ends a path, or is read differently by different programs.
  private static func encoded(_ name: Substring) -> String? {
    guard
      !name.unicodeScalars.contains(where: {
        $0.value <= 0x20 || "\\?#\u{7F}".unicodeScalars.contains($0)
      }),
      name.removingPercentEncoding != nil
    else { return nil }
    return name.utf8.map { byte in
      isUnreserved(byte) || "!$&'()*+,;=:@%".utf8.contains(byte)
        ? String(UnicodeScalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// RFC 3986, 2.3.
  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~".utf8.contains(byte)
    }
  }
}
