import Foundation
import Testing

@testable import InterfaceBuilder

/// Changes of a file's bytes.
struct EditorTests {
  private let lines = [
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">",
    "    <objects>",
    "        <!-- <label id=\"tit-le-001\"/> --><view contentMode=\"scaleToFill\" id=\"car-d0-001\">",
    "            <rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"320\" height=\"60\"/>",
    "            <subviews>",
    "                <label opaque=\"NO\" contentMode=\"left\" text=\"a &gt; b\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"tit-le-001\">",
    "                    <rect key=\"frame\" x=\"16\" y=\"11\" width=\"288\" height=\"38\"/>",
    "                    <nil key=\"textColor\"/>",
    "                </label>",
    "            </subviews>",
    "            <constraints>",
    "                <constraint firstItem=\"tit-le-001\" firstAttribute=\"top\" secondItem=\"car-d0-001\" secondAttribute=\"top\" constant=\"11\" id=\"AAA-aa-AAA\"/>",
    "                <constraint firstAttribute=\"bottom\" secondItem=\"tit-le-001\" secondAttribute=\"bottom\" id=\"zzz-ZZ-zzz\"/>",
    "            </constraints>",
    "            <connections>",
    "                <outlet property=\"bottom\" destination=\"zzz-ZZ-zzz\" id=\"out-le-001\"/>",
    "            </connections>",
    "        </view>",
    "    </objects>",
    "</document>",
  ]
  private var text: String { lines.joined(separator: "\n") + "\n" }

  private func edited(_ text: String, _ edits: IBEdit...) throws -> String {
    var editor = IBEditor(Data(text.utf8))
    for edit in edits { try editor.apply(edit) }
    return String(decoding: editor.data, as: UTF8.self)
  }

  /// What the second text has besides the first one, if it only has more.
  private func added(_ text: String, to old: String) -> [String] {
    let (before, after) = (old.components(separatedBy: "\n"), text.components(separatedBy: "\n"))
    let difference = after.difference(from: before)
    return difference.map {
      switch $0 {
      case .insert(_, let line, _): "+" + line.trimmingCharacters(in: .whitespaces)
      case .remove(_, let line, _): "-" + line.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  private let trailing = IBEdit.addConstraint(
    IBNewConstraint(
      owner: "car-d0-001", first: .init("car-d0-001", .trailing), relation: .greaterThanOrEqual,
      second: .init("tit-le-001", .trailing), constant: 15.5))

  @Test func `a constraint has Xcode's form, and its place by its identifier`() throws {
    let result = try edited(text, trailing)
    let line = try #require(added(result, to: text).first)
    #expect(added(result, to: text).count == 1)
    let form =
      #/\+<constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="tit-le-001" secondAttribute="trailing" constant="15.5" id="[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}"\/>/#
    #expect(line.wholeMatch(of: form) != nil, "\(line)")
    let ids = try MarkupMap(Data(result.utf8)).identifiers(in: "constraints", of: result)
    #expect(ids == ids.sorted() && ids.count == 3)
    #expect(try edited(text, trailing) == result)
  }

  @Test func `a view with a constraint has no fixed frame`() throws {
    let fixed = text.replacingOccurrences(
      of: "translatesAuto", with: "fixedFrame=\"YES\" translatesAuto")
    #expect(try edited(fixed, trailing) == edited(text, trailing))
  }

  @Test func `an identifier that is in the file is not used again`() throws {
    let twice = try edited(text, trailing, trailing)
    let ids = try MarkupMap(Data(twice.utf8)).identifiers(in: "constraints", of: twice)
    #expect(Set(ids).count == 4)
  }

  @Test func `a list of constraints comes before what only the class has`() throws {
    let width = IBEdit.addConstraint(
      IBNewConstraint(
        owner: "tit-le-001", first: .init("tit-le-001", .width), second: nil, constant: 44))
    let result = try edited(text, width).components(separatedBy: "\n")
    let start = try #require(result.firstIndex { $0.contains("<rect key=\"frame\" x=\"16\"") })
    #expect(result[start + 1] == "                    <constraints>")
    #expect(
      result[start + 2].hasPrefix("                        <constraint firstAttribute=\"width\""))
    #expect(result[start + 3] == "                    </constraints>")
    #expect(result[start + 4] == "                    <nil key=\"textColor\"/>")
  }

  @Test(arguments: [
    ("numberOfLines", "0", "text=\"a &gt; b\" numberOfLines=\"0\" translates"),
    ("verticalHuggingPriority", "251", "contentMode=\"left\" verticalHuggingPriority=\"251\" text"),
    ("contentMode", "right", "opaque=\"NO\" contentMode=\"right\" text"),
    (
      "horizontalCompressionResistancePriority", "751",
      "contentMode=\"left\" horizontalCompressionResistancePriority=\"751\" text"
    ),
  ])
  func `an attribute is where Xcode writes it`(name: String, value: String, place: String) throws {
    #expect(try edited(text, .setAttribute(name, to: value, of: "tit-le-001")).contains(place))
  }

  @Test func `a constraint's priority is before its constant`() throws {
    let result = try edited(text, .setAttribute("priority", to: "999", of: "AAA-aa-AAA"))
    #expect(result.contains("secondAttribute=\"top\" priority=\"999\" constant=\"11\""))
  }

  @Test func `a removed constraint leaves no line`() throws {
    let result = try edited(text, .removeConstraint("AAA-aa-AAA"))
    #expect(result == text.replacingOccurrences(of: lines[12] + "\n", with: ""))
  }

  @Test func `a list without constraints is not kept`() throws {
    let plain = text.replacingOccurrences(of: lines[13] + "\n", with: "")
    let result = try edited(plain, .removeConstraint("AAA-aa-AAA"))
    #expect(!result.contains("constraints>"))
    #expect(try edited(result, trailing).components(separatedBy: "\n").contains(lines[11]))
  }

  @Test func `what an outlet names is not removed`() throws {
    #expect(throws: IBEditError.isNamed("zzz-ZZ-zzz")) {
      try edited(text, .removeConstraint("zzz-ZZ-zzz"))
    }
  }

  @Test func `an element that is only in a comment is not there`() throws {
    #expect(throws: IBEditError.noElement("nob-od-y00")) {
      try edited(
        "<!-- <label id=\"nob-od-y00\"/> -->" + text,
        .setAttribute("text", to: "", of: "nob-od-y00"))
    }
  }

