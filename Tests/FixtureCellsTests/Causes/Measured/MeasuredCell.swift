import Fixtures
import Foundation
import TestSupport
import Testing
import UIKit

@testable import FixtureCells

/// A realistic cell whose changes are measured; each call makes a new one with the same content.
@MainActor struct MeasuredCell {
  let name: String
  let make: @MainActor () throws -> UIView

  static let all = code + files

  private static let sentence =
    "A sentence that is long enough to take two or three lines on a narrow telephone, as most do."

  private static let code: [MeasuredCell] = [
    MeasuredCell(name: "Basic") { BasicCell(title: "Title", subtitle: "Subtitle") },
    MeasuredCell(name: "Basic, long") { BasicCell(title: sentence, subtitle: sentence) },
    MeasuredCell(name: "Article") { ArticleCell(title: "A chain", text: sentence) },
    MeasuredCell(name: "EdgeLabel") { EdgeLabelCell(text: sentence) },
    MeasuredCell(name: "Image") {
      ImageCell(image: MeasuredPicture.checks(side: 80), title: "Title", subtitle: sentence)
    },
    MeasuredCell(name: "Message") {
      let cell = MessageCell(
        .subjectBodyAndPhoto, subject: "On the way home", body: sentence,
        photo: MeasuredPicture.checks(side: 90))
      // It makes its constraints here, between views that a change may remove.
      cell.updateConstraintsIfNeeded()
      return cell
    },
    MeasuredCell(name: "OldNib") {
      let cell = OldNibCell(title: "An old nib", body: sentence)
      cell.moveConstraintsToContentView()
      return cell
    },
    MeasuredCell(name: "Quotation") {
      QuotationCell(quotation: sentence, attribution: "A tester")
    },
    MeasuredCell(name: "TwoLabel") { TwoLabelCell(upper: "Upper label", lower: sentence) },
    MeasuredCell(name: "Product") { ProductCell(name: "A pair of shoes", detail: sentence) },
    MeasuredCell(name: "Rating") { RatingCell(count: 27) },
    MeasuredCell(name: "Profile") {
      ProfileCell(values: [("Name", "Ada"), ("Town", "London"), ("About", sentence)])
    },
    MeasuredCell(name: "Tags") {
      TagsCell(tags: ["swift", "layout", "snapshots", "cells", "testing", "linux", "pictures"])
    },
    MeasuredCell(name: "Card") { CardCell(title: "A card", body: sentence) },
    MeasuredCell(name: "Bubble") { BubbleCell(text: sentence) },
    MeasuredCell(name: "Ratio") { RatioCell(caption: "A picture and its caption") },
    MeasuredCell(name: "Form") { FormCell(title: "Continue") },
    MeasuredCell(name: "Note") { NoteCell(text: sentence) },
    MeasuredCell(name: "Gallery") { GalleryCell(count: 6) },
    MeasuredCell(name: "Switch") { SwitchCell(title: "Notifications", value: "Daily") },
    MeasuredCell(name: "Attributed") {
      AttributedCell([
        ("Ada Lovelace ", .systemFont(ofSize: 16, weight: .bold), .label),
        (sentence, .systemFont(ofSize: 16), .secondaryLabel),
        (" Read more", .systemFont(ofSize: 14), .systemBlue),
      ])
    },
    MeasuredCell(name: "ListContent") {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = UIListContentConfiguration.subtitleCell()
      content.image = MeasuredPicture.checks(side: 30)
      (content.text, content.secondaryText) = ("Downloads", sentence)
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    },
    MeasuredCell(name: "ListValue") {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = UIListContentConfiguration.valueCell()
      content.image = MeasuredPicture.checks(side: 24, color: .systemGreen)
      (content.text, content.secondaryText) = ("Battery", "82 %")
      cell.contentConfiguration = content
      return cell
    },
    MeasuredCell(name: "Duel") { DuelCell(name: sentence, value: "Until tomorrow evening at six") },
    MeasuredCell(name: "Duel, short") { DuelCell(name: "Status", value: "Open until six") },
    MeasuredCell(name: "Reply") { ReplyCell(text: sentence) },
    MeasuredCell(name: "Columns") { ColumnsCell(left: sentence, right: "A short text") },
    MeasuredCell(name: "BuiltIn") {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Storage"
      cell.detailTextLabel?.text = "12 GB free"
      cell.imageView?.image = MeasuredPicture.checks(side: 28)
      return cell
    },
  ]

  private static let files: [MeasuredCell] =
    [("Feed.storyboard", "ImageCell"), ("Kinds/Base.lproj/Kinds.storyboard", "Buttons")].map {
      prototype(in: resources.appending(path: $0.0), named: $0.1)
    }
    + [
      "QuickBlox+quickblox-ios-sdk/sample-chat-swift/sample-chat-swift/Components/DialogsScreen/"
        + "DialogCell.xib",
      "RocketChat+Rocket.Chat.iOS/Rocket.Chat/Views/Cells/Chat/ChatMessageCell.xib",
      "RocketChat+Rocket.Chat.iOS/Rocket.Chat/Views/Cells/Directory/DirectoryUserCell.xib",
      "the-blue-alliance+the-blue-alliance-ios/the-blue-alliance-ios/ViewElements/Teams/"
        + "TeamTableViewCell.xib",
      "the-blue-alliance+the-blue-alliance-ios/the-blue-alliance-ios/ViewElements/Awards/"
        + "AwardTableViewCell.xib",
      "LoopKit+LoopKit/LoopKitUI/Views/DateAndDurationTableViewCell.xib",
      "xmartlabs+Eureka/Example/Example/Base.lproj/WeekDaysCell.xib",
    ].map { prototype(in: InterfaceBuilderCorpus.sample.url(of: "dev/\($0)"), named: nil) }

  private static var resources: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Resources")
  }

  /// A cell of an Interface Builder file; the first one without a name.
  private static func prototype(in file: URL, named name: String?) -> MeasuredCell {
    MeasuredCell(name: file.lastPathComponent) {
      let prototypes = try PrototypeFile(contentsOf: file)
      let first = try #require(name ?? prototypes.prototypeNames.first)
      return try prototypes.makeCell(named: first)
    }
  }
}
