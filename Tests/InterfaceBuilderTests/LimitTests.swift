import Foundation
import InterfaceBuilder
import TestSupport
import Testing

struct LimitTests {
  @Test func `a file beyond the limit of bytes is refused, read or given`() throws {
    let limits = InterfaceBuilderLimits(bytes: 100, elements: 10, depth: 10, attributes: 100)
    #expect(
      Documents.error(of: Documents.xib(""), limits: limits)
        == .tooLarge(file: "Some.xib", limit: 100))
    let folder = try TemporaryFolder()
    let url = try folder.write(Data(repeating: 0x20, count: 101), to: "Large.xib")
    #expect(throws: InterfaceBuilderError.tooLarge(file: url.path, limit: 100)) {
      try InterfaceBuilderDocument(contentsOf: url, limits: limits)
    }
  }

  @Test func `more elements than the limit are rejected where it is exceeded`() {
    let limits = InterfaceBuilderLimits(bytes: 10_000, elements: 5, depth: 10, attributes: 100)
    let text = Documents.xib(String(repeating: "<view/>\n", count: 9))
    #expect(
      Documents.error(of: text, limits: limits)
        == .tooManyElements(file: "Some.xib", line: 7, limit: 5))
  }

  @Test func `elements deeper than the limit are rejected where it is exceeded`() {
    let limits = InterfaceBuilderLimits(bytes: 10_000, elements: 100, depth: 4, attributes: 100)
    let text = Documents.xib("<view>\n<subviews>\n<view/>\n</subviews></view>")
    #expect(
      Documents.error(of: text, limits: limits) == .tooDeep(file: "Some.xib", line: 6, limit: 4))
  }

  @Test func `more attributes than the limit are rejected at their element`() {
    let limits = InterfaceBuilderLimits(bytes: 10_000, elements: 100, depth: 10, attributes: 20)
    func error(_ count: Int) -> InterfaceBuilderError? {
      let attributes = (0..<count).map { "a\($0)='='" }.joined(separator: "\n")
      return Documents.error(of: Documents.xib("<view/>\n<view \(attributes)/>"), limits: limits)
    }
    #expect(error(20) == nil)
    #expect(error(21) == .tooManyAttributes(file: "Some.xib", line: 5, limit: 20))
  }

  @Test func `equals signs in values, comments and texts are not attributes`() {
    let limits = InterfaceBuilderLimits(bytes: 10_000, elements: 100, depth: 10, attributes: 5)
    let signs = String(repeating: "a='b' ", count: 9)
    let text = Documents.xib(
      "<label text=\"\(signs)\"/><!-- <x \(signs)> --><label><string key=\"text\">\(signs)</string></label>"
    )
    #expect(Documents.error(of: text, limits: limits) == nil)
  }

  @Test func `more attributes in total than the limit are rejected where it is exceeded`() {
    let limits = InterfaceBuilderLimits(
      bytes: 10_000, elements: 100, depth: 10, attributes: 10, totalAttributes: 20)
    // The declaration has two attributes and the document four; each view has three.
    let text = Documents.xib(String(repeating: "<view a='1' b='2' c='3'/>\n", count: 5))
    #expect(
      Documents.error(of: text, limits: limits)
        == .tooManyTotalAttributes(file: "Some.xib", line: 8, limit: 20))
  }

  @Test(arguments: [
    "<label text='12345678901' id='l'/>",
    "<label>\n<string key='text'>12345678901</string></label>",
  ])
  func `a text longer than the limit is rejected with its line`(element: String) {
    var limits = InterfaceBuilderLimits.standard
    limits.text = 100
    #expect(Documents.error(of: Documents.xib(element), limits: limits) == nil)
    limits.text = 10
    let line = element.contains("\n") ? 5 : 4
    let text = Documents.xib(element).replacing(Documents.xibType, with: "X")
      .replacing("encoding=\"UTF-8\"", with: "").replacing("useAutolayout", with: "a")
    #expect(
      Documents.error(of: text, limits: limits)
        == .tooLongText(file: "Some.xib", line: line, limit: 10))
  }

  @Test func `encoded data may be longer than a text`() {
    var limits = InterfaceBuilderLimits.standard
    limits.text = 100
    let data = String(repeating: "a", count: 200)
    let text = Documents.xib(
      "<view id='v'/>", resources: "<image name='a'><mutableData>\(data)</mutableData></image>")
    #expect(Documents.error(of: text, limits: limits) == nil)
  }

  @Test func `a cell with more views or constraints than the limits is rejected`() {
    var limits = InterfaceBuilderLimits.standard
    limits.viewsPerCell = 3
    limits.constraintsPerCell = 1
    func error(views: Int, constraints: Int) -> InterfaceBuilderError? {
      let content =
        "<subviews>" + String(repeating: "<view/>", count: views) + "</subviews><constraints>"
        + String(repeating: "<constraint firstAttribute='width'/>", count: constraints)
        + "</constraints>"
      return Documents.error(
        of: Documents.xib("<collectionReusableView id='c'>\(content)</collectionReusableView>"),
        limits: limits)
    }
    let refused = InterfaceBuilderError.tooLargeCell(
      file: "Some.xib", line: 4, views: 3, constraints: 1)
    #expect(error(views: 2, constraints: 1) == nil)
    #expect(error(views: 3, constraints: 1) == refused)
    #expect(error(views: 2, constraints: 2) == refused)
  }

  @Test func `a root element too far from the start is rejected`() {
    let text = "<!--" + String(repeating: " ", count: 70_000) + "-->" + Documents.xib("")
    #expect(
      Documents.error(of: text)
        == .notXML(
          file: "Some.xib", line: 1, reason: "no element begins in the first 65536 bytes"))
  }

  @Test(arguments: [(65_535, true), (65_536, false), (65_537, false)])
  func `the root element begins within 65,536 bytes`(offset: Int, isRead: Bool) {
    let root = "<document type=\"\(Documents.xibType)\" version=\"3.0\"><objects/></document>"
    let comment = "<!--" + String(repeating: " ", count: offset - 7) + "-->"
    #expect((Documents.error(of: comment + root) == nil) == isRead)
  }

  /// The two attributes of the declaration count, as they do for the parser.
  @Test func `what a file has of bytes, elements, levels, attributes and text may be the limit`() {
    let text = Documents.xib("<view a='1'><view/></view>")
    let amounts: [(WritableKeyPath<InterfaceBuilderLimits, Int>, Int)] = [
      (\.bytes, text.utf8.count), (\.elements, 5), (\.depth, 4), (\.attributes, 4),
      (\.totalAttributes, 7), (\.text, Documents.xibType.utf8.count),
    ]
    for (limit, amount) in amounts {
      let errors = [amount - 1, amount, amount + 1].map { value in
        var limits = InterfaceBuilderLimits.standard
        limits[keyPath: limit] = value
        return Documents.error(of: text, limits: limits)
      }
      #expect(errors[0] != nil && errors[1] == nil && errors[2] == nil, "\(limit)")
    }
  }

  @Test func `as many levels as the default limit allows are read`() throws {
    let depth = InterfaceBuilderLimits.standard.depth - 2
    let nested = { (count: Int) in
      Documents.xib(
        String(repeating: "<hull>", count: count) + String(repeating: "</hull>", count: count))
    }
    #expect(Documents.error(of: nested(depth)) == nil)
    #expect(
      Documents.error(of: nested(depth + 1))
        == .tooDeep(file: "Some.xib", line: 4, limit: InterfaceBuilderLimits.standard.depth))
  }

  @Test func `an entity bomb is rejected at its declaration`() {
    let bomb = """
      <!DOCTYPE bomb [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document type="\(Documents.xibType)" version="3.0"><objects>&b;</objects></document>
      """
    #expect(
      Documents.error(of: bomb) == .notXML(file: "Some.xib", line: 1, reason: "it has a DOCTYPE"))
  }
}
