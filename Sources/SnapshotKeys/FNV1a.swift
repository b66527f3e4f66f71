/// The 64-bit hash of Fowler, Noll and Vo.
///
/// The names of references, the shards of fixtures and the manifests of runs hold it, so that it can
/// never change. `Digest` distinguishes contents.
/// http://www.isthe.com/chongo/tech/comp/fnv/
package enum FNV1a {
  package static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
