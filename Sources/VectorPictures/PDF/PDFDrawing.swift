internal import Foundation
internal import Graphics

/// Draws the contents of a page.
struct PDFDrawing {
  let file: PDFFile
  var commands: [DisplayList.Command] = []
  var omissions: [VectorOmission] = []
  var budget = VectorBudget()
  var state: PDFState
  var saved: [PDFState] = []
  var path = Path()
  /// The rule of a clip that begins after the path is painted.
  var pendingClip: FillRule?
  var resources: [String: PDFObject] = [:]
  /// The transform of the page or form, in whose coordinates patterns are.
  var base: AffineTransform
  var depth = 0

  /// How deep forms, patterns and masks may lie in each other.
  static let deepest = 12
  /// More saved states than any program writes.
  private static let mostSaved = 500
  /// More numbers than any operator takes.
  private static let mostOperands = 200

  init(_ file: PDFFile, _ transform: AffineTransform) {
    self.file = file
    state = PDFState(transform: transform)
    base = transform
  }

  /// Draws contents with their resources.
  mutating func run(_ bytes: [UInt8], _ resources: [String: PDFObject]) {
    let outer = self.resources
    let level = saved.count
    self.resources = resources
    var lexer = PDFLexer(bytes)
    var operands: [PDFObject] = []
    while let item = lexer.next(), !budget.isExceeded {
      guard case .word(let name) = item else {
        if operands.count < Self.mostOperands { operands.append(item) }
        continue
      }
      if name == "BI" {
        drawInlineImage(&lexer)
      } else {
        perform(name, operands, level)
      }
      operands = []
    }
    while saved.count > level { restore() }
    self.resources = outer
  }

  mutating func save() {
    guard saved.count < Self.mostSaved else { return }
    saved.append(state)
    state.clips = 0
  }

  mutating func restore() {
    guard let outer = saved.popLast() else { return }
    for _ in 0..<state.clips { commands.append(.popClip) }
    state = outer
  }

  private mutating func perform(_ name: String, _ operands: [PDFObject], _ level: Int) {
    let n = operands.compactMap(\.number)
    switch name {
    case "q": save()
    case "Q": if saved.count > level { restore() }
    case "cm":
      if n.count == 6 { state.transform = AffineTransform(n: n).followed(by: state.transform) }
    case "gs":
      if let name = operands.first?.name, let entries = resource("ExtGState", name).dictionary {
        apply(entries)
      }
    case "Do": if let name = operands.first?.name { drawObject(resource("XObject", name)) }
    case "sh": if let name = operands.first?.name { drawShading(resource("Shading", name)) }
    case "Tj", "TJ", "'", "\"": omit(.text)
    default:
      if !performLine(name, n, operands), !performPath(name, n) { performColor(name, n, operands) }
    }
  }

  private mutating func performLine(_ name: String, _ n: [Double], _ operands: [PDFObject]) -> Bool
  {
    switch name {
    case "w": if let width = n.first, width >= 0 { state.line.width = width }
    case "J": state.line.cap = [.butt, .round, .square][Int(min(max(n.first ?? 0, 0), 2))]
    case "j": state.line.join = [.miter, .round, .bevel][Int(min(max(n.first ?? 0, 0), 2))]
    case "M": if let limit = n.first, limit >= 1 { state.line.miterLimit = limit }
    case "d": setDash(operands.first?.array?.compactMap(\.number) ?? [], n.last ?? 0)
    default: return false
    }
    return true
  }

  private mutating func setDash(_ lengths: [Double], _ phase: Double) {
    state.line.dash = lengths.allSatisfy { $0 >= 0 } && lengths.contains { $0 > 0 } ? lengths : []
    state.line.dashPhase = phase
  }

  func resource(_ kind: String, _ name: String) -> PDFObject {
    file.resolve(file.resolve(resources[kind]).dictionary?[name])
  }

  mutating func omit(_ feature: VectorOmission.Feature) {
    let omission = VectorOmission(feature: feature, line: nil)
    if omissions.count < 20, !omissions.contains(omission) { omissions.append(omission) }
  }

  /// Applies an extended graphics state.
  private mutating func apply(_ entries: [String: PDFObject]) {
    func number(_ name: String) -> Double? { file.resolve(entries[name]).number }
    if let width = number("LW"), width >= 0 { state.line.width = width }
    if let cap = number("LC") { _ = performLine("J", [cap], []) }
    if let join = number("LJ") { _ = performLine("j", [join], []) }
    if let limit = number("ML") { _ = performLine("M", [limit], []) }
    if let dash = file.resolve(entries["D"]).array, dash.count == 2 {
      setDash(file.numbers(dash[0]) ?? [], file.resolve(dash[1]).number ?? 0)
    }
    if let opacity = number("ca") { state.fill.opacity = min(max(opacity, 0), 1) }
    if let opacity = number("CA") { state.stroke.opacity = min(max(opacity, 0), 1) }
    let modes = file.resolve(entries["BM"])
    if let name = modes.name ?? modes.array?.first?.name {
      state.blend = BlendMode(pdf: name) ?? .normal
    }
    switch file.resolve(entries["SMask"]) {
    case .name: state.mask = nil
    case .dictionary(let mask):
      guard let group = file.resolve(mask["G"]).stream else { return }
      state.mask = PDFMask(
        group: group, isByLight: file.resolve(mask["S"]).name != "Alpha",
        transform: state.transform)
    default: break
    }
  }
}

extension BlendMode {
  /// Creates the mode of a name in PDF, such as `ColorBurn`.
  fileprivate init?(pdf name: String) {
    guard let first = name.first else { return nil }
    self.init(rawValue: first.lowercased() + name.dropFirst())
  }
}
