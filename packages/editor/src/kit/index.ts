/**
 * Building blocks for views of blocks with fields; see README.md. Import it from parts that are fetched
 * later.
 */
export { BlockFrame, BlockHelp } from './BlockFrame.tsx'
export type { FrameErrors } from './BlockFrame.tsx'
export { ChoiceBox } from './ChoiceBox.tsx'
export { FieldBox, FieldLabel } from './FieldBox.tsx'
export { AddButton, Row } from './Rows.tsx'
export { useBlockFields } from './use-block-fields.ts'
export type { BlockFields, FieldsOptions } from './use-block-fields.ts'
export { saveRows } from '../output/export-values.ts'
export { ExtentContext } from '../parts/extent.ts'
export { enterNextLine } from './next-line.ts'
export { useRows } from '../palette/use-insertables.ts'
