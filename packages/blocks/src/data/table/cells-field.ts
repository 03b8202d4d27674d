import type { Field } from '@calcwright/document'

/** The cells of a table: the caret can be there, but nothing is typed into a field of the sheet. */
export const CELLS: Field = { id: '#cells', kind: 'words', label: 'Cells', placeholder: '' }
