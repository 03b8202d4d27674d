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
export { latexAsTyped, typedText } from './as-typed.ts'
export { proseIn } from './prose.ts'
export { withoutWordsAround } from './words-around.ts'
export { isWordy } from './wordy.ts'
export { isTextLine, splitRemark, withRemark } from './remark.ts'
export { wordsOfLatex } from './words-of-latex.ts'
export type { KnownWords, Prose } from './prose.ts'
export { isGreekCommand } from './greek.ts'
export { ACCENTS, constantOf, decodeName, encodeName, isName, normaliseName, splitName } from './names.ts'
export { bindingOf, counterPlace, isMatrixOfZeros, isOrder, takesStarts, variablePlaces } from './binders.ts'
export type { NamesAround } from './binders.ts'
export type { CallBinding } from './binders.ts'
export { callsIn, children, heightOf, mapChildren, mapExpression, nodesIn } from './walk.ts'
export { asStates } from './primes.ts'
export { calledConstant, definedConstant, hidingName, hidingNames, withHiding } from './hidden-constants.ts'
export { columnName, isColumnName, resultName, tableOf } from './columns.ts'
export { freeNames } from './free-names.ts'
export { statedNumber, statedSides } from './stated-number.ts'
export type { NameUse } from './free-names.ts'
export { withoutLocalFunctions } from './local-functions.ts'
export { MOST_TESTED_PASSES, TESTED_PASS, testedLoopHead } from './tested-loops.ts'
export { assignedNames, localNames, partsOf, targetName } from './programs.ts'
export type { ProgramPart, Unassigned } from './programs.ts'
export { expressionsIn, mapStatements } from './program-walk.ts'
export { meantQuantities } from './meant-quantities.ts'
export type { MeantQuantity } from './meant-quantities.ts'
export { unitNames } from './unit-parser.ts'
export { toPlain, unitToPlain } from './printers/plain.ts'
export type { PlainOptions } from './printers/plain.ts'
export { toLatex } from './printers/latex.ts'
export { portableLatex, withMarkedFalse } from './printers/portable-latex.ts'
export type { LatexOptions } from './printers/latex.ts'
export {
  nameToLatex,
  quotedToLatex,
  typedNameToLatex,
  unitBehindNumber,
  unitBox,
  unitBoxBehindNumber,
  unitContents,
  unitNameToLatex,
  unitToLatex,
} from './printers/latex-names.ts'
export { numberWithUnit, unitToText } from './printers/unit-text.ts'
export { AT_WORK, elementPut } from './printers/program-engine.ts'
export { toEngine } from './printers/engine.ts'
export type { EngineNames, EngineOptions } from './printers/engine.ts'
export { fromEngine } from './from-engine.ts'
export type { WorksheetNames } from './from-engine.ts'
export { textToEngine } from './engine-texts.ts'
export type { EngineValue } from './engine-value.ts'
export { formatIn, formatNumber, formOf } from './format-number.ts'
export type { FormattedNumber, NumberForm, NumberFormat } from './format-number.ts'
export { formsOfLine, lineFormOf, lineFormText } from './line-form.ts'
export type { LineForm } from './line-form.ts'
