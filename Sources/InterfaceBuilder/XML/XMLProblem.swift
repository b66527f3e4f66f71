/// The meanings of libxml2's error numbers.
///
/// The parser passes on the numbers of libxml2's `xmlParserErrors`
/// (https://gnome.pages.gitlab.gnome.org/libxml2/html/xmlerror_8h.html). On Linux, the cases of
/// `XMLParser.ErrorCode` have other raw values (`tagNameMismatchError` is 74, but 76 arrives), so
/// the numbers are compared.
enum XMLProblem {
  /// Returns the problem, to follow a colon.
  static func reason(code: Int) -> String {
    reasons[code] ?? "the XML parser's error \(code)"
  }

  private static let reasons = [
    1: "the XML parser gave up, as it does on texts beyond 10 MB",
    4: "it has no element",
    5: "there is content after the end of the document",
    6: "a character reference that is not a number",
    7: "a character reference that is not a number",
    8: "a character that XML does not allow",
    9: "a character that XML does not allow",
    23: "an & that does not begin an entity",
    26: "an entity that is not declared",
    33: "a broken <?xml …?> declaration",
    34: "a broken <?xml …?> declaration",
    38: "a < within an attribute",
    39: "an attribute without a quoted value",
    40: "an attribute without an end",
    41: "an attribute without a value",
    42: "an attribute is given twice",
    45: "a comment without its end",
    46: "a broken processing instruction",
    57: "a broken <?xml …?> declaration",
    64: "an <?xml …?> declaration that is not at the very beginning",
    65: "no space between two attributes",
    68: "a < or & that does not begin a name",
    73: "a tag without its >",
    75: "an attribute without a value",
    76: "an end tag that does not match its start tag",
    77: "an element without its end tag",
    78: "a broken <?xml …?> declaration",
    80: "two hyphens within a comment",
    81: "bytes that are not UTF-8",
    96: "a broken <?xml …?> declaration",
    97: "a broken <?xml …?> declaration",
    201: "a name with a colon",
    202: "a name with a colon",
  ]
}
