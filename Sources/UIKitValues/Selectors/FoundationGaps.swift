public import Foundation

// What Foundation has on Apple's systems, and not on Linux.

/// A whole number, as Objective-C names it.
public typealias NSInteger = Int
/// A whole number that is not negative, as Objective-C names it.
public typealias NSUInteger = UInt

/// The greatest whole number, as Objective-C names it.
public let NSIntegerMax = Int.max
/// The least whole number, as Objective-C names it.
public let NSIntegerMin = Int.min
/// The greatest whole number that is not negative, as Objective-C names it.
public let NSUIntegerMax = UInt.max

/// The greatest number of `Float`, as C names it; Swift finds C's own on Apple's systems only.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// Creates a point, as C does.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Creates a size, as C does.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Creates a rectangle, as C does.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

extension CGPoint {
  /// Whether both points are the same.
  public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Whether both sizes are the same.
  public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Whether both rectangles are the same.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
}

extension NSDictionary {
  /// Creates a dictionary with the entries of another one.
  public convenience init(dictionary otherDictionary: NSDictionary) {
    let (keys, values) = (otherDictionary.allKeys, otherDictionary.allValues)
    self.init(objects: values, forKeys: keys.compactMap { $0 as? NSObject })
  }
}

extension NSMutableDictionary {
  /// Sets the value of a key; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key) }
  }
}

extension NSObject {
  /// Returns the name of the class with its module, as Objective-C does for classes of Swift.
  public class func description() -> String { String(reflecting: self) }
}

extension Timer {
  /// Creates a timer that never fires.
  ///
  /// - Parameter nothing: Omitted by callers.
  public convenience init(_ nothing: Void = ()) {
    self.init(timeInterval: 0, repeats: false) { _ in }
  }
}

extension UserDefaults {
  /// Returns the value of a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Sets the value of a key; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

/// Runs a closure; nothing is released later on Linux.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
