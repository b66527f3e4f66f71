import Foundation

extension TargetCells {
  /// The cells with their sources and files as one module of a package.
  ///
  /// - Parameters:
  ///   - found: the cells.
  ///   - compiled: those of them that a program has, with what it gives them to show.
  /// - Returns: them in a module of the package.
  func adopted(_ found: FoundCells, compiled: [FoundCells.Cell]) -> AdoptedCells {
    let needed = Set(sources.files)
    let sources = all.filter { needed.contains($0.file) }
    let superclasses = AdoptedCells.superclasses(in: sources)
    let nibClasses = NibClasses(in: sources) { FoundCells.root(of: $0, superclasses) }
    let homes = Set(found.cells.compactMap(\.nib))
    let others = nibClasses.named(by: found.nibs.filter { !homes.contains($0) })
    var sizes = CellSizes()
    let statements = Dictionary(
      uniqueKeysWithValues: compiled.map { ($0.name, $0.content.statements) })
    let cells = found.cells.map { cell in
      var content = cell.content
      content.statements = statements[cell.name, default: []]
      return AdoptedCells.Cell(
        name: cell.name, making: cell.isHidden ? cell.asHidden : cell.making,
        classes: nibClasses.named(by: cell.making.nib?.file, and: others),
        content: content,
        assumedHeight: sizes.assumedHeight(
          of: cell.name, cell.making, root: FoundCells.root(of: cell.name, superclasses)))
    }
    let module = AdoptedCells.Module(
      name: AdoptedCells.appName, sources: sources.map(\.file).sorted { $0.path < $1.path },
      imports: [], uikit: sources.contains(where: \.usesUIKitUnimported) ? .exported : .imported,
      swiftVersion: mode,
      resources: AppResources(
        in: resources, for: sources, nibs: found.nibs, areApps: true, hasBundle: true,
        hasAssetExtensions: true),
      conditions: Set(conditions).sorted())
    return AdoptedCells(
      cells: cells, modules: [module],
      missing: cells.compactMap { cell in cell.making.byHand.map { .test(cell.name, $0) } },
      folders: folders)
  }
}

extension FoundCells.Cell {
  /// A test, which is in another module, cannot make it.
  fileprivate var asHidden: CellMaking {
    .byHand(CellMaking.ByHand(reason: .isPrivate, file: file, line: line))
  }
}
