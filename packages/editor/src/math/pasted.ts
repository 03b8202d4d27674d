/** Lines that are pasted: their units are found as those that are typed. */
import { meantQuantities, parsePlain, unitToPlain } from '@calcwright/math/expression'
import { autoUnit } from './auto-unit.ts'
import type { AutoUnitRules } from './auto-unit.ts'

/**
 * What puts units of pasted lines into boxes, `36 km/h` as `36 [km/h]`, where typing would make them
 * such. It is asked for one line after the other: a name that one defines is no unit in the next.
 */
export function unitsOfPasted(rules: AutoUnitRules): (line: string) => string {
  const defined = new Set<string>()
  const isDefined = (word: string): boolean => defined.has(word) || rules.isDefined(word)
  return line => withUnits(line, { ...rules, isDefined }, name => defined.add(name))
}

function withUnits(line: string, rules: AutoUnitRules, define: (name: string) => void): string {
  const parsed = parsePlain(line, { isUnit: rules.isUnit })
  if (!parsed.ok || (parsed.value.kind !== 'definition' && parsed.value.kind !== 'expression')) return line
  const target = parsed.value.kind === 'definition' ? parsed.value.target : null
  const bound = target?.kind === 'function' ? target.parameters.map(({ name }) => name) : []
  const mayBe = (name: string): boolean => !bound.includes(name) && autoUnit(name, rules, true) !== ''
  const found = meantQuantities(parsed.value.value, mayBe)
  if (target && target.kind !== 'property') define(target.name.name)
  return found
    .filter(({ names }) => autoUnit([...names][0]!, rules) !== '')
    .reduceRight((text, { span, number, unit }) => {
      const boxed = `${line.slice(number.start, number.end)} [${unitToPlain(unit)}]`
      return text.slice(0, span.start) + boxed + text.slice(span.end)
    }, line)
}
