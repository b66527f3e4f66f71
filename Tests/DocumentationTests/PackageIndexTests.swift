import Testing

/// The manifest of the Swift Package Index, `.spi.yml`, builds the documentation of each target that has a catalogue.
struct PackageIndexTests {
  @Test func `each target with a catalogue is documented`() throws {
    let manifest = try Repository.text(of: ".spi.yml")
    let list = try #require(manifest.firstMatch(of: /documentation_targets: \[([^\]]+)\]/))
    let catalogs = Repository.paths.filter { $0.hasSuffix(".docc") }
      .compactMap { $0.split(separator: "/").dropFirst().first }
    #expect(
      list.output.1.split(separator: ", ").map(String.init).sorted()
        == catalogs.map(String.init).sorted())
  }
}
