import Foundation
import InterfaceBuilder
import TestSupport
import Testing

struct ErrorTests {
  static let open = "<document type=\"\(Documents.xibType)\" version=\"3.0\">"

  @Test(arguments: [
    ("", 1, "it is empty"),
    ("hello", 1, "it does not begin with an element"),
    ("\n\nhello", 3, "it does not begin with an element"),
    ("\(open)\n<objects>\n</object></document>", 3, "an end tag that does not match its start tag"),
    ("\(open)\n<a b='1' b='2'/>\n</document>", 2, "an attribute is given twice"),
    ("\(open)\n<a b=1/>\n</document>", 2, "an attribute without a quoted value"),
    ("\(open)\n<<<<<<< HEAD\n</document>", 2, "an unresolved merge conflict"),
    ("\(open)\n&bomb;\n</document>", 2, "an entity that is not declared"),
    ("\(open)</document>\n<more/>", 2, "there is content after the end of the document"),
    ("\(open)\n<?px?>\n</document>", 2, "a processing instruction has no content"),
    (
      "<?xml version='1.0'?>\n<!DOCTYPE a [<!ENTITY b 'c'>]>\n\(open)</document>", 2,
      "it has a DOCTYPE"
    ),
    (
      "<?xml version='1.0' encoding='UTF-16'?>\n\(open)</document>", 1,
      "it is encoded in UTF-16 instead of UTF-8"
    ),
  ])
  func `invalid XML is rejected with line and reason`(text: String, line: Int, reason: String) {
    #expect(
      Documents.error(of: text) == .notXML(file: "Some.xib", line: line, reason: reason))
  }

  @Test(arguments: [
    (
      "<label id='a'><color key='textColor' red='x' green='0' blue='0'/></label>", "red"
    ),
    ("<switch id='a'>\n<color key='onTintColor' red='x' green='0' blue='0'/></switch>", "red"),
    ("<button id='a'><state>\n<color key='titleColor' white='?'/></state></button>", "white"),
    ("<label id='a'><fontDescription key='fontDescription' pointSize='x'/></label>", "pointSize"),
    (
      "<textField id='a'>\n<fontDescription key='fontDescription' pointSize='x'/></textField>",
      "pointSize"
    ),
  ])
  func `a malformed colour or font is an error with its line, wherever it is`(
    element: String, attribute: String
  ) throws {
    let error = try #require(Documents.error(of: Documents.xib(element)))
    guard case .invalidNumber(_, let line, _, attribute, _, "a number") = error else {
      Issue.record("\(error)")
      return
    }
    #expect(line == (element.contains("\n") ? 5 : 4))
  }

  @Test(arguments: ["label", "switch"])
  func `a colour in an unknown space is noted once`(element: String) throws {
    let document = try Documents.load(
      Documents.xib("<\(element) id='a'><color key='textColor' colorSpace='odd'/></\(element)>"))
    #expect(
      document.notes.map(\.description) == [
        "4: The colour has no red, green and blue, and no white, in the space \"odd\"; the default is used."
      ])
  }

  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func `UTF-16 is detected by its bytes`(encoding: String.Encoding) throws {
    let data = try #require("\(Self.open)</document>".data(using: encoding))
    #expect(throws: InterfaceBuilderError.foreign(file: "Some.xib", format: .utf16)) {
      try InterfaceBuilderDocument(data, file: "Some.xib")
    }
  }

  @Test(arguments: [
    ("NIBArchive\u{1}", ForeignFormat.compiledNib, "Use the .xib or .storyboard"),
    ("bplist00\u{1}", .binaryPropertyList, "Use the .xib or .storyboard"),
    ("version https://git-lfs.github.com/spec/v1\n", .gitLFSPointer, "git lfs pull"),
  ])
  func `a file of another format is named with advice`(
    text: String, format: ForeignFormat, remedy: String
  ) {
    let error = Documents.error(of: text)
    #expect(error == .foreign(file: "Some.xib", format: format))
    #expect(error?.description.contains(remedy) == true)
  }

  @Test(arguments: [
    ("com.apple.InterfaceBuilder3.Cocoa.XIB", "macOS"),
    ("com.apple.InterfaceBuilder3.AppleTV.Storyboard", "tvOS"),
    ("com.apple.InterfaceBuilder3.WatchKit.Storyboard", "watchOS"),
  ])
  func `a document for another platform is rejected by name`(type: String, platform: String) {
    #expect(
      Documents.error(of: "\n<document type=\"\(type)\" version=\"3.0\"/>")
        == .otherPlatform(file: "Some.xib", line: 2, platform: platform))
  }

  @Test func `every prefix of a file is rejected as truncated`() {
    let whole = Documents.xib("<label text=\"é\" id=\"l\">\n<nil key='x'/></label>")
    #expect(Documents.error(of: whole) == nil)
    let content = whole.trimmingCharacters(in: .whitespacesAndNewlines)
    for length in 1..<content.count {
      switch Documents.error(of: String(content.prefix(length))) {
      case .cutOff(let file, let line):
        let lines = content.prefix(length).filter { $0 == "\n" }.count + 1
        #expect(file == "Some.xib" && (1...lines).contains(line))
      case let error: Issue.record("\(length): \(String(describing: error))")
      }
    }
  }

  @Test func `a truncated file names its last line`() {
    #expect(
      Documents.error(of: "\(Self.open)\n<objects>\n<view id=\"v")
        == .cutOff(file: "Some.xib", line: 3))
  }

  @Test(arguments: [
    (
      "<archive type=\"\(Documents.xibType)\" version=\"8.00\"/>",
      "an element <archive>, as written by Xcode 4 and older"
    ),
    ("<document version=\"3.0\"/>", "type=\"\""),
    ("<document type=\"Other\" version=\"3.0\"/>", "type=\"Other\""),
    ("<document type=\"\(Documents.xibType)\" version=\"4.0\"/>", "version=\"4.0\""),
    ("<document type=\"\(Documents.xibType)\"/>", "version=\"\""),
  ])
  func `documents other than version 3 for iOS are rejected`(text: String, found: String) {
    #expect(
      Documents.error(of: "\n" + text) == .notVersion3(file: "Some.xib", line: 2, found: found))
  }

  @Test(arguments: [
    ("<view alpha='half' id='v'/>", "view", "alpha", "half", "a number"),
    ("<view alpha='nan' id='v'/>", "view", "alpha", "nan", "a number"),
    ("<view alpha='1e999' id='v'/>", "view", "alpha", "1e999", "a number"),
    ("<view alpha='0x1' id='v'/>", "view", "alpha", "0x1", "a number"),
    ("<view alpha='' id='v'/>", "view", "alpha", "", "a number"),
    ("<view tag='1.5' id='v'/>", "view", "tag", "1.5", "a whole number"),
    ("<label numberOfLines='x' id='v'/>", "label", "numberOfLines", "x", "a whole number"),
    ("<view id='v'><rect key='frame' width='4o'/></view>", "rect", "width", "4o", "a number"),
    (
      "<view verticalHuggingPriority='1001' id='v'/>", "view", "verticalHuggingPriority", "1001",
      "a priority from 0 to 1000"
    ),
    (
      "<view horizontalCompressionResistancePriority='-1' id='v'/>", "view",
      "horizontalCompressionResistancePriority", "-1", "a priority from 0 to 1000"
    ),
    (
      "<view id='v'><constraints><constraint firstAttribute='width' multiplier='4:0'/></constraints></view>",
      "constraint", "multiplier", "4:0", "a number or a ratio such as 16:9"
    ),
    (
      "<view id='v'><constraints><constraint firstAttribute='width' constant='8pt'/></constraints></view>",
      "constraint", "constant", "8pt", "a number"
    ),
  ])
  func `an invalid number names element, attribute and line`(
    object: String, element: String, attribute: String, value: String, expected: String
  ) {
    #expect(
      Documents.error(of: Documents.xib(object))
        == .invalidNumber(
          file: "Some.xib", line: 4, element: element, attribute: attribute, value: value,
          expected: expected))
  }

  @Test(
    arguments: [
      ("", "firstAttribute", nil),
      ("firstAttribute='middle'", "firstAttribute", "middle"),
      ("firstAttribute='top' secondItem='v'", "secondAttribute", nil),
      ("firstAttribute='top' relation='about'", "relation", "about"),
    ] as [(String, String, String?)])
  func `an incomplete constraint is rejected`(
    attributes: String, attribute: String, value: String?
  ) {
    let view = "<view id='v'><constraints><constraint \(attributes)/></constraints></view>"
    #expect(
      Documents.error(of: Documents.xib(view))
        == .invalidConstraint(file: "Some.xib", line: 4, attribute: attribute, value: value))
  }

  @Test func `duplicate ids are rejected with both lines`() {
    #expect(
      Documents.error(of: Documents.xib("<view id='v'/>\n<view id='v'/>"))
        == .duplicateID(file: "Some.xib", line: 5, id: "v", firstLine: 4))
  }

  @Test func `a missing file is named`() {
    let url = URL(fileURLWithPath: "/nowhere/Gone.xib")
    let error = #expect(throws: InterfaceBuilderError.self) {
      try InterfaceBuilderDocument(contentsOf: url)
    }
    #expect(error?.file == "/nowhere/Gone.xib" && error?.line == nil)
  }

  @Test func `anything but a file is rejected with the system's reason`() throws {
    let temporary = try TemporaryFolder()
    let folder = temporary.root
    let (link, loop) = (folder.appending(path: "link.xib"), folder.appending(path: "loop.xib"))
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "/nowhere/x.xib")
    try FileManager.default.createSymbolicLink(atPath: loop.path, withDestinationPath: "loop.xib")
    for (url, reason) in [
      (folder, "Is a directory"), (link, "No such file or directory"),
      (loop, "Too many levels of symbolic links"),
    ] {
      #expect(throws: InterfaceBuilderError.unreadable(file: url.path, reason: reason)) {
        try InterfaceBuilderDocument(contentsOf: url)
      }
    }
  }

  @Test func `a message begins with file and line`() {
    let error = Documents.error(of: Documents.xib("<view alpha='half' id='v'/>"))
    #expect(
      error?.description
        == "Some.xib:4: alpha=\"half\" of <view> must be a number. Correct it in Xcode.")
  }
}
