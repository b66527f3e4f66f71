import FBSnapshotTestCaseAPI

// Tests as suites for iOS have them, with references of ours in Snapshots/UnchangedFBTests.

class UnchangedFBTests: FBSnapshotTestCase {
  override func setUp() {
    super.setUp()
    recordMode = false
    fileNameOptions = [.device, .screenScale]
    usesDrawViewHierarchyInRect = true
  }

  @MainActor func testView() async {
    FBSnapshotVerifyView(ProfileView(name: "Ada"))
    FBSnapshotVerifyView(ProfileView(name: "Grace"), identifier: "other", tolerance: 0.01)
  }

  @MainActor func testViewController() async {
    let controller = ProfileController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
    FBSnapshotVerifyViewController(controller, identifier: "small", overallTolerance: 0.01)
  }

  @MainActor func testLayer() async {
    let view = ProfileView(name: "Ada")
    FBSnapshotVerifyLayer(view.layer, perPixelTolerance: 0.02)
  }
}
