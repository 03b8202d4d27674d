/** Find and replace in a formula: it is found by its plain notation; whole names are replaced. */
import { normaliseName } from '@calcwright/math/expression'
import type { BlockFinding } from '@calcwright/editor'
import { mathToPlain } from './plain.ts'
import type { MathProps } from './schema.ts'
import { compact } from '../../fields/finding.ts'
import { replaceName } from '../../fields/replace-name.ts'

export const mathFinding: BlockFinding<MathProps> = {
  passages: props => [compact(mathToPlain(props))],
  asWritten: compact,
  whole: true,
  replace({ latex }, { text }, to) {
    const replaced = replaceName(latex, normaliseName(text.trim()), normaliseName(to.trim()), 'statement')
    return replaced === null ? null : { latex: replaced }
  },
}
