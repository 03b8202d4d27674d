/** A definition whose value depends on conditions. */
import type { BlockType, Field } from '@calcwright/document'
import { conditionalFromPlain, conditionalToPlain } from './plain.ts'
import { defaultResultOptions } from '../../result-options.ts'
import { type ConditionalAssignmentProps, conditionalAssignmentProps } from './props.ts'

export type { ConditionalAssignmentProps }

const conditionalAssignmentBlock: BlockType<ConditionalAssignmentProps> = {
  type: 'conditional_assignment',
  version: 2,
  props: conditionalAssignmentProps,
  defaults: () => ({
    variable: '',
    branches: [
      { expression: '', condition: '' },
      { expression: '', condition: '' },
    ],
    ...defaultResultOptions(),
  }),
  // Version 2 has the choice to show steps.
  migrations: { 1: older => older },
  worded: true,
  fromPlain: conditionalFromPlain,
  counts: () => 'formula',
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
