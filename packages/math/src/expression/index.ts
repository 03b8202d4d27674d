/**
 * The formula language: text and LaTeX to trees, trees to text, LaTeX and engine commands.
 *
 * `parsePlain` and `parseLatex` give a {@link Statement} or a {@link SyntaxProblem}; they never throw.
 */
export * from './tree.ts'
export type { ParseOptions } from './options.ts'
export { MAX_HEIGHT, MAX_LENGTH, MAX_NESTING } from './problem.ts'
export { parsePlain, parseUnit } from './parser-plain.ts'
export { parseLatex } from './parser-latex.ts'
export { isGreekCommand } from './greek.ts'
export { ACCENTS, constantOf, decodeName, encodeName, isName, normaliseName, splitName } from './names.ts'
export { binderOf } from './binders.ts'
export type { Binder } from './binders.ts'
export { boundNames, children, freeNames, heightOf, mapChildren, mapExpression } from './walk.ts'
export type { NameUse } from './walk.ts'
export { unitNames } from './unit-parser.ts'
export { toPlain, unitToPlain } from './printers/plain.ts'
export type { PlainOptions } from './printers/plain.ts'
export { toLatex } from './printers/latex.ts'
export type { LatexOptions } from './printers/latex.ts'
export { nameToLatex, unitToLatex } from './printers/latex-names.ts'
export { toEngine } from './printers/engine.ts'
export type { EngineNames, EngineOptions } from './printers/engine.ts'
export { fromEngine } from './from-engine.ts'
export type { WorksheetNames } from './from-engine.ts'
export type { EngineValue } from './engine-value.ts'
export { formatNumber } from './format-number.ts'
export type { FormattedNumber, NumberFormat } from './format-number.ts'
