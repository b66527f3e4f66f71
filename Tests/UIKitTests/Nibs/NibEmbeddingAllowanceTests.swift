import Testing

@testable import UIKit

@MainActor struct NibEmbeddingAllowanceTests {
  @Test func `a hundred controllers may be embedded in one another, and no more`() {
    let allowance = NibEmbeddingAllowance()
    let answers = (1...102).map { _ in allowance.takeOne() }
    #expect(answers == Array(repeating: true, count: 100) + [false, false])
  }
}
