extension PictureBytes {
  /// What the bytes are and what to do, to follow the file's name; without a stop at the end.
  package var reason: String {
    switch self {
    case .png, .jpeg: "is a picture"
    case .empty: "has no bytes. Restore it, or record it again"
    case .gitLFSPointer: "is a Git LFS pointer, not a picture. Run `git lfs pull`"
    case .conflict:
      "has git's marks of a merge conflict. Take one of the two: `git checkout --ours` or `--theirs`"
    case .convertedPNG(addsReturns: true):
      "is a PNG whose line ends were converted to those of Windows. \(Self.cure)"
    case .convertedPNG(addsReturns: false):
      "is a PNG whose line ends were converted to those of Unix. \(Self.cure)"
    case .recodedPNG:
      "is a PNG that a program read and wrote as a text. Restore it from a copy that is whole"
    case .packedPNG:
      "is a PNG as Xcode packs it into an app, with Apple's own compression. Use the file from which it was made"
    case .other(let format):
      "is \(format), not a PNG or JPEG file. Save it in the format of its name"
    case .unknown: "is not a PNG or JPEG file. Restore it, or save it as PNG"
    }
  }

  private static let cure =
    "Write `*.png -text` into .gitattributes, and restore the file from a commit in which it is whole"
}
