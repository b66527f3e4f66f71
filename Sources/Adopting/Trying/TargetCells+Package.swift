import Foundation

extension TargetCells {
  /// The cells with their sources and files as one module of a package.
  ///
  /// - Throws: an error that names a file.
  func adopted(_ found: FoundCells) throws -> AdoptedCells {
    let needed = Set(sources.files)
    let sources = all.filter { needed.contains($0.file) }
    let classes = NibClasses(in: sources) {
      FoundCells.root(of: $0, AdoptedCells.superclasses(in: sources))
    }
    let cells = found.cells.map { cell in
      AdoptedCells.Cell(
        name: cell.name, making: cell.isHidden ? cell.asHidden : cell.making,
        classes: cell.making.nib.map { classes.named(by: $0.file) } ?? [])
    }
    let module = AdoptedCells.Module(
      name: AdoptedCells.appName, sources: sources.map(\.file).sorted { $0.path < $1.path },
      imports: [], uikit: sources.contains(where: \.usesUIKitUnimported) ? .exported : .imported,
      swiftVersion: mode,
      resources: AppResources(
        in: resources, for: sources, areApps: true, hasBundle: true, hasAssetExtensions: true),
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
