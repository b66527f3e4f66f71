import InterfaceBuilder
import TestSupport
import Testing

/// Loads files that Xcode wrote.
struct CorpusTests {
  @Test(arguments: InterfaceBuilderCorpus.all)
  func `every file of the corpus loads`(corpus: InterfaceBuilderCorpus) {
    let files = corpus.interfaceFiles()
    #expect(corpus.isSample ? files.count == 54 : !files.isEmpty)
    for file in files {
      #expect(throws: Never.self, "\(file.path)") { try InterfaceBuilderDocument(contentsOf: file) }
    }
  }
}
