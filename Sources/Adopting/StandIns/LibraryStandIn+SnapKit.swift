extension LibraryStandIn {
  /// The constraints of SnapKit, by its names, on those of UIKit.
  static let snapKit = LibraryStandIn(
    module: "SnapKit", member: "snp", isOnlyOne: true, source: snapKitParts + snapKitRelations,
    aliases: [
      ("ConstraintMaker", "SnapKitStandIn.Maker"), ("Constraint", "SnapKitStandIn.Constraint"),
      ("ConstraintItem", "SnapKitStandIn.Item"), ("ConstraintPriority", "SnapKitStandIn.Priority"),
      ("ConstraintViewDSL", "SnapKitStandIn.View"), ("ConstraintView", "UIView"),
      ("ConstraintInsets", "UIEdgeInsets"), ("ConstraintRelatableTarget", "SnapKitTarget"),
      ("ConstraintMakerExtendable", "SnapKitStandIn.Parts"),
      ("ConstraintMakerEditable", "SnapKitStandIn.Relation"),
    ])

  private static let snapKitParts = #"""
    import Foundation
    import UIKit

    protocol SnapKitTarget {}
    extension UIView: SnapKitTarget {}
    extension UILayoutGuide: SnapKitTarget {}
    extension Int: SnapKitTarget {}
    extension Double: SnapKitTarget {}
    extension Float: SnapKitTarget {}
    extension CGFloat: SnapKitTarget {}
    extension CGSize: SnapKitTarget {}
    extension CGPoint: SnapKitTarget {}
    extension UIEdgeInsets: SnapKitTarget {}
    extension NSDirectionalEdgeInsets: SnapKitTarget {}

    extension UIView {
      @MainActor var snp: SnapKitStandIn.View { SnapKitStandIn.View(target: self) }
    }
    extension UILayoutGuide {
      @MainActor var snp: SnapKitStandIn.View { SnapKitStandIn.View(target: self) }
    }

    @MainActor enum SnapKitStandIn {
      typealias Attribute = NSLayoutConstraint.Attribute

      struct Item: SnapKitTarget {
        let target: AnyObject
        let attributes: [Attribute]
      }

      struct Priority: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        let value: Float
        init(_ value: Float) { self.value = value }
        init(floatLiteral value: Float) { self.value = value }
        init(integerLiteral value: Int) { self.value = Float(value) }
        static let required = Priority(1000)
        static let high = Priority(750)
        static let medium = Priority(500)
        static let low = Priority(250)
        func advanced(by amount: Float) -> Priority { Priority(value + amount) }
      }

      /// The names of attributes, which a view, a maker and a chain have.
      @MainActor class Parts {
        var attributes: [Attribute]
        let target: AnyObject
        weak var maker: Maker?

        init(_ attributes: [Attribute], _ target: AnyObject, _ maker: Maker?) {
          (self.attributes, self.target, self.maker) = (attributes, target, maker)
        }

        func adding(_ added: [Attribute]) -> Parts {
          attributes += added
          return self
        }

        var left: Parts { adding([.left]) }
        var top: Parts { adding([.top]) }
        var right: Parts { adding([.right]) }
        var bottom: Parts { adding([.bottom]) }
        var leading: Parts { adding([.leading]) }
        var trailing: Parts { adding([.trailing]) }
        var width: Parts { adding([.width]) }
        var height: Parts { adding([.height]) }
        var centerX: Parts { adding([.centerX]) }
        var centerY: Parts { adding([.centerY]) }
        var lastBaseline: Parts { adding([.lastBaseline]) }
        var baseline: Parts { adding([.lastBaseline]) }
        var firstBaseline: Parts { adding([.firstBaseline]) }
        var leftMargin: Parts { adding([.leftMargin]) }
        var rightMargin: Parts { adding([.rightMargin]) }
        var topMargin: Parts { adding([.topMargin]) }
        var bottomMargin: Parts { adding([.bottomMargin]) }
        var leadingMargin: Parts { adding([.leadingMargin]) }
        var trailingMargin: Parts { adding([.trailingMargin]) }
        var edges: Parts { adding([.left, .top, .right, .bottom]) }
        var horizontalEdges: Parts { adding([.left, .right]) }
        var verticalEdges: Parts { adding([.top, .bottom]) }
        var directionalEdges: Parts { adding([.leading, .top, .trailing, .bottom]) }
        var directionalHorizontalEdges: Parts { adding([.leading, .trailing]) }
        var directionalVerticalEdges: Parts { adding([.top, .bottom]) }
        var size: Parts { adding([.width, .height]) }
        var center: Parts { adding([.centerX, .centerY]) }
        var margins: Parts { adding([.leftMargin, .topMargin, .rightMargin, .bottomMargin]) }
        var directionalMargins: Parts {
          adding([.leadingMargin, .topMargin, .trailingMargin, .bottomMargin])
        }

        private func relate(_ relation: NSLayoutConstraint.Relation, _ other: Any?) -> Relation {
          let related = Relation(self, relation, other)
          maker?.relations.append(related)
          return related
        }

        private var superview: AnyObject? {
          (target as? UIView)?.superview ?? (target as? UILayoutGuide)?.owningView
        }

        @discardableResult func equalTo(_ other: SnapKitTarget) -> Relation { relate(.equal, other) }
        @discardableResult func lessThanOrEqualTo(_ other: SnapKitTarget) -> Relation {
          relate(.lessThanOrEqual, other)
        }
        @discardableResult func greaterThanOrEqualTo(_ other: SnapKitTarget) -> Relation {
          relate(.greaterThanOrEqual, other)
        }
        @discardableResult func equalTo(_ other: View) -> Relation { relate(.equal, other.target) }
        @discardableResult func equalToSuperview() -> Relation { relate(.equal, superview) }
        @discardableResult func lessThanOrEqualToSuperview() -> Relation {
          relate(.lessThanOrEqual, superview)
        }
        @discardableResult func greaterThanOrEqualToSuperview() -> Relation {
          relate(.greaterThanOrEqual, superview)
        }
      }
    }

    """#
}
