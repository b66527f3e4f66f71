import Foundation
import SnapshotRecords
import SnapshotSamples
import TestSupport
import Testing

struct VerifyAgainstIOSTests {
  private func result(_ fixture: String, isAsOnIOS: Bool) -> SnapshotResult {
    var result = Samples.result(fixture: fixture)
    let deviation = PictureAgreement.Deviation(
      .missing, view: "badge", area: .init(left: 0, top: 0, width: 8, height: 8))
    result.pictureAgreement = PictureAgreement(
      picture: "ios.png", deviations: isAsOnIOS ? [] : [deviation])
    return result
  }

  @Test func `the certificate changes no exit code`() throws {
    let package = try TemporaryPackage()
    try package.prepare(result("a", isAsOnIOS: false))
    let run = try package.snap().run("verify", "--against-ios")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out.contains("as on iOS: 0 of 1 picture; 1 cause\n"))
  }

  @Test func `a run without pictures of iOS says where they are looked for`() throws {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result())
    let run = try package.snap().run("verify", "--against-ios")
    #expect(run.exitCode == 0)
    #expect(run.out.contains("No snapshot has a picture of iOS. They are found in `__Snapshots__`"))
  }

  @Test func `the list of pictures as on iOS gets longer, and fails for one that no longer is`()
    throws
  {
    let package = try TemporaryPackage()
    let list = package.root.appendingPathComponent("ios.json").path
    try package.prepare(result("a", isAsOnIOS: true))
    let first = try package.snap().run("verify", "--expect-ios", list)
    #expect(first.exitCode == 0, "\(first)")
    #expect(first.out.contains("1 picture newly as on iOS, listed in \(list)"))
    #expect(try package.text(of: "ios.json").contains("\"CellTests/a\""))
    let before = try package.text(of: "ios.json")
    try package.prepare(result("a", isAsOnIOS: false))
    let second = try package.snap().run("verify", "--expect-ios", list)
    #expect(second.exitCode == 1)
    #expect(second.out.contains("No longer as on iOS, though listed in \(list):\n  CellTests/a\n"))
    #expect(try package.text(of: "ios.json") == before)
  }

  @Test func `another file is no list`() throws {
    let package = try TemporaryPackage()
    try package.prepare(result("a", isAsOnIOS: true))
    let list = try package.write("[]", to: "ios.json").path
    let run = try package.snap().run("verify", "--expect-ios", list)
    #expect(run.exitCode == 2)
    #expect(run.error.contains("is not a list of snapshots that are as on iOS"))
  }
}
