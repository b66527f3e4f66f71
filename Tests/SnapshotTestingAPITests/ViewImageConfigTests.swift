import SnapshotTestingAPI
import Testing

struct ViewImageConfigTests {
  @Test(arguments: [
    ("SE", ViewImageConfig.iPhoneSe, 320.0, 568.0, 20.0, 0.0),
    ("8 in landscape", .iPhone8(.landscape), 667, 375, 0, 0),
    ("X", .iPhoneX, 375, 812, 44, 34),
    ("12 Pro Max in landscape", .iPhone12ProMax(.landscape), 926, 428, 0, 21),
    ("13 mini", .iPhone13Mini(.portrait), 375, 812, 50, 34),
    ("iPad mini", .iPadMini, 1024, 768, 20, 0),
    ("iPad Pro 11 in portrait", .iPadPro11(.portrait), 834, 1194, 24, 20),
    ("half an iPad Pro 12.9", .iPadPro12_9(.landscape(splitView: .oneHalf)), 678, 1024, 20, 0),
  ])
  func `a device has its size and safe area`(
    name: String, config: ViewImageConfig, width: Double, height: Double, top: Double,
    bottom: Double
  ) {
    #expect(config.size == CGSize(width: width, height: height))
    #expect(Double(config.safeArea.top) == top)
    #expect(Double(config.safeArea.bottom) == bottom)
  }

  @Test func `classes of size follow the part of the screen`() {
    #expect(ViewImageConfig.iPhone8Plus(.landscape).traits.horizontalSizeClass == .regular)
    #expect(ViewImageConfig.iPhone13(.landscape).traits.verticalSizeClass == .compact)
    let half = ViewImageConfig.TabletOrientation.landscape(splitView: .oneHalf)
    #expect(ViewImageConfig.iPadMini(half).traits.horizontalSizeClass == .compact)
    #expect(ViewImageConfig.iPadPro12_9(half).traits.horizontalSizeClass == .regular)
    #expect(UITraitCollection.iPadMini(.portrait).userInterfaceIdiom == .pad)
    #expect(UITraitCollection.iPhoneSe(.portrait).preferredContentSizeCategory == .medium)
  }
}
