import Fixtures
import Foundation
import LayoutModel
import Testing

@MainActor struct LintTests {
  private let edges = [("leading", 16.0), ("trailing", -16), ("top", 11), ("bottom", -11)]

  @Test func `a valid cell has no findings`() throws {
    let text = Xib.cell(
      Xib.label("lab-el-001", attributes: "numberOfLines=\"0\""),
      constraints: Xib.pins("lab-el-001", edges))
    #expect(try Xib.file(text).lint().isEmpty)
  }

  /// A height in per cent of the row's cuts the text as that height in points does.
  @Test(arguments: (24...43).map { Double($0) / 2 })
  func `more height is four times the row's`(height: Double) throws {
    let isCut = { (height: String) in
      let text = Xib.cell(
        Xib.label("lab-el-001", attributes: "verticalCompressionResistancePriority=\"40\""),
        constraints: Xib.pins("lab-el-001", edges.filter { $0.0 != "bottom" }) + height)
      return try Xib.file(text).lint().contains { $0.kind == .clippedText }
    }
    let tie = "\n<constraint id=\"hei-gh-001\" firstItem=\"lab-el-001\" firstAttribute=\"height\" "
    let fraction = height / (4 * 60)
    #expect(
      try isCut(tie + "constant=\"\(height)\"/>")
        == isCut(
          tie + "secondItem=\"con-te-001\" secondAttribute=\"height\" multiplier=\"\(fraction)\"/>")
    )
  }

  @Test(arguments: [
    ("<constraint firstItem=\"gone\" firstAttribute=\"top\" id=\"x\"/>", "", "delete the line"),
    ("", "<color key=\"textColor\" name=\"Gone\"/>", "asset catalog"),
    (
      "",
      "<color key=\"textColor\" cyan=\"1\" magenta=\"0\" yellow=\"0\" black=\"0\" colorSpace=\"deviceCMYK\"/>",
      "sRGB"
    ),
  ])
  func `what is wrong in the file is a finding with what to do`(
    constraint: String, color: String, hint: String
  ) throws {
    let label = Xib.label("lab-el-001").replacing("</label>", with: color + "</label>")
    let text = Xib.cell(label, constraints: Xib.pins("lab-el-001", edges) + constraint)
    let found = try Xib.file(text).lint().filter { $0.kind == .faultyElement }
    #expect(
      !found.isEmpty && found.allSatisfy { $0.severity == .warning && $0.hint.contains(hint) })
  }

  @Test func `views that Xcode marked are listed beside the findings`() throws {
    let label = Xib.label(
      "lab-el-001", attributes: "numberOfLines=\"0\" misplaced=\"YES\" ambiguous=\"YES\"")
    let file = try Xib.file(Xib.cell(label, constraints: Xib.pins("lab-el-001", edges)))
    #expect(file.lint().isEmpty)
    #expect(file.xcodeFlags().map(\.line) == [8, 8])
    #expect(file.xcodeFlags().first?.message.contains("misplaced") == true)
  }

  @Test func `one missing constraint is one finding over all configurations`() throws {
    let text = Xib.cell(
      Xib.label("lab-el-001", attributes: "userLabel=\"Title\""),
      constraints: Xib.pins("lab-el-001", edges.filter { $0.0 == "top" || $0.0 == "bottom" }))
    let findings = try Xib.file(text).lint()
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.kind == .ambiguousLayout)
    #expect(finding.severity == .error)
    #expect(finding.line == 8)
    #expect(finding.id == "lab-el-001")
    #expect(finding.userLabel == "Title")
    #expect(finding.view == "contentView/Title")
    #expect(finding.configurations.count == 17)
    #expect(finding.configurationCount == 17)
    #expect(finding.configurations.first == "320")
    #expect(finding.hint.contains("Resolve Auto Layout Issues"))
  }

  @Test func `a contradiction is reported with the file's lines`() throws {
    let width = { (id: String, value: Int) in
      "\n<constraint firstItem=\"lab-el-001\" firstAttribute=\"width\" constant=\"\(value)\" id=\"\(id)\"/>"
    }
    let text = Xib.cell(
      Xib.label("lab-el-001"),
      constraints: Xib.pins("lab-el-001", edges.filter { $0.0 != "trailing" })
        + width("wid-th-001", 50) + width("wid-th-002", 70))
    let findings = try Xib.file(text).lint().filter { $0.severity == .error }
    #expect(findings.map(\.kind) == [.unsatisfiableConstraints])
    #expect(findings.first?.message.contains("Cell.xib:11") == true)
  }

  @Test func `text that is truncated only on narrow phones is reported for those`() throws {
    let text = Xib.cell(
      Xib.label("lab-el-001", text: String(repeating: "word ", count: 9)),
      constraints: Xib.pins("lab-el-001", edges))
    let finding = try #require(try Xib.file(text).lint().first)
    #expect(finding.kind == .truncatedText)
    #expect(finding.severity == .warning)
    #expect(finding.configurations.contains("320"))
    #expect(!finding.configurations.contains("414"))
  }

  @Test(arguments: [("plain", "320", "414"), ("insetGrouped", "288", "374")])
  func `a row is as wide as a phone, less the insets of its table`(
    style: String, narrowest: String, widest: String
  ) throws {
    let text = Xib.cell(
      Xib.label("lab-el-001", text: String(repeating: "word ", count: 9)),
      constraints: Xib.pins("lab-el-001", edges)
    ).replacing(
      "<tableViewCell ",
      with: """
        <tableViewController id="con-tr-001"><tableView key="view" style="\(style)" id="tab-le-001">
        <rect key="frame" x="0" y="0" width="320" height="480"/><prototypes><tableViewCell\u{20}
        """
    ).replacing(
      "</tableViewCell>",
      with: "</tableViewCell></prototypes></tableView></tableViewController>")
    let finding = try #require(
      try Xib.file(text).lint().first { $0.kind == .truncatedText })
    #expect(finding.configurations.contains(narrowest))
    #expect(finding.configurations.contains(widest) == (style == "insetGrouped"))
  }

  @Test func `a text that is too long is a note where the app replaces it`() throws {
    let text = Xib.cell(
      Xib.label("lab-el-001", text: String(repeating: "word ", count: 9)),
      constraints: Xib.pins("lab-el-001", edges),
      connections: "<outlet property=\"titleLabel\" destination=\"lab-el-001\" id=\"out-le-001\"/>")
    let findings = try Xib.file(text).lint().filter { $0.kind == .truncatedText }
    #expect(findings.map(\.severity) == [.note])
  }

  @Test func `text that is cut at the only height that the constraints permit is reported`() throws
  {
    let text = Xib.cell(
      Xib.label("lab-el-001", text: String(repeating: "word ", count: 30)),
      constraints: Xib.pins("lab-el-001", edges)
        + """
        <constraint firstItem="lab-el-001" firstAttribute="height" constant="38" id="hei-gh-001"/>
        """)
    let several = text.replacing("<label ", with: "<label numberOfLines=\"0\" ")
    let finding = try #require(try Xib.file(several).lint().first)
    #expect(finding.kind == .truncatedText)
    #expect(finding.configurations.contains("320"))
    let free = several.replacing(
      "constant=\"38\"", with: "relation=\"greaterThanOrEqual\" constant=\"38\"")
    #expect(try Xib.file(free).lint().isEmpty)
  }

  /// At any other height the row's constraints contradict each other, and lint judges none of these.
  @Test
  func `views that are ambiguous at the only height that the constraints permit are reported`()
    throws
  {
    func row(height: Double) -> String {
      Xib.cell(
        Xib.label("lab-el-001", text: "One", attributes: "numberOfLines=\"0\"")
          + Xib.label("lab-el-002", text: "Two", attributes: "numberOfLines=\"0\""),
        constraints: Xib.pins("lab-el-001", [("leading", 16), ("top", 0), ("trailing", -16)])
          + Xib.pins("lab-el-002", [("leading", 16), ("bottom", 0), ("trailing", -16)])
            + """
            <constraint firstItem="lab-el-002" firstAttribute="top" secondItem="lab-el-001" \
            secondAttribute="bottom" id="gap-00-001"/>
            <constraint firstItem="con-te-001" firstAttribute="height" constant="\(height)" \
            id="hei-gh-001"/>
            """)
    }
    let findings = try Xib.file(row(height: 120)).lint()
    #expect(findings.map(\.kind) == [.ambiguousLayout])
    // Here the texts fill the row exactly.
    #expect(try Xib.file(row(height: 41)).lint().allSatisfy { $0.kind != .ambiguousLayout })
  }

  @Test(arguments: [("fillProportionally", Diagnostic.Severity.note), ("fill", .error)])
  func `views without a size in proportions are ambiguous in a note`(
    distribution: String, severity: Diagnostic.Severity
  ) throws {
    func box(_ id: String) -> String {
      """
      <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="144" height="38"/></view>
      """
    }
    let stack = """
      <stackView distribution="\(distribution)" id="sta-ck-001" \
      translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="11" width="288" height="38"/>
      <subviews>\(box("box-00-001"))\(box("box-00-002"))</subviews></stackView>
      """
    let findings = try Xib.file(
      Xib.cell(stack, constraints: Xib.pins("sta-ck-001", edges))
    ).lint().filter { $0.kind == .ambiguousLayout }
    #expect(findings.map(\.severity) == [severity])
  }

  @Test func `a button with a configuration that hides its title has no finding`() throws {
    let button = """
      <button id="but-to-001" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="8" width="44" height="44"/>
      <buttonConfiguration key="configuration" style="plain"/>
      <state key="normal" title="\(String(repeating: "Button ", count: 20))"/></button>
      """
    let sides = [("leading", 16.0), ("top", 8), ("bottom", -8)]
    let wide = """
      <constraint firstItem="but-to-001" firstAttribute="width" constant="44" id="wid-th-001"/>
      """
    let text = Xib.cell(button, constraints: Xib.pins("but-to-001", sides) + wide)
    #expect(try Xib.file(text).lint().allSatisfy { $0.kind != .truncatedText })
  }

  @Test func `labels with the system's spacing between their baselines do not overlap`() throws {
    let stack = """
      <stackView axis="vertical" spacingType="standard" baselineRelativeArrangement="YES" \
      id="sta-ck-001" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="11" width="288" height="42"/>
      <subviews>\(Xib.label("lab-el-001"))\(Xib.label("lab-el-002"))</subviews></stackView>
      """
    #expect(
      try Xib.file(Xib.cell(stack, constraints: Xib.pins("sta-ck-001", edges))).lint()
        .filter { $0.kind == .overlap }.isEmpty)
  }

  @Test func `problems that an unavailable class may cause are not errors`() throws {
    let text = Xib.cell(
      "<view id=\"vie-w0-001\" customClass=\"GaugeView\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
        + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"30\" height=\"20\"/></view>",
      constraints: Xib.pins("vie-w0-001", [("leading", 8), ("top", 9)]))
    #expect(try Xib.file(text).lint().allSatisfy { $0.severity < .error })
  }

  /// On iOS a hidden view in a stack gives way to its own required size, which at most the log mentions.
  @Test func `a hidden view in a stack with a required size is at most a note`() throws {
    func label(_ id: String, _ attributes: String = "") -> String {
      """
      <label \(attributes) text="Text" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="30" height="30"/><constraints>
      <constraint firstAttribute="width" constant="30" id="\(id)-w"/>
      <constraint firstAttribute="height" constant="30" id="\(id)-h"/></constraints></label>
      """
    }
    let stack = """
      <stackView id="sta-ck-001" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="11" width="60" height="30"/>
      <subviews>\(label("a"))\(label("b", "hidden=\"YES\""))</subviews>
      <constraints><constraint firstItem="a" firstAttribute="height" secondItem="b" \
      secondAttribute="height" id="tie"/></constraints></stackView>
      """
    let findings = try Xib.file(
      Xib.cell(
        stack,
        constraints: Xib.pins("sta-ck-001", edges.filter { $0.0 != "trailing" }))
    ).lint()
    #expect(findings.filter { $0.severity > .note }.isEmpty, "\(findings)")
  }

  /// UIKit measures text of several lines twice; whether it logs the conflict of the first time is not known.
  @Test(arguments: [(0, Diagnostic.Severity.note), (1, .error)])
  func `text that resists wrapping is at most a note`(
    lines: Int, severity: Diagnostic.Severity
  ) throws {
    let text = Xib.cell(
      Xib.label("lab-el-001", text: String(repeating: "word ", count: 30)),
      constraints: Xib.pins("lab-el-001", edges))
    let resisting = text.replacing(
      "<label ",
      with: "<label numberOfLines=\"\(lines)\" horizontalCompressionResistancePriority=\"1000\" ")
    let findings = try Xib.file(resisting).lint().filter { $0.kind == .unsatisfiableConstraints }
    #expect(findings.map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("type=\"system\"", Diagnostic.Severity.error), ("name=\"Gotham-Bold\"", .note),
  ])
  func `two texts that compete for too much room may fill it in a font that is missing`(
    font: String, severity: Diagnostic.Severity
  ) throws {
    func label(_ id: String) -> String {
      """
      <label text="Text" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="11" width="288" height="19"/>
      <fontDescription key="fontDescription" \(font) pointSize="15"/></label>
      """
    }
    let edges = [("leading", 16.0), ("trailing", -16)]
    let findings = try Xib.file(
      Xib.cell(
        label("a") + label("b"),
        constraints: Xib.pins("a", edges + [("top", 11)]) + Xib.pins("b", edges + [("bottom", -11)])
          + """
          <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="gap"/>
          <constraint firstItem="b" firstAttribute="bottom" secondItem="a" secondAttribute="top" constant="38" id="room"/>
          """)
    ).lint()
    #expect(findings.filter { $0.kind == .ambiguousLayout }.map(\.severity) == [severity])
  }

  @Test(arguments: [
    ("type=\"system\"", Diagnostic.Severity.warning), ("name=\"Gotham-Bold\"", .note),
  ])
  func `a text may be shorter in a font that is missing, and leave room`(
    font: String, severity: Diagnostic.Severity
  ) throws {
    func label(_ id: String, x: Int) -> String {
      """
      <label text="A long text" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="\(x)" y="11" width="80" height="19"/>
      <fontDescription key="fontDescription" \(font) pointSize="15"/></label>
      """
    }
    func pins(_ id: String, x: Double) -> String {
      Xib.pins(id, [("leading", x), ("top", 11), ("bottom", -11)])
    }
    let findings = try Xib.file(
      Xib.cell(
        label("a", x: 16) + label("b", x: 60), constraints: pins("a", x: 16) + pins("b", x: 60))
    ).lint()
    #expect(findings.filter { $0.kind == .overlap }.map(\.severity) == [severity])
  }

  @Test(arguments: [("Gotham-Bold", 1), ("Futura", 2)])
  func `a font that is missing in two places is one finding`(second: String, count: Int) throws {
    func label(_ id: String, _ name: String, size: Int) -> String {
      """
      <label text="Text" numberOfLines="0" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="11" width="288" height="19"/>
      <fontDescription key="fontDescription" name="\(name)" pointSize="\(size)"/></label>
      """
    }
    let edges = [("leading", 16.0), ("trailing", -16)]
    let file = try Xib.file(
      Xib.cell(
        label("a", "Gotham-Bold", size: 15) + label("b", second, size: 19),
        constraints: Xib.pins("a", edges + [("top", 11)]) + Xib.pins("b", edges + [("bottom", -11)])
          + """
          <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="gap"/>
          """))
    let missing = file.lint().filter { $0.kind == .missingFont }
    #expect(missing.count == count)
    #expect(missing[0].message.hasSuffix("Also in 1 other place.") == (count == 1))
  }

  @Test func `a baseline hides its findings even if their lines have moved`() throws {
    let constraints = Xib.pins("lab-el-001", [("top", 11), ("bottom", -11)])
    let before = try Xib.file(Xib.cell(Xib.label("lab-el-001"), constraints: constraints)).lint()
    let after = try Xib.file(Xib.cell("\n\n" + Xib.label("lab-el-001"), constraints: constraints))
      .lint()
    #expect(before.first?.line != after.first?.line)
    #expect(LintBaseline(of: before).new(among: after).isEmpty)
    #expect(LintBaseline(of: []).new(among: after) == after)
  }
}
