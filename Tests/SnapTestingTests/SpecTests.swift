import Foundation
import Testing
import XCTest

/// The words of Quick in `Compatibility/quick`, whose sources are part of these tests by a link.
@Suite(.serialized) struct SpecTests {
  nonisolated(unsafe) fileprivate static var steps: [String] = []

  private func names(of spec: QuickSpec.Type) -> [String] { spec.listedTests.map(\.0) }

  private func run(_ spec: QuickSpec.Type, _ name: String) throws -> [String] {
    Self.steps = []
    let test = try #require(spec.listedTests.first { $0.0 == name })
    try test.1(spec.init(name: name, testClosure: { _ in }))
    return Self.steps
  }

  @Test func `each example is a test, named after its groups as Quick names it`() {
    #expect(
      names(of: OrderSpec.self) == [
        "a_row__is_drawn", "a_row__when_it_is_selected__is_blue_", "a_row__is_drawn_2",
      ])
    #expect(names(of: FormerSpec.self) == ["a_cell__fits"])
  }

  @Test func `hooks run around an example, those of outer groups outside`() throws {
    #expect(
      try run(OrderSpec.self, "a_row__when_it_is_selected__is_blue_") == [
        "around", "outer a row, when it is selected, is blue…", "inner", "just", "example",
        "inner after", "outer after", "around after",
      ])
    #expect(
      try run(OrderSpec.self, "a_row__is_drawn")
        == ["outer a row, is drawn", "just", "drawn", "outer after"])
  }

  @Test func `a spec can be described by a method of its instances`() throws {
    #expect(try run(FormerSpec.self, "a_cell__fits") == ["FormerSpec 7", "true"])
    #expect(QuickSpec.current == nil)
  }

  @Test func `focused examples leave out the others, and pending ones are skipped`() throws {
    #expect(names(of: FocusedSpec.self) == ["chosen__a", "chosen__later", "b"])
    #expect(throws: XCTSkip.self) { try run(FocusedSpec.self, "chosen__later") }
  }

  @Test func `shared examples are in a group with their name`() throws {
    #expect(
      names(of: SharedSpec.self)
        == ["a_view__has_a_size_4", "TallRow__is_9_high", "nothing__has_shared_examples"])
    #expect(try run(SharedSpec.self, "a_view__has_a_size_4") == ["size 4"])
    #expect(try run(SharedSpec.self, "TallRow__is_9_high") == ["9"])
    #expect(throws: MissingExamples.self) {
      try run(SharedSpec.self, "nothing__has_shared_examples")
    }
  }

  @Test func `an example that throws fails, after the hooks`() {
    #expect(throws: CocoaError.self) { try run(FailingSpec.self, "fails") }
    #expect(Self.steps == ["after"])
  }
}

private func step(_ text: String) { SpecTests.steps.append(text) }

private final class OrderSpec: QuickSpec {
  override class func spec() {
    describe("a row") {
      beforeEach { (data: ExampleMetadata) in step("outer \(data.example.name)") }
      justBeforeEach { step("just") }
      afterEach { step("outer after") }
      it("is drawn") { step("drawn") }
      context("when it is selected") {
        aroundEach { run in
          step("around")
          run()
          step("around after")
        }
        beforeEach { step("inner") }
        afterEach { step("inner after") }
        it("is blue…") { step("example") }
      }
      it("is drawn") { step("drawn again") }
    }
  }
}

private final class FormerSpec: QuickSpec {
  private let number = 7

  override func spec() {
    context("a cell") {
      it("fits") {
        step("\(type(of: self)) \(self.number)")
        step("\(QuickSpec.current is FormerSpec)")
      }
    }
  }
}

private final class FocusedSpec: QuickSpec {
  override class func spec() {
    fdescribe("chosen") {
      it("a") {}
      xit("later") { step("never") }
    }
    describe("other") { it("c") {} }
    fit("b") {}
  }
}

private final class SharedSpec: QuickSpec {
  override class func spec() {
    sharedExamples("a view") { (context: @escaping SharedExampleContext) in
      let size = context()["size"] ?? 0
      it("has a size \(size)") { step("size \(size)") }
    }
    itBehavesLike("a view") { ["size": 4] }
    itBehavesLike(TallRow.self) { 9 }
    itBehavesLike("nothing")
  }
}

private final class TallRow: Behavior<Int> {
  override class func spec(_ aContext: @escaping () -> Int) {
    it("is \(aContext()) high") { step("\(aContext())") }
  }
}

private final class FailingSpec: QuickSpec {
  override class func spec() {
    afterEach { step("after") }
    it("fails") { throw CocoaError(.fileNoSuchFile) }
  }
}
