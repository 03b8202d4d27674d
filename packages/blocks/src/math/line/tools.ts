/** Tools of the toolbox for formula lines. */
import { parseLatex } from '@calcwright/math/expression'
import type { Tool } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import type { MathProps } from './schema.ts'

/** A line that starts with a definition; its name is selected, to be typed over. */
function definition(tool: Pick<Tool, 'id' | 'title' | 'icon' | 'keywords' | 'about'>, start: string): Tool {
  return {
    ...tool,
    sections: ['General', 'Variables'],
    typedWord: '',
    make: () => ({ type: 'math', props: { latex: start } }),
    caret: NAME,
    /** Makes the content of the line the value; a line that defines something already stays as it is. */
    applyTo(block, editor) {
      if (block.type !== 'math' || block.status !== 'ok') return false
      const { latex } = block.props as MathProps
      if (latex === '' || isDefinition(latex)) return false
      editor.setProps(block.id, { latex: start + latex }, { step: true })
      editor.focus(block.id, NAME)
      return true
    },
  }
}

/** The single letter at the start. */
const NAME = { at: 'range', start: 0, end: 1 } as const

function isDefinition(latex: string): boolean {
  const parsed = parseLatex(latex)
  return parsed.ok && parsed.value.kind === 'definition'
}

export const mathTools: readonly Tool[] = [
  {
    id: 'math',
    title: 'Math',
    icon: iconOf('math'),
    sections: ['General'],
    keywords: ['formula', 'equation', 'calculate'],
    typedWord: 'math',
    make: () => ({ type: 'math' }),
  },
  definition(
    {
      id: 'define-variable',
      title: 'Define variable',
      icon: iconOf('define-variable'),
      keywords: ['assign', 'name', 'value'],
      about: 'Gives a name to a value, or to the formula in the line: x := …',
    },
    'x\\coloneq ',
  ),
  definition(
    {
      id: 'define-function',
      title: 'Define function',
      icon: iconOf('define-function'),
      keywords: ['argument', 'f(x)'],
      about: 'Gives a name to a formula with arguments: f(x) := …',
    },
    'f\\left(x\\right)\\coloneq ',
  ),
]
