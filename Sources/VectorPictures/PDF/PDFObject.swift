/// A value of a PDF file: https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf, 7.3.
indirect enum PDFObject {
  case null
  case bool(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary([String: PDFObject])
  case stream(PDFStream)
  case reference(Int)
  /// An operator, or another word that is not a value.
  case word(String)

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var name: String? { if case .name(let value) = self { value } else { nil } }
  var array: [PDFObject]? { if case .array(let value) = self { value } else { nil } }
  var stream: PDFStream? { if case .stream(let value) = self { value } else { nil } }

  /// The entries of a dictionary, or of a stream's.
  var dictionary: [String: PDFObject]? {
    switch self {
    case .dictionary(let entries): entries
    case .stream(let stream): stream.entries
    default: nil
    }
  }
}

/// Bytes with what is said of them.
struct PDFStream {
  let entries: [String: PDFObject]
  /// As the file has them.
  let bytes: ArraySlice<UInt8>
}
