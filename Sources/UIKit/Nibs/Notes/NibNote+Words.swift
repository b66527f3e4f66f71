internal import InterfaceBuilder
internal import LayoutModel

extension NibNote {
  /// What is not shown, and what takes its place or what to do.
  package var message: String { Wording.current(kind.sentence) }
}

extension NibNote.Kind {
  fileprivate var sentence: String {
    switch self {
    case .file(let kind): kind.sentence
    case .translation(let kind): kind.sentence
    case .missing(let resource): resource.sentence
    case .leftOut(let part): part.sentence
    case .absent(let type): type.sentence
    case .emptyContainer(let error): "The container stays empty. \(error.sentences)"
    case .constraint(let fault): "The constraint is left out: \(fault.words)"
    case .emptyOutlet(let name): "The outlet “\(name)” stays empty: its object is left out."
    case .outlet(let error): error.description
    case .runtimeAttribute(let keyPath, let fault):
      "The runtime attribute “\(keyPath)” \(fault.words(for: keyPath))."
    case .ownerAttribute(let keyPath):
      "The runtime attribute “\(keyPath)” of the owner is left out."
    }
  }
}

extension NibNote.Resource {
  fileprivate var sentence: String {
    switch self {
    case .image(let name, hasSize: true):
      "The image “\(name)” is missing; its size in the file is used."
    case .image(let name, hasSize: false):
      "The image “\(name)” is missing, and the file does not say its size."
    case .symbol(let name):
      "The symbol “\(name)” is missing; the view's size in the file is used."
    case .color(let name): "The colour “\(name)” is missing, and the file does not store it."
    case .font(let name, hasStandIn: true):
      "The font “\(name)” is missing; another one with its line metrics is used."
    case .font(let name, hasStandIn: false):
      "The font “\(name)” is missing; the system font is used."
    case .fontUse(let use): "The font for “\(use)” is unknown; the system font is used."
    case .textStyle(let name): "The text style “\(name)” is unknown; the body style is used."
    }
  }
}

extension NibNote.Part {
  fileprivate var sentence: String {
    switch self {
    case .textAttribute(let key): "The text's attribute “\(key)” is left out."
    case .paragraphAttribute(let name): "The paragraphs' “\(name)” is left out."
    case .titleAttribute(let key): "The attribute “\(key)” of a button's title is left out."
    case .titleShadow: "The shadow of the title is left out."
    case .backgroundImage: "The background's image is left out."
    case .renderingMode(let mode):
      "The rendering mode “\(mode)” is left out; the symbol has one colour."
    case .barImage(let name): "“\(name)” is left out; the bar is drawn in its colours."
    case .segments(let shown, let all): "Only \(shown) of \(all) segments are shown."
    case .vibrancy: "The vibrancy is left out; what the view holds has its own colours."
    case .blurStyle(let name): "The blur style “\(name)” is unknown; the regular one is used."
    case .keyedView(let key): "A view for “\(key)” is left out."
    case .staticCells: "Static cells are left out; they need a table view controller."
    case .object(let element): "<\(element)> is left out."
    }
  }
}

extension NibNote.Class {
  fileprivate var sentence: String {
    switch self {
    case .unregistered(let name, let substitute):
      "The class \(name) is not known; \(substitute ?? "UIKit's") is used. Call "
        + "NibRegistry.register(\(name).self) first."
    case .refused(let name):
      "init(coder:) of the class \(name) returned nil; UIKit's class is used instead."
    case .layout(let name): "The layout \(name) is not known; a flow layout is used."
    case .controller(let name): "\(name) is absent; UIViewController is used."
    case .container(let name):
      "\(name) is absent; its first controller is used."
    }
  }
}

extension NibNote.ConstraintFault {
  fileprivate var words: String {
    switch self {
    case .noItem(let id): "“\(id)” is not a view or guide in this file."
    case .illegal(let complaint): complaint
    }
  }
}

extension NibNote.RuntimeAttributeFault {
  fileprivate func words(for keyPath: String) -> String {
    switch self {
    case .unreadable: "has no value that can be read"
    case .wrongType: "has a type that the property does not take"
    case .unknownClass(let name): "is left out, because the class “\(name)” is unavailable"
    case .unknownProperty(let name):
      "is left out; if \(name) has it, register it before the file is loaded: "
        + "NibRegistry.register(\\\(name).\(keyPath), as: \"\(keyPath)\")"
    }
  }
}
