extension GrowingInput {
  static let vectors = [
    GrowingInput(.svg, "shapes with a class", 500) { count in
      picture(
        "<style>.a{fill:red}</style>"
          + list(count) { "<path class=\"a\" d=\"M\($0 % 20) 2l1 1v2z\"/>" })
    },
    GrowingInput(.svg, "rules", 500) { count in
      picture(
        "<style>\(list(count) { ".c\($0){fill:red}" })</style><path class=\"c1\" d=\"M1 2l1 1v2z\"/>"
      )
    },
    GrowingInput(.svg, "gradients that refer to each other", 500) { count in
      picture(
        list(count) { "<linearGradient id=\"g\($0)\" href=\"#g\($0 + 1)\"/>" }
          + "<path fill=\"url(#g0)\" d=\"M1 2l1 1v2z\"/>")
    },
    GrowingInput(.svg, "clipped groups", 200) { count in
      picture(
        "<clipPath id=\"c\"><circle r=\"9\"/></clipPath>"
          + list(count) { "<g clip-path=\"url(#c)\"><path d=\"M\($0 % 20) 2l1 1v2z\"/></g>" })
    },
    GrowingInput(.pdf, "operators", 500) { count in
      page(list(count) { "\($0 % 20) 2 3 4 re f " })
    },
    GrowingInput(.pdf, "saved states", 500) { count in
      page(list(count) { _ in "q 1 0 0 1 0 0 cm " } + list(count) { _ in "Q " })
    },
    GrowingInput(.pdf, "objects", 1_000) { count in
      page("0 0 9 9 re f", objects: list(count) { "\($0 + 9) 0 obj <</A \($0)>> endobj\n" })
    },
    GrowingInput(.pdf, "streams without an end", 200) { count in
      page("0 0 9 9 re f", objects: list(count) { "\($0 + 9) 0 obj <<>> stream\n" })
    },
  ]

  private static func picture(_ shapes: String) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\">\(shapes)</svg>"
  }

  private static func page(_ contents: String, objects: String = "") -> String {
    """
    %PDF-1.4
    1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
    2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
    3 0 obj <</Type/Page/MediaBox[0 0 24 24]/Contents 4 0 R>> endobj
    4 0 obj <</Length \(contents.utf8.count)>> stream
    \(contents)
    endstream endobj
    \(objects)
    trailer <</Root 1 0 R>>
    """
  }
}
