#include "CSymbolFiles.h"

// Every clang of Swift 6.2 and later has it.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char names[] = {
#embed "../SymbolGlyphs/symbol-names.txt"
    , 0};
static const char drawings[] = {
#embed "../SymbolGlyphs/symbol-drawings.txt"
    , 0};

const char *symbol_names(void) { return names; }
const char *symbol_drawings(void) { return drawings; }
