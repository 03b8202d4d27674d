/** The form as a document: its inputs with the values of this page, and its outputs, under the words of the form. */
import { registry } from '@calcwright/blocks/schemas'
import { arranged } from '@calcwright/blocks/sheet-schema'
import {
  type Block,
  type LineMarks,
  type NewBlock,
  Worksheet,
  blocksFromPlain,
  marksOf,
} from '@calcwright/document'
import { shownInForm } from './form-values.ts'

/**
 * @param filled the worksheet with the values of this page
 * @returns a worksheet of the lines of the form alone, with the ids that their results go by
 */
export function formDocument(filled: Worksheet): Worksheet {
  const shown = shownInForm(filled)
  const ids = new Set(shown.map(({ id }) => id))
  // A line in a plot that is shown comes with it.
  const fields = shown
    .filter(({ parent }) => parent === null || !ids.has(parent))
    .map(block => ({ block, group: block.formGroup ?? '', order: block.formOrder ?? null }))
  const blocks = arranged(fields).flatMap(({ group, fields: members }) => [
    ...(group === '' ? [] : words(`{h2} ${group}`)),
    ...members.flatMap(({ block }) => {
      const label = [block.formLabel, block.formHelp].filter(text => text !== undefined).join(' ')
      return [...(label === '' ? [] : words(label)), withChildren(filled, block)]
    }),
  ])
  return Worksheet.create(registry, { name: filled.name, settings: filled.settings, blocks })
}

const words = (text: string): readonly NewBlock[] =>
  blocksFromPlain(registry, `# ${text.replace(/\s+/g, ' ')}`)

/** Marks that count on paper, without the place in the form and what hides a line there. */
const paperMarks = ({ numbered, formInput, caption, clause, numbers }: LineMarks): LineMarks =>
  marksOf({ numbered, formInput, caption, clause, numbers })

function withChildren(worksheet: Worksheet, block: Block): NewBlock {
  const { id, type, props } = block
  const children = worksheet
    .blocks()
    .filter(({ parent }) => parent === id)
    .map(child => withChildren(worksheet, child))
  return {
    id,
    type,
    props: props as object,
    ...paperMarks(block),
    ...(children.length > 0 && { children }),
  }
}
