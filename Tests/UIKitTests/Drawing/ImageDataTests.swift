import Foundation
import Testing
import UIKit

@MainActor struct ImageDataTests {
  private var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
  }

  @Test(arguments: [-1, 0, 0.5, 1, 2, CGFloat.nan])
  func `a picture is a JPEG of any quality`(quality: CGFloat) throws {
    let data = try #require(picture.jpegData(compressionQuality: quality))
    #expect(data.starts(with: [0xFF, 0xD8, 0xFF]))
    #expect(try #require(UIImage(data: data)).size == CGSize(width: 16, height: 16))
  }

  @Test func `a picture without pixels is no JPEG`() {
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }
}
