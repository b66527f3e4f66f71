import Foundation
import Testing
import UIKit

struct PredicateTests {
  @Test(arguments: [
    ("SELF MATCHES %@", "[a-z]+@[a-z]+", "me@here", true),
    ("SELF MATCHES %@", "[a-z]+|[0-9]+", "12a", false),
    ("SELF MATCHES[c] %@", "[a-z]+", "ABC", true),
    ("self contains[cd] %@", "E", "é", true),
    ("SELF CONTAINS %@", "E", "e", false),
    ("SELF BEGINSWITH %@", "ab", "abc", true),
    ("SELF ENDSWITH %@", "ab", "abc", false),
    ("SELF == %@", "abc", "abc", true),
  ])
  func `a text is compared with another one`(
    format: String, argument: String, text: String, holds: Bool
  ) {
    #expect(NSPredicate(format: format, argument).evaluate(with: text) == holds)
  }

  @Test func `another format stops`() async {
    await #expect(processExitsWith: .failure) {
      _ = NSPredicate(format: "name == %@", "a")
    }
  }
}
