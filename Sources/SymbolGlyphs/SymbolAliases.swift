/// Other names of drawings: those that Apple has renamed, and symbols that look alike at their size.
enum SymbolAliases {
  /// Returns the name under which a symbol is drawn; nil for its own.
  static func otherName(of name: String) -> String? {
    if let whole = names[name] { return whole }
    if name.hasSuffix(".fill"), let stem = names[String(name.dropLast(5))] { return stem + ".fill" }
    for (old, new) in beginnings where name.hasPrefix(old) {
      return new + name.dropFirst(old.count)
    }
    return nil
  }

  private static let names = [
    "arrow.down.backward": "arrow.down.left", "arrow.down.forward": "arrow.down.right",
    "arrow.up.backward": "arrow.up.left", "arrow.uturn.backward": "arrow.uturn.left",
    "arrow.uturn.forward": "arrow.uturn.right",
    "arrowshape.turn.up.backward": "arrowshape.turn.up.left",
    "arrowshape.turn.up.forward": "arrowshape.turn.up.right",
    "arrowtriangle.backward": "arrowtriangle.left", "arrowtriangle.forward": "arrowtriangle.right",
    "battery.0": "battery.0percent", "battery.25": "battery.25percent",
    "battery.50": "battery.50percent", "battery.75": "battery.75percent",
    "battery.100": "battery.100percent", "bubble": "message",
    "chart.bar.xaxis": "chart.bar",
    "chevron.left.slash.chevron.right":
      "chevron.left.forwardslash.chevron.right",
    "clear": "xmark.square", "gauge": "gauge.with.needle", "icloud": "cloud",
    "line.horizontal.3": "line.3.horizontal",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease",
    "list.bullet.clipboard": "list.clipboard", "network": "globe", "person.and.person": "person.2",
    "photo.fill.on.rectangle": "photo.on.rectangle", "rays": "sun.min",
    "rectangle.fill.on.rectangle": "rectangle.on.rectangle", "sidebar.leading": "sidebar.left",
    "sidebar.trailing": "sidebar.right", "square.3.stack.3d": "square.stack.3d.up",
    "square.fill.on.square": "square.on.square", "text": "text.alignleft",
    "thermometer": "thermometer.medium",
  ]

  /// Names that begin alike, longer ones first.
  private static let beginnings = [
    ("document.on.document", "doc.on.doc"), ("document.on.clipboard", "doc.on.clipboard"),
    ("document", "doc"), ("microphone", "mic"), ("person.crop.circle", "person.circle"),
    ("line.horizontal.3", "line.3.horizontal"), ("xmark.bin.circle", "trash.circle"),
    ("icloud.", "cloud."),
  ]
}
