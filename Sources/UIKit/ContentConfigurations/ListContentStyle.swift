internal import Foundation

/// The system's styles for list content.
///
/// Margins and paddings are Rule `list-margins`.
enum ListContentStyle: Hashable, Sendable {
  case cell, subtitleCell, valueCell
  case plainHeader, plainFooter, groupedHeader, groupedFooter
  case prominentInsetGroupedHeader, extraProminentInsetGroupedHeader
  case sidebarCell, sidebarSubtitleCell, accompaniedSidebarCell, accompaniedSidebarSubtitleCell
  case sidebarHeader

  struct Metrics {
    var margins: NSDirectionalEdgeInsets
    var imagePadding: CGFloat = 16
    var textPadding: CGFloat = 3
  }

  struct TextLook {
    let style: UIFont.TextStyle
    var isEmphasized = false
    var isSecondary = false
    var isUppercased = false

    /// The font at the current traits' text size.
    var font: UIFont {
      let font = UIFont.styled(style)
      guard isEmphasized, let bold = font.fontDescriptor.withSymbolicTraits(.traitBold) else {
        return font
      }
      return UIFont(descriptor: bold, size: 0)
    }

    func color(_ look: StateLook) -> UIColor {
      if look.isDisabled { return .tertiaryLabel }
      return isSecondary ? .secondaryLabel : .label
    }
  }

  var metrics: Metrics {
    switch self {
    case .cell, .subtitleCell, .valueCell:
      Metrics(margins: .init(top: 11, leading: 16, bottom: 11, trailing: 8))
    case .plainHeader, .plainFooter:
      Metrics(margins: .init(top: 4, leading: 8, bottom: 4, trailing: 8))
    case .groupedHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
      Metrics(margins: .init(top: 17, leading: 8, bottom: 6, trailing: 8))
    case .groupedFooter:
      Metrics(margins: .init(top: 8, leading: 8, bottom: 6, trailing: 8))
    case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell,
      .accompaniedSidebarSubtitleCell, .sidebarHeader:
      Metrics(margins: .init(top: 11, leading: 8, bottom: 11, trailing: 8), imagePadding: 10)
    }
  }

  var textLook: TextLook {
    switch self {
    case .cell, .subtitleCell, .valueCell, .sidebarCell, .sidebarSubtitleCell,
      .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
      TextLook(style: .body)
    case .plainHeader: TextLook(style: .headline)
    case .plainFooter: TextLook(style: .subheadline, isSecondary: true)
    case .groupedHeader: TextLook(style: .footnote, isSecondary: true, isUppercased: true)
    case .groupedFooter: TextLook(style: .footnote, isSecondary: true)
    case .prominentInsetGroupedHeader: TextLook(style: .title3, isEmphasized: true)
    case .extraProminentInsetGroupedHeader: TextLook(style: .title2, isEmphasized: true)
    case .sidebarHeader: TextLook(style: .title3, isEmphasized: true)
    }
  }

  var secondaryTextLook: TextLook {
    switch self {
    case .subtitleCell: TextLook(style: .caption1)
    case .valueCell: TextLook(style: .body, isSecondary: true)
    case .cell, .sidebarCell, .accompaniedSidebarCell, .prominentInsetGroupedHeader,
      .extraProminentInsetGroupedHeader:
      TextLook(style: .subheadline, isSecondary: true)
    case .sidebarSubtitleCell, .accompaniedSidebarSubtitleCell:
      TextLook(style: .caption1, isSecondary: true)
    case .plainHeader, .plainFooter, .groupedHeader, .groupedFooter, .sidebarHeader:
      TextLook(style: .footnote, isSecondary: true)
    }
  }
}

extension UIListContentConfiguration {
  /// Returns the style of a cell with one text.
  public static func cell() -> Self { Self(.cell) }
  /// Returns the style of a cell with a smaller text below the other.
  public static func subtitleCell() -> Self { Self(.subtitleCell) }
  /// Returns the style of a cell with a value at its end.
  public static func valueCell() -> Self { Self(.valueCell) }
  /// Returns the style of a header between plain rows.
  public static func plainHeader() -> Self { Self(.plainHeader) }
  /// Returns the style of a footer between plain rows.
  public static func plainFooter() -> Self { Self(.plainFooter) }
  /// Returns the style of a header above a group.
  public static func groupedHeader() -> Self { Self(.groupedHeader) }
  /// Returns the style of a footer below a group.
  public static func groupedFooter() -> Self { Self(.groupedFooter) }
  /// Returns the style of a large header above an inset group.
  public static func prominentInsetGroupedHeader() -> Self { Self(.prominentInsetGroupedHeader) }
  /// Returns the style of a still larger header above an inset group.
  public static func extraProminentInsetGroupedHeader() -> Self {
    Self(.extraProminentInsetGroupedHeader)
  }
  /// Returns the style of a cell in a sidebar.
  public static func sidebarCell() -> Self { Self(.sidebarCell) }
  /// Returns the style of a cell in a sidebar with a smaller text below the other.
  public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }
  /// Returns the style of a cell in a sidebar next to a second column.
  public static func accompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }
  /// Returns the style of a cell in a sidebar next to a second column, with a smaller text below.
  public static func accompaniedSidebarSubtitleCell() -> Self {
    Self(.accompaniedSidebarSubtitleCell)
  }
  /// Returns the style of a header in a sidebar.
  public static func sidebarHeader() -> Self { Self(.sidebarHeader) }
}
