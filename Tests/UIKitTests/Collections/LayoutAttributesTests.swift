import Foundation
import Testing
import UIKit

@MainActor struct LayoutAttributesTests {
  private final class TintedAttributes: UICollectionViewLayoutAttributes {
    var tint = ""

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? TintedAttributes)?.tint = tint
      return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? TintedAttributes)?.tint == tint
    }
  }

  private let path = IndexPath(item: 3, section: 1)

  @Test func `attributes know what they place`() {
    let cell = UICollectionViewLayoutAttributes(forCellWith: path)
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "H", with: path)
    let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "L", with: path)
    #expect(cell.representedElementCategory == .cell)
    #expect(cell.representedElementKind == nil)
    #expect(header.representedElementCategory == .supplementaryView)
    #expect(header.representedElementKind == "H")
    #expect(line.representedElementCategory == .decorationView)
    #expect(line.indexPath == path)
  }

  @Test func `a copy of a subclass has its class and properties`() throws {
    let attributes = TintedAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    attributes.tint = "red"
    let copy = try #require(attributes.copy() as? TintedAttributes)
    #expect(copy !== attributes)
    #expect(copy == attributes)
    #expect(copy.frame == attributes.frame)
    copy.tint = "blue"
    #expect(copy != attributes)
    #expect(UICollectionViewLayoutAttributes(forCellWith: path) != attributes)
  }

  @Test func `copying an array copies the attributes`() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let copies = NSArray(array: [attributes], copyItems: true)
    let copy = try #require(copies.firstObject as? UICollectionViewLayoutAttributes)
    #expect(copy == attributes)
    #expect(copy !== attributes)
  }

  @Test func `equal attributes have one hash`() {
    let set: Set = [
      UICollectionViewLayoutAttributes(forCellWith: path),
      UICollectionViewLayoutAttributes(forCellWith: path),
    ]
    #expect(set.count == 1)
  }

  @Test func `the size keeps the centre, and the frame is around the transformed view`() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.center = CGPoint(x: 100, y: 50)
    attributes.size = CGSize(width: 40, height: 20)
    #expect(attributes.frame == CGRect(x: 80, y: 40, width: 40, height: 20))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    #expect(attributes.frame == CGRect(x: 60, y: 45, width: 80, height: 10))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(attributes.center == CGPoint(x: 100, y: 50))
  }
}
