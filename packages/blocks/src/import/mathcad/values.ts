/** Trees of Mathcad's formulas in the form that they have here. */
import { isStatement, withParts } from '../formula.ts'
import type { Formula } from '../formula.ts'

/** Products, quotients and powers of items in place of those of lists. */
export function itemByItem(formula: Formula): Formula {
  const inner = withParts(formula, itemByItem)
  return inner.kind === 'infix' && '*/^'.includes(inner.sign) ? { ...inner, sign: `.${inner.sign}` } : inner
}

/** Values that are chosen one after the other: the last one that is true counts. */
export function withLastChoice(statements: readonly Formula[]): readonly Formula[] {
  const last = statements.findLastIndex(one => one.kind !== 'choice' || isStatement(one)) + 1
  const choices = statements.slice(last) as Extract<Formula, { kind: 'choice' }>[]
  const [first, ...others] = choices
  if (!first || others.length === 0) return statements
  const otherwise = choices.at(-1)!.otherwise
  const chosen = choices.reduce<Formula | null>(
    (before, choice) => ({ ...choice, otherwise: before }),
    otherwise,
  )
  return [...statements.slice(0, last), chosen!]
}

export function withOtherwise(choice: Extract<Formula, { kind: 'choice' }>, otherwise: Formula): Formula {
  return choice.otherwise?.kind === 'choice'
    ? { ...choice, otherwise: withOtherwise(choice.otherwise, otherwise) }
    : { ...choice, otherwise }
}
