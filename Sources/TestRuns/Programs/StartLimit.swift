/// How long a program may take until it does something at all.
enum StartLimit {
  /// What a busy machine may keep a program waiting, in seconds.
  private static let least = 20

  /// Returns the limit, in seconds, that goes with one for tests; 0, for any time, stays.
  static func seconds(for limit: Int) -> Int { limit == 0 ? 0 : max(limit, least) }
}
