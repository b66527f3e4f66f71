import LayoutChanges
import SnapshotRecords
import SnapshotSamples
import Testing

@testable import SnapReport

/// The output for several failing snapshots: each cause once.
struct GroupedMessagesTests {
  private func failing(_ configuration: String, fixture: String = "changed") -> SnapshotResult {
    var result = Samples.different
    result.key = SnapshotKey(suite: "CellTests", fixture: fixture, configuration: configuration)
    result.reference = "Snapshots/\(result.key.referencePath(scale: 2))"
    return result
  }

  private func messages(_ results: [SnapshotResult]) -> [String] {
    RunReport(RunResults(results: results)).failureMessages.map(\.text)
  }

  @Test func `the first snapshot of a cause is explained in full, the others are named`() throws {
    let all = messages([
      failing("320"), failing("320-dark"), failing("414"), failing("320", fixture: "other"),
    ])
    let message = try #require(all.first)
    #expect(all.count == 1)
    #expect(message.hasPrefix("Snapshot differs from its reference: CellTests/changed.320\n"))
    #expect(
      message.contains("also       3 more for the same cause: changed: 320-dark, 414; other: 320"))
    #expect(
      message.hasSuffix(
        "accept     snap accept 'CellTests/changed.320' (all 4 of this cause: `--cause`; all that differ: `snap record`)"
      ))
  }

  @Test func `forty configurations take as many lines as two`() {
    let results = (0..<40).map { failing("\(300 + $0)-AX3-dark-rtl") }
    let lines = messages(results).joined().split(separator: "\n")
    #expect(lines.count == messages([results[0]]).joined().split(separator: "\n").count + 1)
    #expect(lines.contains { $0.contains("39 more for the same cause") && $0.hasSuffix(" more") })
  }

  private func changed(_ configuration: String, _ fact: ViewChange.Fact) -> SnapshotResult {
    var result = failing(configuration)
    result.layoutChanges = [ViewChange(view: "contentView/kicker", fact)]
    return result
  }

  @Test func `an attribute of a text is one cause, whatever the text`() throws {
    func kern(_ excerpt: String) -> ViewChange.Fact {
      .textAttribute(excerpt: excerpt, name: "kern", from: "1.2", to: "0.2")
    }
    let all = messages([changed("en", kern("CYCLING")), changed("de-dark", kern("RADSPORT"))])
    #expect(all.count == 1)
    #expect(
      LayoutChange(ViewChange(view: "contentView/kicker", kern("CYCLING"))).description
        == "contentView/kicker “CYCLING”: kern 1.2 → 0.2")
  }

  @Test(arguments: ["image", "configuration.image", "buttonImage"])
  func `another image is one cause at all scales and appearances`(name: String) {
    func image(_ contents: [String]) -> ViewChange.Fact {
      .attribute(name: name, from: contents[0], to: contents[1])
    }
    let assets = messages([
      changed("320", image(["photo 93b65bf6 64 × 64", "photo 96299374 64 × 64"])),
      changed("320-3x", image(["photo 0a1b2c3d 64 × 64", "photo 11223344 64 × 64"])),
    ])
    let symbols = messages([
      changed("320", image(["symbol star 20 × 18", "symbol heart 20 × 18"])),
      changed("320-AX2", image(["symbol star 40 × 37", "symbol heart 41 × 37"])),
    ])
    #expect([assets.count, symbols.count] == [1, 1])
    let others = messages([
      changed("320", image(["symbol star 20 × 18", "symbol heart 20 × 18"])),
      changed("414", image(["symbol star 20 × 18", "symbol bell 20 × 18"])),
    ])
    #expect(others.count == 2)
  }

  @Test func `another style of a text is one cause at all text sizes`() {
    func styled(_ configuration: String, _ old: Int, _ new: Int) -> SnapshotResult {
      var result = changed(
        configuration,
        .attribute(
          name: "textStyle", from: "UICTFontTextStyleCaption1", to: "UICTFontTextStyleCaption2"))
      guard old != new else { return result }
      result.layoutChanges.append(
        ViewChange(
          view: "contentView/kicker", .font(from: "system \(old)", to: "system \(new)")))
      return result
    }
    #expect(messages([styled("320", 12, 11), styled("320-S", 11, 11)]).count == 1)
  }

  @Test func `two attributes of one view with the same values are two causes`() {
    func text(_ name: String) -> ViewChange.Fact {
      .textAttribute(excerpt: "CYCLING", name: name, from: "1", to: "2")
    }
    func own(_ name: String) -> ViewChange.Fact { .attribute(name: name, from: "8", to: "12") }
    #expect(messages([changed("320", text("kern")), changed("414", text("tracking"))]).count == 2)
    #expect(messages([changed("320", own("spacing")), changed("414", own("alpha"))]).count == 2)
    #expect(messages([changed("320", own("spacing")), changed("414", own("spacing"))]).count == 1)
  }

  @Test func `another font is one cause over text sizes`() {
    let results = [
      changed("320", .font(from: "system semibold 17", to: "system bold 19")),
      changed("320-AX1", .font(from: "system semibold 28", to: "system bold 31")),
    ]
    #expect(messages(results).count == 1)
    let other = changed("414", .font(from: "system semibold 17", to: "system bold 15"))
    #expect(messages(results + [other]).count == 2)
  }

  @Test func `another cause has its own message`() {
    var other = failing("320", fixture: "other")
    other.layoutChanges[0].view = "contentView/icon"
    #expect(messages([failing("320"), other]).count == 2)
  }

  @Test func `an error only in a grouped snapshot is not hidden`() throws {
    var broken = failing("414")
    broken.diagnostics = [
      Samples.diagnostic(.error, .zeroHeight, "contentView/icon", "It has none.")
    ]
    let message = try #require(messages([failing("320"), broken]).first)
    #expect(message.contains("\n             error zeroHeight contentView/icon in changed: 414\n"))
  }

  @Test func `snapshots without a reference are one message per suite`() {
    let results = ["320", "414"].map { Samples.result(.missing, configuration: $0) }
    #expect(messages(results).count == 1)
    #expect(messages(results + [Samples.result(.missing, suite: "Other")]).count == 2)
  }

  @Test func `an allowed error of a folded snapshot is not listed`() throws {
    var allowed = failing("414")
    allowed.diagnostics = [
      Samples.diagnostic(.error, .zeroHeight, "contentView/icon", "It has none.")
    ]
    allowed.diagnostics[0].isAllowed = true
    let message = try #require(messages([failing("320"), allowed]).first)
    #expect(message.contains("1 more for the same cause: changed: 414\n"))
    #expect(!message.contains("zeroHeight"))
  }

  @Test func `the same change in two suites is two causes`() {
    var other = failing("320")
    other.key = SnapshotKey(suite: "OtherTests", fixture: "changed", configuration: "320")
    #expect(messages([failing("320"), other]).count == 2)
    #expect(messages([failing("320"), failing("414")]).count == 1)
  }
}
