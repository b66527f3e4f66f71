public import Foundation

extension NSAttributedString {
  /// The kinds of documents.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich text; it cannot be read.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with attachments; it cannot be read.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML; it cannot be read.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// The names of options for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of document, a `DocumentType`.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of the text, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes where the document has none.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Creates a text from a document.
  ///
  /// Only plain text can be read. iOS reads HTML with WebKit, which is not here.
  /// - Parameters:
  ///   - data: the document.
  ///   - options: its kind, plain text by default; its encoding, UTF-8 by default; attributes of all its text.
  ///   - dict: what is known of the document: its kind.
  /// - Throws: ``DocumentReadingError``.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let type = Self.kind(options[.documentType])
    guard type == .plain else { throw DocumentReadingError.unsupported(type) }
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:))
    guard let text = String(data: data, encoding: encoding ?? .utf8) else {
      throw DocumentReadingError.wrongEncoding
    }
    dict?.pointee = [DocumentReadingOptionKey.documentType.rawValue: type.rawValue]
    self.init(
      string: text,
      attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:])
  }

  /// Objective-C takes the kind or its name.
  private static func kind(_ option: Any?) -> DocumentType {
    (option as? DocumentType) ?? (option as? String).map(DocumentType.init(rawValue:)) ?? .plain
  }
}

/// Why a document could not be read as text.
public enum DocumentReadingError: Error, Hashable, CustomStringConvertible {
  /// It is of a kind that only iOS reads.
  case unsupported(NSAttributedString.DocumentType)
  /// It is not in the encoding of the options.
  case wrongEncoding

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .unsupported(let type):
      "A document of the type \(type.rawValue) cannot be read on Linux. Give the cell a text that has its attributes."
    case .wrongEncoding:
      "The document is not in the encoding that the options name. UTF-8 is expected without one."
    }
  }
}
