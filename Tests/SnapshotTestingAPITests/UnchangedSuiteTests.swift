import SnapshotTestingAPI
import Testing

// Calls as suites for iOS have them, with references of ours in Snapshots/UnchangedSuiteTests.

@MainActor @Suite(.snapshots(record: .missing, diffTool: .ksdiff))
struct UnchangedSuiteTests {
  @Test func `a view in its own size`() {
    assertSnapshot(of: ProfileView(name: "Ada"), as: .image)
  }

  @Test func options() {
    let view = ProfileView(name: "Ada")
    assertSnapshot(
      matching: view,
      as: .image(precision: 0.99, perceptualPrecision: 0.98, size: CGSize(width: 240, height: 60)),
      named: "wide")
    assertSnapshot(
      of: view,
      as: .image(
        drawHierarchyInKeyWindow: true, size: CGSize(width: 240, height: 60),
        traits: UITraitCollection(userInterfaceStyle: .dark)),
      named: "dark", record: false)
  }

  @Test func numbers() {
    assertSnapshot(of: ProfileView(name: "Ada"), as: .image)
    assertSnapshot(of: ProfileView(name: "Grace"), as: .image)
    assertSnapshot(of: ProfileView(name: "Grace"), as: .recursiveDescription)
  }

  @Test func devices() {
    assertSnapshots(
      of: ProfileController(), as: ["se": .image(on: .iPhoneSe), "13": .image(on: .iPhone13)])
    assertSnapshots(of: ProfileController(), as: [.image(on: .iPhoneX(.landscape)), .image])
  }

  @Test func `values of other types`() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    assertSnapshot(of: path, as: .image(scale: 2), named: "path")
    assertSnapshot(of: path.cgPath, as: .image, named: "CGPath")
    let view = ProfileView(name: "Ada")
    assertSnapshot(of: view.layer, as: .image, named: "layer")
    assertSnapshot(of: ["a": 1], as: .json, named: "json")
    assertSnapshot(of: "one\ntwo", as: .lines, named: "lines")
  }

  @Test func `a strategy of the team`() {
    assertSnapshot(of: "Ada", as: .profile(width: 120))
  }

  @Test func `an equal snapshot has no failure`() {
    let failure = verifySnapshot(of: ProfileView(name: "Ada"), as: .image, named: "verified")
    #expect(failure == nil)
  }
}

extension Snapshotting where Value == String, Format == UIImage {
  static func profile(width: CGFloat) -> Snapshotting {
    Snapshotting<UIView, UIImage>.image(size: CGSize(width: width, height: 40)).asyncPullback {
      name in
      Async { callback in
        callback(MainActor.assumeIsolated { ProfileView(name: name) })
      }
    }
  }
}
