internal import Foundation
package import LayoutModel

extension UIView {
  /// Finds why the view's edges are where they are, after a layout of its tree.
  ///
  /// Each number that could matter is changed in a second layout, both ways; it takes as many solutions as that.
  package func layoutReasons(_ context: ReasonContext) -> LayoutReasons {
    let nudged = NudgedLayout(of: layoutHost)
    let search = NumberSearch(around: self, in: nudged.engine)
    let description = NumberDescription(context, nudged.engine)
    // Descriptions are of the layout without a change.
    let numbers = search.numbers.map { ($0, description.describe($0)) }
    let edges = nudged.edges(of: self)
    let gaveWay = GivenWaySearch(view: self, engine: nudged.engine, description, context).found
    let free = FreeEdges(of: self, in: nudged.engine).found
    var parts: [EdgeReason.Edge: [ReasonPart]] = [:]
    for (number, described) in numbers {
      for (edge, move) in nudged.moves(of: self, by: number.number) {
        parts[edge, default: []].append(
          ReasonPart(number: described, raised: move.raised, lowered: move.lowered))
      }
    }
    return LayoutReasons(
      view: context.names.path(of: self), className: className, id: nibOrigin?.id,
      frame: plainFrame, root: context.names.path(of: layoutHost),
      edges: EdgeReason.Edge.allCases.map {
        EdgeReason(
          edge: $0, value: edges[$0], parts: parts[$0] ?? [], isFree: free.contains($0))
      }, gaveWay: gaveWay)
  }
}
