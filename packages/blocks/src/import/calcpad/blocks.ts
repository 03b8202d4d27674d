/** `$Block`, `$Inline`, `$While` and `$Repeat` of Calcpad as lines: steps one after the other, whose last value counts. */
import { loopHead, withDecimals } from '../loops.ts'
import type { Node, Range, Statement } from './tree.ts'

export type Block = Extract<Node, { kind: 'command' }> & { readonly statements: readonly Statement[] }

export const isBlock = (node: Node): node is Block => node.kind === 'command' && node.statements !== undefined

export interface BlockLines {
  readonly lines: readonly string[]
  /** The value of the block, in plain notation. */
  readonly value: string
}

/**
 * @param print a formula in plain notation
 * @param variable the name here of a variable
 * @throws Error that says what has no form here
 */
export function blockLines(
  block: Block,
  print: (node: Node) => string,
  variable: (name: string) => string,
): BlockLines {
  const inner = (one: Block): BlockLines => blockLines(one, print, variable)
  switch (block.name.toLowerCase()) {
    case 'while': {
      const [test, ...steps] = block.statements
      if (!test || test.target) throw new Error('$While has no condition.')
      const { lines, value } = stepLines(steps, print, inner, true)
      return { lines: [`while ${print(test.value)} {`, ...withDecimals(lines), '}'], value }
    }
    case 'repeat': {
      const [range] = block.ranges
      if (!range) throw new Error('$Repeat has no variable that counts.')
      const { lines, value } = stepLines(block.statements, print, inner, true)
      return { lines: [...headOf(range, print, variable), ...withDecimals(lines), '}'], value }
    }
    default:
      return stepLines(block.statements, print, inner, false)
  }
}

/** @param isRepeated whether the value is read behind a loop, where only what was assigned still is */
function stepLines(
  steps: readonly Statement[],
  print: (node: Node) => string,
  inner: (block: Block) => BlockLines,
  isRepeated: boolean,
): BlockLines {
  const last = steps.at(-1)
  if (!last) throw new Error('The block is empty.')
  const lines = steps.flatMap(({ target, value }, index) => {
    const block = isBlock(value) ? inner(value) : null
    const text = block ? block.value : print(value)
    const before = block?.lines ?? []
    if (target) return [...before, `${print(target)} := ${text}`]
    return index === steps.length - 1 ? before : [...before, text]
  })
  if (last.target) return { lines, value: print(last.target) }
  if (isRepeated) throw new Error('The last step of the loop assigns to nothing.')
  return { lines, value: isBlock(last.value) ? inner(last.value).value : print(last.value) }
}

const headOf = (
  { variable: name, from, to }: Range,
  print: (node: Node) => string,
  variable: (name: string) => string,
): readonly string[] => loopHead(variable(name), print(from), print(to))
