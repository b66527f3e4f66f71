internal import Foundation
internal import Graphics

extension PDFDrawing {
  /// Draws a form or a picture.
  mutating func drawObject(_ object: PDFObject) {
    guard let stream = object.stream, budget.take(points: 0) else { return }
    switch file.resolve(stream.entries["Subtype"]).name {
    case "Form":
      // A group is drawn as one, with the opacity for what is filled.
      let isGroup = stream.entries["Group"] != nil
      let opacity = isGroup ? state.fill.opacity : 1
      if isGroup || state.mask != nil || state.blend != .normal {
        drawn(opacity: opacity) { drawing in
          if isGroup { (drawing.state.fill.opacity, drawing.state.stroke.opacity) = (1, 1) }
          drawing.drawForm(stream)
          if isGroup { drawing.state.fill.opacity = opacity }
        }
      } else {
        drawForm(stream)
      }
    case "Image": draw(image: stream)
    default: break
    }
  }

  /// Draws the contents of a form in the current state.
  mutating func drawForm(_ stream: PDFStream) {
    guard depth < Self.deepest, let bytes = PDFFilters(file: file).decoded(stream)?.bytes else {
      return
    }
    let (outerBase, outerPath, outerClip) = (base, path, pendingClip)
    path = Path()
    pendingClip = nil
    save()
    depth += 1
    if let matrix = file.numbers(stream.entries["Matrix"]), matrix.count == 6 {
      state.transform = AffineTransform(n: matrix).followed(by: state.transform)
    }
    base = state.transform
    if let box = file.numbers(stream.entries["BBox"]), box.count == 4 {
      let rect = CGRect(
        x: min(box[0], box[2]), y: min(box[1], box[3]), width: abs(box[2] - box[0]),
        height: abs(box[3] - box[1]))
      commands.append(.pushClip(Path(rect: rect).transformed(by: state.transform)))
      state.clips += 1
    }
    run(bytes, file.resolve(stream.entries["Resources"]).dictionary ?? resources)
    depth -= 1
    restore()
    (base, path, pendingClip) = (outerBase, outerPath, outerClip)
  }

  // MARK: Pictures

  /// Draws a picture over the unit square.
  private mutating func draw(image stream: PDFStream) {
    let images = PDFImages(file: file, resources: resources)
    let color = state.fill.pattern == nil ? state.fill.opaqueColor : .black
    guard let bitmap = images.bitmap(stream, stencil: color) else { return omit(.picture) }
    let source = ImageSource(name: "image", bitmap: bitmap)
    // Rows run downwards, and the unit square upwards.
    let place = AffineTransform(n: [
      1 / Double(bitmap.width), 0, 0, -1 / Double(bitmap.height), 0, 1,
    ]).followed(by: state.transform)
    let rect = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let opacity = state.fill.opacity
    drawn(opacity: opacity) {
      $0.commands += DisplayList.Command.image(source, in: rect).transformed(by: place)
    }
  }

  /// Draws a picture that lies in the contents, up to the word for its end.
  mutating func drawInlineImage(_ lexer: inout PDFLexer) {
    var entries: [String: PDFObject] = [:]
    while let item = lexer.next(), let name = item.name {
      entries[Self.longNames[name] ?? name] = lexer.next()
    }
    // The word ID is followed by one space.
    let start = min(lexer.index + 1, lexer.bytes.count)
    var end = start
    while end + 2 < lexer.bytes.count {
      let isEnd =
        lexer.bytes[end] <= 0x20 && lexer.bytes[end + 1] == UInt8(ascii: "E")
        && lexer.bytes[end + 2] == UInt8(ascii: "I")
        && (end + 3 >= lexer.bytes.count || lexer.bytes[end + 3] <= 0x20)
      if isEnd { break }
      end += 1
    }
    lexer.index = min(end + 3, lexer.bytes.count)
    draw(image: PDFStream(entries: entries, bytes: lexer.bytes[start..<max(start, end)]))
  }

  private static let longNames = [
    "BPC": "BitsPerComponent", "CS": "ColorSpace", "D": "Decode", "DP": "DecodeParms",
    "F": "Filter", "H": "Height", "IM": "ImageMask", "W": "Width",
  ]
}