  @Test func `an identifier with other letters is not written into attributes`() throws {
    let odd = text.replacingOccurrences(of: "tit-le-001", with: "a&amp;b")
    let constraint = IBNewConstraint(
      owner: "car-d0-001", first: .init("a&b", .top), second: nil, constant: 0)
    #expect(throws: IBEditError.unusualIdentifier("a&b")) {
      try edited(odd, .addConstraint(constraint))
    }
  }

  /// Line ends, byte order mark, tabs and no last line end.
  @Test(arguments: [
    (from: "\n", to: "\r\n"), (from: "    ", to: "\t"), (from: "<?xml", to: "\u{FEFF}<?xml"),
    (from: "</document>\n", to: "</document>"),
  ])
  func `all other bytes stay`(change: (from: String, to: String)) throws {
    let edits = [trailing, .setAttribute("numberOfLines", to: "0", of: "tit-le-001")]
    let plain = try edited(text, edits[0], edits[1])
    let other = try edited(
      text.replacingOccurrences(of: change.from, with: change.to), edits[0], edits[1])
    #expect(
      Data(other.utf8) == Data(plain.replacingOccurrences(of: change.from, with: change.to).utf8))
  }

  @Test func `a file on one line stays on one line`() throws {
    let flat = text.replacingOccurrences(of: "\n", with: "")
    let width = IBNewConstraint(
      owner: "tit-le-001", first: .init("tit-le-001", .width), second: nil, constant: 44)
    let result = try edited(flat, trailing, .addConstraint(width))
    #expect(!result.contains("\n"))
    #expect(throws: Never.self) { try InterfaceBuilderDocument(Data(result.utf8), file: "a.xib") }
  }
}

extension MarkupMap {
  /// The identifiers of the children of the first element with a name.
  fileprivate func identifiers(in name: String, of text: String) throws -> [String] {
    let bytes = Data(text.utf8)
    let list = try #require(elements.first { $0.name == name })
    return children(of: list).compactMap { $0.attribute("id") }
      .map { String(decoding: bytes[$0.value], as: UTF8.self) }
  }
}
