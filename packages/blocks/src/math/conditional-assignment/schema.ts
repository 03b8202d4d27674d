/** A definition whose value depends on conditions. */
import type { BlockType, Field } from '@calcwright/document'
import * as z from 'zod/mini'
import { conditionalFromPlain, conditionalToPlain } from './plain.ts'
import { defaultResultOptions, resultOptionFields } from '../../result-options.ts'
import { rowsOf } from '../../rows.ts'

const conditionalAssignmentProps = z.object({
  /** A name, or a function with its parameters, as the math field writes it. */
  variable: z.string(),
  /** At least one; asked in order. The last is the value for otherwise: its condition is ''. */
  branches: rowsOf(z.object({ expression: z.string(), condition: z.string() }), () => ({
    expression: '',
    condition: '',
  })),
  ...resultOptionFields,
})

export type ConditionalAssignmentProps = z.infer<typeof conditionalAssignmentProps>

const conditionalAssignmentBlock: BlockType<ConditionalAssignmentProps> = {
  type: 'conditional_assignment',
  version: 1,
  props: conditionalAssignmentProps,
  defaults: () => ({
    variable: '',
    branches: [
      { expression: '', condition: '' },
      { expression: '', condition: '' },
    ],
    ...defaultResultOptions(),
  }),
  migrations: {},
  worded: true,
  fromPlain: conditionalFromPlain,
  toPlain: conditionalToPlain,
  mergedText: { variable: 'latex', branches: 'latex' },
  fields: ({ branches }) => [
    { id: 'variable', kind: 'target', label: 'Variable', placeholder: 'x', required: true },
    ...branches.flatMap((_, index) => branchFields(index, index === branches.length - 1)),
  ],
}

/** The last branch is the value for otherwise. */
function branchFields(index: number, last: boolean): Field[] {
  const field = (kind: 'expression' | 'condition'): Field => ({
    id: `branches.${index}.${kind}`,
    kind,
    label: `${kind === 'expression' ? 'Expression' : 'Condition'} ${index + 1}`,
    placeholder: kind,
    required: true,
  })
  return last ? [field('expression')] : [field('expression'), field('condition')]
}

export default conditionalAssignmentBlock
