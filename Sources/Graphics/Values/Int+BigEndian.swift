extension Int {
  /// Creates the number that bytes spell, the most significant first.
  init(bigEndianBytes bytes: some Sequence<UInt8>) {
    self = bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
