import Foundation
import Testing
import UIKit

/// Names that sources of apps have from C and Objective-C.
@MainActor struct FoundationGapTests {
  private final class Cell: UITableViewCell {
    override class func awakeFromNib() { super.awakeFromNib() }
  }

  @Test func `C's functions make the values of CoreGraphics`() {
    #expect(CGRectMake(1, 2, 3, 4) == CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4)))
    #expect(MAXFLOAT == Float.greatestFiniteMagnitude)
  }

  @Test func `a mutable dictionary takes values by key`() {
    let values = NSMutableDictionary()
    values.setValue(7, forKey: "a")
    #expect(values["a"] as? Int == 7)
    values.setValue(nil, forKey: "a")
    #expect(values.count == 0)
  }

  @Test func `a dictionary is copied from another one`() {
    let values: NSDictionary = ["a": 7, "b": "text"]
    let copy = NSMutableDictionary(dictionary: values)
    copy.setValue(nil, forKey: "b")
    #expect(copy["a"] as? Int == 7)
    #expect(copy.count == 1)
    #expect(NSDictionary(dictionary: values) == values)
  }

  @Test func `an image literal has the type UIImage`() {
    let make: (String) -> _ImageLiteralType = UIImage.init(imageLiteralResourceName:)
    #expect(type(of: make) == ((String) -> UIImage).self)
    Cell.awakeFromNib()
  }
}
