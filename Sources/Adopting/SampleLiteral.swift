import Fixtures
import Foundation

/// Made-up values of types of Swift, Foundation and UIKit, as code.
enum SampleLiteral {
  /// Returns the value of a type for something of a name; nil for another type.
  static func text(of type: String, named name: String) -> String? {
    switch type {
    case "String", "Substring", "NSString": SwiftLiteral.text(SampleText.text(for: name))
    case "NSAttributedString", "NSMutableAttributedString":
      "\(type)(string: \(SwiftLiteral.text(SampleText.text(for: name))))"
    case "AttributedString": "AttributedString(\(SwiftLiteral.text(SampleText.text(for: name))))"
    case "Bool": isOfEmptiness(name) ? "false" : "true"
    case _ where wholeNumbers.contains(type): whole(named: name)
    case _ where numbers.contains(type): number(named: name)
    default: values[type]
    }
  }

  /// Whether a state of the name shows less: `isHidden`, `isLoading`.
  static func isOfEmptiness(_ name: String) -> Bool {
    let name = name.lowercased()
    return [
      "hid", "load", "disable", "error", "fail", "empty", "none", "placeholder", "skeleton",
      "unknown", "invalid", "locked",
    ].contains(where: name.contains)
  }

  private static let wholeNumbers: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "NSInteger",
  ]
  private static let numbers: Set = [
    "Double", "Float", "CGFloat", "TimeInterval", "CFTimeInterval", "Decimal",
  ]

  /// An index is the first one; how many there are of something is what a label of the name would show.
  private static func whole(named name: String) -> String {
    let isIndex = ["index", "row", "section", "position"].contains {
      name.lowercased().hasSuffix($0)
    }
    return isIndex ? "0" : Int(SampleText.text(for: name)).map(String.init) ?? "3"
  }

  /// A part of one, or what a label of the name would show.
  private static func number(named name: String) -> String {
    let shown = SampleText.text(for: name).filter { $0.isNumber || $0 == "." }
    let parts = ["progress", "percent", "fraction", "ratio", "alpha", "opacity"]
    if parts.contains(where: name.lowercased().contains) { return "0.75" }
    return Double(shown).map { "\($0)" } ?? "12.5"
  }

  private static let values: [String: String] = [
    "Character": "\"A\"", "Void": "()",
    // A noon.
    "Date": "Date(timeIntervalSince1970: 1_747_051_200)",
    "URL": "URL(string: \"https://example.com\")!",
    "URLRequest": "URLRequest(url: URL(string: \"https://example.com\")!)",
    "UUID": "UUID(uuidString: \"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\")!", "Data": "Data()",
    "NSNumber": "NSNumber(value: 3)", "IndexPath": "IndexPath(row: 0, section: 0)",
    "NSRange": "NSRange(location: 0, length: 1)", "Locale": "Locale(identifier: \"en_US\")",
    "DateFormatter": "DateFormatter()", "NumberFormatter": "NumberFormatter()",
    "CGSize": "CGSize(width: 100, height: 100)", "CGPoint": "CGPoint(x: 0, y: 0)",
    "CGRect": "CGRect(x: 0, y: 0, width: 100, height: 100)",
    "UIEdgeInsets": "UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)",
    "UIImage": "UIImage(systemName: \"photo\")!", "UIColor": "UIColor.systemBlue",
    "UIFont": "UIFont.preferredFont(forTextStyle: .body)", "UIView": "UIView()",
    "NSTextAlignment": "NSTextAlignment.natural",
    "UITableViewCell.AccessoryType": "UITableViewCell.AccessoryType.disclosureIndicator",
    "UITableViewCell.SelectionStyle": "UITableViewCell.SelectionStyle.default",
    "UIView.ContentMode": "UIView.ContentMode.scaleAspectFit",
  ]
}
