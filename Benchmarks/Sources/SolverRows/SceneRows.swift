import ConstraintSolver
import Rounds

/// The number of views in the chains of the growth rows.
public let chainLengths = [100, 300, 1000, 2000, 5000]

/// The rows about many views.
public let sceneRows: [Row] =
  chainLengths.map { count in
    Scene.row("chain of \(count) views") { try chain(count, isMeasured: false) }
  }
  + chainLengths.map { count in
    Scene.row("chain of \(count) labels") { try chain(count, isMeasured: true) }
  }
  + [
    Scene.row("tree of 1000 children") { try tree(1000) },
    Scene.row("grid of 20 x 20") { try grid(20) },
    Scene.row("grid of 100 x 100") { try grid(100) },
  ]

/// Views stacked from top to bottom; their heights are required, or those of measured labels.
func chain(_ count: Int, isMeasured: Bool) throws -> Scene {
  var scene = Scene()
  let content = scene.frame()
  try scene.require(Constraint(content.left, .equal, 0))
  try scene.require(Constraint(content.top, .equal, 0))
  try scene.require(Constraint(content.width, .equal, 320))
  var end = Expression(content.top)
  for index in 0..<count {
    let view = scene.frame()
    try scene.require(Constraint(view.left, .equal, content.left + 10))
    try scene.require(Constraint(view.right, .equal, content.right - 10))
    try scene.require(Constraint(view.top, .equal, end + 5))
    let height = Double(20 + index % 7)
    if isMeasured {
      try scene.require(Constraint(view.height, .lessThanOrEqual, height, priority: 250))
      try scene.require(Constraint(view.height, .greaterThanOrEqual, height, priority: 750))
    } else {
      try scene.require(Constraint(view.height, .equal, height))
    }
    end = view.bottom
  }
  try scene.require(Constraint(content.bottom, .equal, end + 5))
  return scene
}

/// One parent that is as short as its children, all side by side, allow.
func tree(_ count: Int) throws -> Scene {
  var scene = Scene()
  let parent = scene.frame()
  try scene.require(Constraint(parent.left, .equal, 0))
  try scene.require(Constraint(parent.top, .equal, 0))
  try scene.require(Constraint(parent.width, .equal, 320))
  try scene.require(Constraint(parent.height, .equal, 0, priority: 50))
  for index in 0..<count {
    let child = scene.frame()
    try scene.require(Constraint(child.left, .equal, parent.left + Double(index)))
    try scene.require(Constraint(child.top, .equal, parent.top + 8))
    try scene.require(Constraint(child.width, .equal, 40))
    let height = Double(20 + index % 7)
    try scene.require(Constraint(child.height, .lessThanOrEqual, height, priority: 250))
    try scene.require(Constraint(child.height, .greaterThanOrEqual, height, priority: 750))
    try scene.require(Constraint(parent.bottom - child.bottom - 8, .greaterThanOrEqual))
  }
  return scene
}

/// Rows of equal height in a given height, each with cells of equal width in a given width.
func grid(_ count: Int) throws -> Scene {
  var scene = Scene()
  let content = scene.frame()
  try scene.require(Constraint(content.left, .equal, 0))
  try scene.require(Constraint(content.top, .equal, 0))
  try scene.require(Constraint(content.width, .equal, 4808))
  try scene.require(Constraint(content.height, .equal, 2408))
  var above: Frame?
  for _ in 0..<count {
    let first = try gridRow(count, below: above, in: content, &scene)
    above = first
  }
  if let above { try scene.require(Constraint(content.bottom, .equal, above.bottom + 8)) }
  return scene
}

private func gridRow(
  _ count: Int, below above: Frame?, in content: Frame, _ scene: inout Scene
) throws -> Frame {
  let first = scene.frame()
  try scene.require(Constraint(first.left, .equal, content.left + 8))
  try scene.require(Constraint(first.top, .equal, (above?.bottom ?? Expression(content.top)) + 8))
  if let above { try scene.require(Constraint(first.height, .equal, above.height)) }
  var last = first
  for _ in 1..<count {
    let cell = scene.frame()
    try scene.require(Constraint(cell.left, .equal, last.right + 8))
    try scene.require(Constraint(cell.width, .equal, last.width))
    try scene.require(Constraint(cell.top, .equal, first.top))
    try scene.require(Constraint(cell.height, .equal, first.height))
    last = cell
  }
  try scene.require(Constraint(content.right, .equal, last.right + 8))
  return first
}
