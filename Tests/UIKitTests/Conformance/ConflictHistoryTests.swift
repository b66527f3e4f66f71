import Foundation
import Testing
import UIKit

@MainActor struct ConflictHistoryTests {
  private func host(height: Double) -> UIView {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: height))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: host.trailingAnchor),
      box.topAnchor.constraint(equalTo: host.topAnchor),
      host.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      box.heightAnchor.constraint(lessThanOrEqualToConstant: 50),
    ])
    host.layoutIfNeeded()
    return host
  }

  private func diagnostics(of host: UIView) -> [ExplainedDiagnostic] {
    LayoutDiagnosis(root: host, names: ViewNames(root: host)).diagnostics(fittingHeight: nil)
  }

  @Test func `a conflict caused by a new size is found as in a new layout`() {
    let resized = host(height: 50)
    resized.frame.size.height = 60
    resized.layoutIfNeeded()
    let fresh = host(height: 60)
    #expect(diagnostics(of: fresh).map(\.kind) == [.unsatisfiableConstraints])
    #expect(diagnostics(of: resized) == diagnostics(of: fresh))
    #expect(resized.subviews.map(\.frame) == fresh.subviews.map(\.frame))
  }
}
