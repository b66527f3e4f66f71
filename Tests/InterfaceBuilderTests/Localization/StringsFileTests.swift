import Foundation
import InterfaceBuilder
import Testing

struct StringsFileTests {
  private func table(_ data: Data) throws -> IBStringTable {
    let file = try TranslatedFile()
    try file.write(data, to: "fr.lproj/Cell.strings")
    return try #require(try file.load().localizations.table(for: "fr"))
  }

  private func text(_ strings: String) throws -> String? {
    try table(Data(strings.utf8))["a.text"]
  }

  @Test(arguments: [
    (#""a.text" = "Bonjour";"#, "Bonjour"),
    (#"/* Class = "UILabel"; */ "a.text" = "un"; // deux"#, "un"),
    (#""a.text"="un" ;"#, "un"),
    ("a.text = mot;", "mot"),
    ("'a.text' = 'l\"eau';", "l\"eau"),
    (#""a.text";"#, "a.text"),
    (#""a.text" = "un"; "a.text" = "deux";"#, "deux"),
    (#""a.text" = "";"#, ""),
    ("\"a.text\" = \"deux\nlignes\";", "deux\nlignes"),
  ])
  func `keys and texts from Xcode and Foundation are read`(
    strings: String, text: String
  ) throws {
    #expect(try self.text(strings) == text)
  }

  @Test(arguments: [
    (#"\"\\\'"#, "\"\\'"), (#"a\nb\tc"#, "a\nb\tc"), (#"\U00E9\u00e8"#, "éè"),
    (#"\UD83D\UDE00!"#, "😀!"), (#"\101"#, "A"), (#"50\%"#, "50%"), (#"\Ux"#, "\u{0}x"),
  ])
  func `escapes become characters`(escaped: String, text: String) throws {
    #expect(try self.text("\"a.text\" = \"\(escaped)\";") == text)
  }

  @Test(arguments: [
    (String.Encoding.utf8, [0xEF, 0xBB, 0xBF] as [UInt8]), (.utf16LittleEndian, [0xFF, 0xFE]),
    (.utf16BigEndian, [0xFE, 0xFF]), (.utf16LittleEndian, []), (.utf16BigEndian, []),
  ])
  func `UTF-8 and UTF-16 are detected by their marks and their zeros`(
    encoding: String.Encoding, mark: [UInt8]
  ) throws {
    let text = try #require("\"a.text\" = \"Größe\";".data(using: encoding))
    #expect(try table(Data(mark) + text)["a.text"] == "Größe")
  }

  @Test func `a property list in XML has keys and strings`() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict><key>a.text</key><string>A &amp; B</string></dict>
      </plist>
      """
    #expect(try text(list) == "A & B")
  }

  @Test(arguments: [
    ("\n\"a.text\" = \"un\"", 2, "“;” is missing after “a.text”"),
    ("\"a\"\n= \"un;\n", 2, "the text of “a” has no closing quotation mark"),
    ("\n/* never\nclosed", 2, "a comment has no “*/”"),
    ("{ \"a\" = \"b\"; }", 1, "a key must be in quotation marks here, not “{”"),
    ("\"a\" =", 1, "the file ends where the text of “a” is expected"),
    ("<plist>\n<dict><key>a</key></dict></plist>", 2, "the key “a” has no <string>"),
    ("<plist>\n<dict><string>a</string></dict></plist>", 2, "must be followed by a <string>"),
    ("<plist>\n<array/></plist>", 1, "contains no <dict>"),
    ("<plist>\n<dict>", 2, "ends unexpectedly"),
    ("\n\n<plist>\n<dict><key>a</string></dict>\n</plist>", 4, "end tag"),
  ])
  func `an invalid file is rejected with its line`(strings: String, line: Int, reason: String)
    throws
  {
    let file = try TranslatedFile()
    try file.write(strings, to: "fr.lproj/Cell.strings")
    let error = try #require(try file.error())
    #expect(error.file.hasSuffix("fr.lproj/Cell.strings"))
    #expect(error.line == line, "\(error)")
    #expect(error.description.contains(reason), "\(error)")
  }

  @Test(arguments: [Data([0x22, 0xC3, 0x28]), Data("bplist00".utf8), Data([0xFF, 0xFE, 0x22])])
  func `bytes that are not text are rejected by name`(data: Data) throws {
    let file = try TranslatedFile()
    try file.write(data, to: "fr.lproj/Cell.strings")
    let error = try #require(try file.error())
    #expect(error.description.contains("fr.lproj/Cell.strings: translations cannot be read: "))
  }
}
