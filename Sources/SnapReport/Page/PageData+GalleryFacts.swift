extension PageData {
  /// What a gallery says besides its pictures.
  struct GalleryFacts: Encodable {
    /// One environment of pictures, by the axes of a grid.
    struct Configuration: Encodable {
      let width: String
      let look: String
      let textSize: String
      let language: String
      /// What else is not usual.
      let other: String
      /// The Swift expression that makes it.
      let code: String
    }

    /// A call that takes snapshots.
    struct Call: Encodable, Hashable {
      let place: String
      let code: String?
    }

    /// The environments of names that say one.
    let configurations: [String: Configuration]
    let calls: [Call]
  }
}
