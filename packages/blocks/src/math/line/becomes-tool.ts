/** Words that are typed for a block: `slider`, or `x := slider` for one that stores into x. */
import { plainOf, toolsOf } from '@calcwright/editor'
import type { Editor, Tool } from '@calcwright/editor'
import type { NewBlock } from '@calcwright/document'
import type { MathProps } from './schema.ts'

const DEFINES = /\\coloneqq?(?![a-zA-Z])|:=|=/

/** A line that holds just the word of a tool becomes what the tool makes. */
export function becomesTool(editor: Editor, id: string): boolean {
  const latex = (editor.worksheet.block(id)?.props as MathProps | undefined)?.latex ?? ''
  const made = madeOf(latex, toolsOf(editor.registry))
  if (!made) return false
  editor.convert(id, made.block, made.tool.caret ?? { at: 'start' })
  return true
}

interface Made {
  readonly tool: Tool
  readonly block: NewBlock
}

/** What a line with these words makes; null for a formula. */
export function madeOf(latex: string, tools: readonly Tool[]): Made | null {
  const tool = toolOf(latex, tools)
  if (tool) return { tool, block: tool.make() }
  const sign = DEFINES.exec(latex)
  const stores = sign && toolOf(latex.slice(sign.index + sign[0].length), tools)
  const name = sign ? latex.slice(0, sign.index).trim() : ''
  return stores?.makeStored && name !== '' ? { tool: stores, block: stores.makeStored(name) } : null
}

function toolOf(latex: string, tools: readonly Tool[]): Tool | undefined {
  const word = plainOf(latex.trim()).toLowerCase()
  return word === '' ? undefined : tools.find(({ typedWord }) => typedWord === word)
}
