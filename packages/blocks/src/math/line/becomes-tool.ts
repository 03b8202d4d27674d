/** Words that are typed for a block: `slider`, or `x := slider` for one that stores into x. */
import { enterNextLine, plainOf, toolOfWord, toolsOf } from '@calcwright/editor'
import type { Editor, Tool } from '@calcwright/editor'
import { fieldsOf, readField } from '@calcwright/document'
import type { NewBlock } from '@calcwright/document'
import type { MathProps } from './schema.ts'

const DEFINES = /\\coloneqq?(?![a-zA-Z])|:=|=/

/** A line that holds just the word of a tool becomes what the tool makes; false where that may not stand there. */
export function becomesTool(editor: Editor, id: string): boolean {
  const made = madeOf(lineOf(editor, id), toolsOf(editor.registry), word => editor.namesAbove(id).has(word))
  if (!made) return false
  if (!editor.convert(id, made.block, made.tool.caret ?? { at: 'start' }, true)) return false
  goOn(editor, id, made.tool)
  return true
}

/**
 * A line that the caret has left, and that says more than the word of a tool, `check a <= b`, becomes what the tool
 * makes. The caret stays where it went.
 */
export function leftAsTool(editor: Editor, id: string): boolean {
  const made = blockOf(lineOf(editor, id), toolsOf(editor.registry), word => editor.namesAbove(id).has(word))
  return made !== null && editor.convert(id, made.block, null, true)
}

type TypedLine = Pick<MathProps, 'latex' | 'remark'>

const lineOf = (editor: Editor, id: string): TypedLine =>
  (editor.worksheet.block(id)?.props as MathProps | undefined) ?? { latex: '', remark: '' }

/**
 * Moves the caret to the field that the tool names if it is empty, else to the first empty field of the new block, a
 * required one if there is any. Without an empty field it goes to the end of a block that stores a value, which is
 * there to be set, and otherwise to the next line.
 */
function goOn(editor: Editor, id: string, tool: Tool): void {
  if (tool.enter) return tool.enter(editor, id)
  const block = editor.worksheet.block(id)
  const type = block && editor.worksheet.registry.get(block.type)
  if (!block || !type?.fields || block.type === editor.registry.lineType) return
  const fields = fieldsOf(type, block.props)
  const blanks = fields.filter(field => readField(block.props, field.id) === '')
  const named = blanks.find(field => field.id === tool.caret?.field)
  // Words that may be left out are not for who types on.
  const empty =
    named ?? blanks.find(({ required }) => required) ?? blanks.find(({ kind }) => kind !== 'words')
  if (empty) editor.focus(id, { at: 'start', field: empty.id })
  else if (tool.makeStored) editor.focus(id, { at: 'end' })
  else enterNextLine(editor, id)
}

interface Made {
  readonly tool: Tool
  readonly block: NewBlock
}

/**
 * The block that a line with these words makes; null for a formula.
 * @param isDefined whether a word is the name of something: then more than the word alone is a formula
 */
export function madeOf(
  line: TypedLine,
  tools: readonly Tool[],
  isDefined: (word: string) => boolean,
): Made | null {
  const { latex, remark } = line
  // A block has no place for the remark of its word.
  const tool = remark === '' ? toolOf(latex, tools) : undefined
  if (tool && !isDefined(plainOf(latex.trim()))) return { tool, block: tool.make() }
  const made = blockOf(line, tools, isDefined)
  if (made || remark !== '') return made
  const sign = DEFINES.exec(latex)
  const stores = sign && toolOf(latex.slice(sign.index + sign[0].length), tools)
  const name = sign ? latex.slice(0, sign.index).trim() : ''
  return stores?.makeStored && name !== '' ? { tool: stores, block: stores.makeStored(name) } : null
}

/** The block of a line that begins with the word of a tool and goes on with what the tool needs. */
function blockOf(
  { latex, remark }: TypedLine,
  tools: readonly Tool[],
  isDefined: (word: string) => boolean,
): Made | null {
  for (const tool of tools) {
    const { remarkField } = tool
    if (remark !== '' && !remarkField) continue
    const block = isDefined(tool.typedWord) ? null : tool.fromLine?.(latex, isDefined)
    if (block && remark !== '')
      return { tool, block: { ...block, props: { ...block.props, [remarkField!]: remark } } }
    if (block) return { tool, block }
  }
  return null
}

const toolOf = (latex: string, tools: readonly Tool[]): Tool | undefined =>
  toolOfWord(tools, plainOf(latex.trim()))
