import { blockView, lazyView } from '@calcwright/editor'
import type { Tool } from '@calcwright/editor'
import { iconOf } from '../../icons/icon-of.tsx'
import { fieldEntry } from '../../fields/entry.ts'
import { definedByBranches } from '../begun-branches.ts'
import conditionalAssignmentBlock from './schema.ts'
import type { ConditionalAssignmentProps } from './schema.ts'

const ConditionalAssignment = lazyView<ConditionalAssignmentProps>('', () => import('./Branches.tsx'))

const { type } = conditionalAssignmentBlock

function tool(title: string, variable: string, keywords: readonly string[]): Tool {
  const id = variable === '' ? type : `${type}-function`
  return {
    id,
    title,
    icon: iconOf(id),
    sections: ['Variables'],
    keywords: [...keywords, 'piecewise', 'when', 'condition', 'cases'],
    typedWord: variable === '' ? type : '',
    make: () => ({ type, props: { variable } }),
    makeStored: name => ({ type, props: { variable: name } }),
    caret: { at: 'start' },
  }
}

export default blockView<ConditionalAssignmentProps>({
  type,
  title: 'Conditional assignment',
  icon: iconOf(type),
  keywords: ['if', 'piecewise', 'cases'],
  typedWord: type,
  view: ConditionalAssignment,
  isBlank: ({ variable, branches }) =>
    variable === '' && branches.every(({ expression, condition }) => expression === '' && condition === ''),
  ...fieldEntry(conditionalAssignmentBlock),
  tools: [
    {
      ...tool('Conditional assignment', '', ['if']),
      fromLine(latex) {
        const variable = definedByBranches(latex)
        return variable === null ? null : { type, props: { variable } }
      },
    },
    tool('Conditional function', 'f\\left(x\\right)', ['f(x)']),
  ],
})
