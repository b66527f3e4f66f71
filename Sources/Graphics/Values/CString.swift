/// Returns the text up to the zero that ends it.
func string(fromC bytes: UnsafeRawBufferPointer) -> String {
  String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
}
