import FileAccess
import Foundation

/// How many fixtures cell files have, read without what they need.
struct FixtureCount: Decodable {
  private struct Fixture: Decodable {
    init(from decoder: any Decoder) {}
  }

  private let fixtures: [Fixture]

  /// Counts those of some files; one that cannot be read counts as one, for the worker that says why.
  static func count(in files: [URL]) -> Int {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    return files.reduce(0) { sum, file in
      let data = try? Files.read(file)
      let count = data.flatMap { try? decoder.decode(FixtureCount.self, from: $0) }
      return sum + max(count?.fixtures.count ?? 1, 1)
    }
  }
}
