import Snapshots

extension RunReport {
  /// The parts of the page's list, those that need a decision first; empty ones are left out.
  var pageSections: [PageData.Section] {
    let groups = groups
    return ResultGroup.Part.allCases.map { part in
      PageData.Section(part, groups.filter { $0.part == part })
    }.filter { $0.count > 0 }
  }
}

extension PageData.Section {
  fileprivate init(_ part: ResultGroup.Part, _ groups: [ResultGroup]) {
    title =
      switch part {
      case .failing: "To look at"
      case .new: "New"
      case .resized: "Changed size"
      case .recorded: "Recorded"
      case .passed: "Passed"
      }
    count = groups.reduce(0) { $0 + $1.members.count }
    self.groups = groups.map(PageData.Group.init)
  }
}

extension PageData.Group {
  fileprivate init(_ group: ResultGroup) {
    title =
      switch group.bond {
      case .cause(let cause): cause.title.visible
      case .suite(let name): name.visible
      }
    isOpen = group.part != .passed
    members = group.members
  }
}
