import Testing

@testable import SwiftSources

struct BuildConditionTests {
  private func words(_ source: String, _ target: BuildConditions = .linux) -> String {
    SwiftToken.all(of: source, for: target).map(\.text).joined(separator: " ")
  }

  /// The branches that are read: of the condition, of one of which nothing is known, and the last one.
  @Test(arguments: [
    ("FLAG", "1 2 3"), ("!FLAG", "1 2 3"), ("true", "1"), ("false", "2 3"), ("!true", "2 3"),
    ("os(Linux)", "1"), ("os(iOS)", "2 3"), ("!os(Linux)", "2 3"), ("!os(iOS)", "1"),
    ("os(Linux) || FLAG", "1"), ("os(iOS) || FLAG", "1 2 3"), ("os(Linux) && FLAG", "1 2 3"),
    ("os(iOS) && FLAG", "2 3"), ("FLAG && os(iOS)", "2 3"), ("FLAG || os(Linux)", "1"),
    ("os(Linux) || os(iOS) && os(tvOS)", "1"), ("os(iOS) && os(tvOS) || os(Linux)", "1"),
    ("(os(Linux) || os(iOS)) && os(tvOS)", "2 3"), ("!(os(iOS) || os(tvOS))", "1"),
    ("!(os(iOS) || !(FLAG))", "1 2 3"), ("!(!os(Linux))", "1"), ("os(iOS) ||\n", "1 2 3"),
    ("os(iOS) // || os(Linux)", "2 3"),
    ("os(Linux) /* && */", "1"),
    ("canImport(UIKit)", "1"), ("canImport(SwiftUI)", "2 3"), ("canImport(Kingfisher)", "1 2 3"),
    ("canImport(UIKit, _version: 1.2)", "1"), ("targetEnvironment(simulator)", "2 3"),
    ("arch(arm64)", "1 2 3"), ("swift(>=5.9)", "1"), ("swift(<5)", "2 3"),
    ("swift(>=6.0)", "1 2 3"),
    ("compiler(>=5.7.1)", "1"), ("compiler(>=6.2.1)", "1 2 3"), ("swift(5)", "1 2 3"),
    ("", "1 2 3"), ("(", "1 2 3"),
    (")", "1 2 3"),
    ("&& ||", "1 2 3"), ("os(", "2 3"),
  ])
  func `a condition may hold, or holds, or does not`(condition: String, expected: String) {
    let source = "#if \(condition)\n1\n#elseif FLAG\n2\n#else\n3\n#endif"
    #expect(words(source) == expected)
  }

  @Test(arguments: [
    ("os(iOS)", "1"), ("!os(iOS)", ""), ("os(iOS) && !os(Linux)", ""), ("os(tvOS)", ""),
    ("canImport(UIKit)", "1"),
  ])
  func `a target whose sources are rewritten is one of iOS, too`(
    condition: String, expected: String
  ) {
    #expect(words("#if \(condition)\n1\n#endif", .rewritten) == expected)
  }

  @Test(arguments: [
    ("#if os(iOS)\n1\n#if os(Linux)\n2\n#else\n3\n#endif\n4\n#endif\n5", "5"),
    ("#if os(Linux)\n1\n#if os(iOS)\n2\n#else\n3\n#endif\n4\n#endif\n5", "1 3 4 5"),
    ("#if os(iOS)\n\"{ \\(a) #endif\n#else\n{\n#endif }", "{ }"),
    ("#else\n1\n#endif\n#elseif a\n2", "1 2"),
    ("#if os(iOS)\n/*\n#endif\n*/ 1\n#endif\n2", "2"), ("#if FLAG\n.a\n#endif\n.b", ". a . b"),
    ("#if os(iOS)", ""), ("let a = 1 #if\n2", "let a = 1 2"),
  ])
  func `branches may be in each other, and broken`(source: String, expected: String) {
    #expect(words(source) == expected)
  }
}
