import Testing
import UIKit

/// Image assets that an app fills.
@MainActor struct RegisteredVariantTests {
  private func image(width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 1)).image { _ in }
  }

  @Test func `the variant of the appearance is shown`() {
    let asset = UIImageAsset()
    asset.register(image(width: 2), with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(image(width: 3), with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)).size.width == 2)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size.width == 3)
    asset.unregister(imageWith: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)).size.width == 2)
  }

  @Test func `an empty asset has an empty image`() {
    #expect(UIImageAsset().image(with: .current).size == .zero)
  }
}
