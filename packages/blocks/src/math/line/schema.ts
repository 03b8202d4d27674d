/** One formula line. */
import type { BlockType } from '@calcwright/document'
import { latexAsTyped } from '@calcwright/math/expression'
import { defaultResultOptions } from '../../result-options.ts'
import { mathFromPlain, mathToPlain } from './plain.ts'
import { type MathProps, mathProps } from './props.ts'

export type { MathProps }

const math: BlockType<MathProps> = {
  type: 'math',
  version: 3,
  props: mathProps,
  defaults: () => ({
    latex: '',
    remark: '',
    ...defaultResultOptions(),
    not_defined_allowed: [],
    skipAutoUnit: [],
  }),
  // Version 2 has the choice to show steps, version 3 a remark.
  migrations: { 1: older => older, 2: older => older },
  mergedText: { latex: 'latex' },
  whenTyped({ outputMode, skipAutoUnit }, { wordsInLetters = [] }) {
    const words = wordsInLetters.filter(word => !skipAutoUnit.includes(word))
    return {
      ...(words.length > 0 && { skipAutoUnit: [...skipAutoUnit, ...words] }),
      // Editing a line whose result is hidden shows it again.
      ...(outputMode === 1 && { outputMode: 0 as const }),
    }
  },
  fields: [{ id: 'latex', kind: 'statement', label: 'Formula', placeholder: '' }],
  fromPlain: mathFromPlain,
  counts: ({ latex }) => (latex.trim() === '' ? null : 'formula'),
  toPlain: mathToPlain,
  asTyped: line => ({ latex: latexAsTyped(line) }),
}

export default math
