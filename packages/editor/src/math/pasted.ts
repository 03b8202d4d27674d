/** Lines that are pasted: they mean what they would mean if they were typed. */
import { parseLatex, parsePlain, toPlain } from '@calcwright/math/expression'
import type { Statement } from '@calcwright/math/expression'
import { drawTyped } from '@calcwright/math/typing'
import { isBoxUnit, isUnit } from '@calcwright/math/units'
import type { AutoUnitRules } from './auto-unit.ts'
import { lineRules } from './line-rules.ts'

type Formula = Statement & { readonly kind: 'definition' | 'expression' }

/**
 * Makes a function that puts units of pasted lines into boxes where typing would, `36 km/h` as `36 [km/h]`.
 * Call it for one line after the other: a name that one line defines is known in the next.
 */
export function unitsOfPasted(rules: AutoUnitRules): (line: string) => string {
  const defined = new Set<string>()
  const isDefined = (word: string): boolean => defined.has(word) || rules.isDefined(word)
  return line => {
    const parsed = parsePlain(line, { isUnit: isBoxUnit })
    if (!parsed.ok || !isFormula(parsed.value)) return line
    const typed = asTyped(line, parsed.value, { ...rules, isDefined })
    if (parsed.value.kind === 'definition') {
      const { target } = parsed.value
      if (target.kind !== 'property') defined.add(target.name.name)
    }
    return typed
  }
}

const isFormula = (statement: Statement): statement is Formula =>
  statement.kind === 'definition' || statement.kind === 'expression'

/** The line in plain notation, with the units that typing it would give; as it was where typing cannot read it. */
function asTyped(line: string, statement: Formula, rules: AutoUnitRules): string {
  const target = statement.kind === 'definition' ? statement.target : null
  const names = new Set(target?.kind === 'function' ? target.parameters.map(({ name }) => name) : [])
  const picture = drawTyped(
    { text: line, parts: [] },
    { ...lineRules(rules, names), finished: true, wordGoesOn: false, inLine: true },
  )
  const typed = parseLatex(picture.latex, { isUnit })
  if (!typed.ok || !isFormula(typed.value)) return line
  return toPlain({ ...typed.value, show: typed.value.show || picture.asksResult })
}
