import Testing

/// What tests can say on Linux, they can say on Apple's systems, where another source declares it.
struct AppleTermsTests {
  private static let apple = "Sources/SnapTesting/Apple/AppleTerms.swift"

  @Test func `the allowances of Apple's systems are those of Linux`() throws {
    let linux = try Self.names("Sources/Fixtures/Fixture/AllowedDiagnostic.swift", of: allowance)
    let apple = try Self.names(Self.apple, of: allowance)
    #expect(linux.count > 10 && apple.isSuperset(of: linux))
    #expect(apple.subtracting(linux) == ["height", "image", "layout", "snapshots"])
  }

  @Test func `the record modes of Apple's systems are those of Linux`() throws {
    let mode = /\n  case (?<name>[a-z]+)(?=\n)/
    let linux = try Self.names("Sources/Snapshots/Recording/RecordMode.swift", of: mode)
    #expect(try linux.count > 3 && Self.names(Self.apple, of: mode) == linux)
  }

  private let allowance = /public static func (?<name>\w+)\(/

  private static func names(
    _ path: String, of form: Regex<(Substring, name: Substring)>
  ) throws -> Set<String> {
    Set(try Repository.text(of: path).matches(of: form).map { String($0.output.name) })
  }
}
