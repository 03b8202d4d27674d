/**
 * The saved worksheet: blocks, operations, undo, files. Yjs is inside and does not show. Reading a .calc
 * file stands apart, in `@calcwright/document/calc-file`: few pages ever need it.
 */
export * from './types.ts'
export { formOfLine, formOperations, numbersOfLine } from './line-forms.ts'
export { DocumentError, type DocumentErrorCode } from './errors.ts'
export { Entries } from './entries.ts'
export { createRegistry } from './registry.ts'
export { MAX_BLOCKS_PER_ROW, rowAmongSiblings } from './beside.ts'
export {
  defaultSettings,
  numberFormatOf,
  presetSettings,
  toCalculationSettings,
  UNIT_PRESETS,
  worksheetSettings,
  type NumberSettings,
  type UnitPreset,
  type WorksheetSettings,
} from './settings.ts'
export {
  DEFAULT_PAGE,
  isReport,
  PAPERS,
  pageFault,
  pageLogoOf,
  pageSetupOf,
  paperSize,
  type PageField,
  type PageSetup,
  type Paper,
} from './page-setup.ts'
export { frontMatter, type FrontMatter, type NamedRevision } from './front-matter.ts'
export { fitMargin } from './margin-fit.ts'
export {
  MARGIN_PLACES,
  pageFieldsOf,
  pageMargins,
  type PageHead,
  type PageMargins,
  type MarginLine,
  type MarginPart,
  type MarginPlace,
  type MarginTexts,
  type PageFields,
} from './page-margins.ts'
export { resolveNumberConflicts } from './number-conflicts.ts'
export { commonCells } from './common-cells.ts'
export { provideCommonCells } from './token-changes.ts'
export { differenceOf, mergeStates, vectorOf } from './updates.ts'
export { outlineState, outlineUpdate, type HeadIds, type Outline, type StateOutline } from './head/outline.ts'
export { KnownState } from './head/known-state.ts'
export { newBlockId, Worksheet, type WorksheetInit } from './worksheet.ts'
export { CALC_VERSION, type CalcBlock, type CalcFile } from './calc-file/format.ts'
export { copyBlocks, formatCalcFile, toCalcFile } from './calc-file/write.ts'
export { recordMigrations, type MigrationRecord } from './migration-record.ts'
export { blockFromLine, blockFromNode, blocksFromPlain, worksheetFromPlain } from './plain/blocks.ts'
export type { LineJudge } from './plain/blocks.ts'
export type { PlainBlock, PlainLine, PlainNode, PlainProblem } from './plain/nodes.ts'
export { readPlain } from './plain/read.ts'
export { plainFromBlocks, plainFromWorksheet } from './plain/write.ts'
export { escapeText, htmlFromBlocks } from './html.ts'
export { newSessionTag, orderKeysBetween } from './order-key.ts'
export { fieldsOf, readField, writeField } from './fields.ts'
export { blockAtLine, countedIn, lineNumbers } from './lines.ts'
export { headsOver, isSkipped } from './skipped.ts'
export {
  LAST_PLACE,
  limitOf,
  markProblem,
  isWordMark,
  marksOf,
  type LineMark,
  type LineMarks,
  type WordMark,
} from './marks.ts'
export {
  captionLabel,
  numberKindOf,
  headingOf,
  referenceText,
  sheetNumbers,
  type Caption,
  type NumberedHeading,
  type NumberedTarget,
  type SheetNumbers,
} from './numbering.ts'
export { isContainerType, checkPlacement } from './rules.ts'
export { fromBase64, toBase64 } from './resources/base64.ts'
export { digestOf, isDigest } from './resources/digest.ts'
export { MemoryResources, MissingResource, type ResourceStore } from './resources/store.ts'
export { moveBytes } from './resources/move-bytes.ts'
export { resourcesOf } from './resources/referred.ts'
