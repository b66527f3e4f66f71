/// Values by state, such as a button's titles and images; missing ones fall back to the normal state.
struct StateTable<Value> {
  private var entries: [(state: UIControl.State, value: Value)] = []

  subscript(exactly state: UIControl.State) -> Value? {
    get { entries.first { $0.state == state }?.value }
    set {
      entries.removeAll { $0.state == state }
      if let newValue { entries.append((state, newValue)) }
    }
  }

  subscript(state: UIControl.State) -> Value? {
    self[exactly: state] ?? self[exactly: .normal]
  }

  var isEmpty: Bool { entries.isEmpty }
}
