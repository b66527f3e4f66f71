// A fixture is declared with them: operators of matrices are only found in modules that a file imports.
@_exported public import TestTerms
