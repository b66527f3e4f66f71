extension UIResponder {
  /// Connects `@Outlet` properties by name.
  ///
  /// Views, constraints, arrays of them or any other objects may be connected; other outlets are unchanged.
  /// - Parameter objects: the objects by the names of the properties.
  /// - Throws: ``OutletError`` for the first name, in alphabetical order, without an outlet or whose outlet has another
  ///   type. Nothing is connected then.
  public func connectOutlets(_ objects: [String: Any]) throws(OutletError) {
    let slots = outletSlots
    let objects = objects.sorted { $0.key < $1.key }
    for (name, object) in objects {
      guard let slot = slots.first(where: { $0.name == name })?.slot else {
        throw .noOutlet(name, of: typeName, known: slots.map(\.name))
      }
      let former = slot.connected
      guard slot.connect(object) else {
        throw .wrongType(
          name, of: typeName, expected: slot.valueType,
          found: String(describing: type(of: object)))
      }
      _ = slot.connect(former)
    }
    // Reading them looks at every property, so it is done once.
    let members = NibMember.all(of: self)
    for (name, object) in objects {
      for slot in slots where slot.name == name { connect(object, to: slot.slot, name, members) }
    }
  }

  /// Connects an outlet, by its property if that is observed.
  private func connect(
    _ object: Any, to slot: any OutletSlot, _ name: String, _ members: [NibMember]
  ) {
    let former = slot.connected
    _ = slot.connect(object)
    guard let set = members.setter(ofOutlet: name, of: self) else { return }
    // Observers are to see the former object as `oldValue`.
    _ = slot.connect(former)
    set()
  }

  /// The names of the unconnected outlets, in the order of their declaration.
  public var unconnectedOutlets: [String] {
    outletSlots.filter { $0.slot.connected == nil }.map(\.name)
  }

  private var typeName: String { String(describing: type(of: self)) }

  /// The outlets, those of superclasses first.
  private var outletSlots: [(name: String, slot: any OutletSlot)] {
    let mirrors = sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }
    return mirrors.reversed().flatMap { mirror in
      mirror.children.compactMap { child in
        guard let slot = child.value as? any OutletSlot, let label = child.label else { return nil }
        // The storage of a wrapped property begins with an underscore.
        return (label.hasPrefix("_") ? String(label.dropFirst()) : label, slot)
      }
    }
  }
}

/// Why outlets cannot be connected.
public enum OutletError: Error, Hashable, Sendable {
  /// No `@Outlet` property has the name.
  case noOutlet(String, of: String, known: [String])
  case wrongType(String, of: String, expected: String, found: String)
}

extension OutletError: CustomStringConvertible {
  /// A sentence that names the problem and what to do.
  public var description: String {
    switch self {
    case .noOutlet(let name, let type, let known):
      "\(type) has no outlet named \(name). Declare `@Outlet var \(name)`, or use one of: "
        + (known.isEmpty ? "none is declared" : known.joined(separator: ", ")) + "."
    case .wrongType(let name, let type, let expected, let found):
      "The outlet \(name) of \(type) has the type \(expected), but a \(found) was connected."
    }
  }
}
