public import Foundation
internal import SnapTesting
public import UIKit

/// How a format becomes bytes and back, and how two values of it differ.
///
/// References are compared by Snap: ``toData`` makes what it stores, and the precision of pictures is kept. What else a
/// function for ``diff`` decides is only for those who call it.
public struct Diffing<Value> {
  /// Returns a value's bytes.
  public var toData: (Value) -> Data
  /// Returns the value of bytes.
  public var fromData: (Data) -> Value
  /// Returns how a second value differs from the first one; nil if it does not.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// Which differences of pictures are accepted.
  var options = ComparisonOptions.exact

  /// Creates a format from its functions.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// A file that explains a failure; XCTest on Linux has none, and `.snap/` has the files of each failure.
public final class XCTAttachment {
  /// When a file is kept.
  public enum Lifetime: Int, Sendable {
    case keepAlways = 0
    case deleteOnSuccess = 1
  }

  /// The name in Xcode's report.
  public var name: String?
  public var lifetime = Lifetime.deleteOnSuccess
  /// The file's bytes.
  let data: Data

  /// Creates a file with bytes.
  public init(data: Data) { self.data = data }

  /// Creates a file with bytes of a type.
  public convenience init(data: Data, uniformTypeIdentifier: String) { self.init(data: data) }

  /// Creates a picture.
  public convenience init(image: UIImage) { self.init(data: image.pngData() ?? Data()) }

  /// Creates a text.
  public convenience init(string: String) { self.init(data: Data(string.utf8)) }
}

extension Diffing where Value == UIImage {
  /// Pictures of which every pixel counts.
  public static var image: Diffing { image() }

  /// Pictures.
  ///
  /// - Parameters:
  ///   - precision: the share of pixels that have to match, 0…1.
  ///   - perceptualPrecision: how near the colours of two pixels that match are, 0…1.
  ///   - scale: pixels per point of a picture that is read; nil for 1.
  /// - Returns: the format.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let options = ComparisonOptions(
      precision: precision.decimal, perceptualPrecision: perceptualPrecision.decimal)
    var diffing = Diffing {
      $0.pngData() ?? Data()
    } fromData: {
      UIImage(data: $0, scale: scale.flatMap { $0 > 0 ? $0 : nil } ?? 1) ?? UIImage()
    } diff: { old, new in
      options.difference(of: new, from: old).map { ($0, [XCTAttachment(image: new)]) }
    }
    diffing.options = options
    return diffing
  }
}

extension Float {
  /// The number as it was written in decimals: as a Double, 0.98 is still 0.98.
  var decimal: Double { Double(description) ?? Double(self) }
}

extension Diffing where Value == String {
  /// Texts, compared line by line.
  public static var lines: Diffing {
    Diffing {
      Data($0.utf8)
    } fromData: {
      String(decoding: $0, as: UTF8.self)
    } diff: { old, new in
      old == new ? nil : ("The texts differ:\n\(new)", [XCTAttachment(string: new)])
    }
  }
}

extension Diffing where Value == Data {
  /// Bytes.
  static var data: Diffing {
    Diffing {
      $0
    } fromData: {
      $0
    } diff: { old, new in
      old == new ? nil : ("\(new.count) bytes differ from \(old.count).", [])
    }
  }
}
