import Foundation
import Testing
import UIKit

@MainActor struct DropTests {
  /// Has only what Objective-C requires.
  private final class Receiver: NSObject, UITableViewDropDelegate, UICollectionViewDropDelegate {
    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }

  @Test func `lists keep their delegates of drops, without retaining them`() {
    let table = UITableView()
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    do {
      let receiver = Receiver()
      table.dropDelegate = receiver
      collection.dropDelegate = receiver
      #expect(table.dropDelegate === receiver)
      #expect(collection.dropDelegate === receiver)
    }
    #expect(table.dropDelegate == nil)
    #expect(collection.dropDelegate == nil)
  }

  @Test func `a proposal has its operation and intent`() {
    let proposal = UITableViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath)
    #expect(proposal.operation == .move)
    #expect(proposal.intent == .insertAtDestinationIndexPath)
    #expect(UICollectionViewDropProposal(operation: .copy).intent == .unspecified)
  }

  @Test func `an item has its provider`() {
    let provider = NSItemProvider(object: "text" as NSString)
    #expect(UIDragItem(itemProvider: provider).itemProvider === provider)
  }
}
