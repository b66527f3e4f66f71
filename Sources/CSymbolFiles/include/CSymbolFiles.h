#pragma once

// The texts of SymbolGlyphs' files: compiled into the binary, as Swift takes half a minute for an array of their bytes.
const char *symbol_names(void);
const char *symbol_drawings(void);
