import Foundation
import Testing
import UIKit

@MainActor struct AssociatedObjectTests {
  private final class Note {}

  private static let first = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  private static let second = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  @Test func `a value is kept under its key and object`() {
    let (view, other) = (UIView(), UIView())
    objc_setAssociatedObject(view, Self.first, "one", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(view, Self.second, 2, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(view, Self.first) as? String == "one")
    #expect(objc_getAssociatedObject(view, Self.second) as? Int == 2)
    #expect(objc_getAssociatedObject(other, Self.first) == nil)
    objc_setAssociatedObject(view, Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(view, Self.first) == nil)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, Self.second) == nil)
  }

  @Test func `values of objects that are gone are released`() {
    weak var first: Note?
    for number in 0..<200 {
      let (view, note) = (UIView(), Note())
      if number == 0 { first = note }
      objc_setAssociatedObject(view, Self.first, note, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(first == nil)
  }

  @Test func `the former name of system buttons`() {
    #expect(UIButton(type: .roundedRect).buttonType == .system)
  }
}
