import Testing

@testable import SnapshotReferences
@testable import Snapshots

/// Addresses of servers of pictures.
struct ServerAddressTests {
  @Test(arguments: [
    ("https://example.com", "https://example.com"),
    ("HTTPS://Example.COM:443/Pictures/", "https://example.com/Pictures"),
    ("http://example.com:80", "http://example.com"),
    ("http://example.com:08080/a", "http://example.com:8080/a"),
    ("http://[0:0::0:1]:8080/a", "http://[::1]:8080/a"),
    ("https://my_host-1.example/a%20b/c@d", "https://my_host-1.example/a%20b/c@d"),
    ("https://example.com/[1-9]{a,b}", "https://example.com/%5B1-9%5D%7Ba,b%7D"),
    ("https://example.com/é", "https://example.com/%C3%A9"),
    ("https://example.com//a/../b", "https://example.com//a/../b"),
  ])
  func `an address has one spelling`(text: String, spelling: String) {
    #expect(ServerAddress(text)?.description == spelling)
    #expect(ServerAddress(spelling)?.description == spelling)
  }

  @Test(arguments: [
    "", "example.com", "//example.com", "ftp://example.com", "file:///etc/passwd", "https://",
    "https:///a", "https://:80", "https://user@example.com", "https://user:word@example.com/a",
    "https://example.com@evil.example/a", "https://example.com\\@evil.example", "https://a b",
    "https://example.com:", "https://example.com:0", "https://example.com:65536",
    "https://example.com:+80", "https://example.com:80:80", "https://example.com/a?b",
    "https://example.com/a#b", "https://example.com/a b", "https://example.com/a\\b",
    "https://example.com/a\nb", "https://example.com/%zz", "https://[::1", "https://[::1]a",
    "https://[::1%25eth0]/", "https://[example.com]/", "https://exämple.com",
    "https://exam{p,q}le.com",
    "https://[1-9].example.com", " https://example.com",
  ])
  func `other texts are no addresses`(text: String) {
    #expect(ServerAddress(text) == nil)
  }

  @Test(arguments: [
    ("https://example.com/a", "https://example.com/a", true),
    ("https://example.com/a/b", "https://example.com/a", true),
    ("https://EXAMPLE.com:443/a/", "https://example.com/a", true),
    ("https://example.com/a", "https://example.com", true),
    ("https://example.com/ab", "https://example.com/a", false),
    ("https://example.com/A", "https://example.com/a", false),
    ("https://example.com", "https://example.com/a", false),
    ("https://example.com.evil/a", "https://example.com/a", false),
    ("https://evil-example.com/a", "https://example.com/a", false),
    ("https://www.example.com/a", "https://example.com/a", false),
    ("https://example.com:444/a", "https://example.com/a", false),
    ("http://example.com/a", "https://example.com/a", false),
    ("https://example.com/a/../b", "https://example.com/a", false),
    ("https://example.com/a/%2e%2E/b", "https://example.com/a", false),
    ("https://example.com/a/..;/b", "https://example.com/a", false),
    ("https://example.com/a/b%2f..%2f..", "https://example.com/a", false),
    ("https://example.com/a//b", "https://example.com/a", false),
    ("https://example.com/a/./b", "https://example.com/a", false),
    ("http://127.0.0.1/a", "http://localhost/a", false),
  ])
  func `an address is below another one only by whole parts`(
    text: String, other: String, isBelow: Bool
  ) throws {
    let (address, other) = (try #require(ServerAddress(text)), try #require(ServerAddress(other)))
    #expect(address.isAtOrBelow(other) == isBelow)
  }

  @Test(arguments: [
    ("http://localhost", true), ("http://LOCALHOST:8080/a", true), ("http://127.0.0.1", true),
    ("http://127.1.2.3", true), ("http://[::1]", true), ("http://[0::1]:80", true),
    ("http://127.0.0.1.example.com", false), ("http://localhost.example.com", false),
    ("http://127.1", false), ("http://0x7f.0.0.1", false), ("http://0177.0.0.1", false),
    ("http://10.0.0.1", false), ("http://[::ffff:10.0.0.1]", false), ("http://128.0.0.1", false),
  ])
  func `loopback is what every program takes for it`(text: String, isLoopback: Bool) throws {
    #expect(try #require(ServerAddress(text)).isLoopback == isLoopback)
  }
}
