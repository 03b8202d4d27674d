/** Lines that are pasted: their units are found as those that are typed. */
import { parseLatex, parsePlain, toPlain } from '@calcwright/math/expression'
import { drawTyped } from '@calcwright/math/typing'
import type { AutoUnitRules } from './auto-unit.ts'
import { wordRules } from './typing-rules.ts'

/**
 * What puts units of pasted lines into brackets, `36 km/h` as `36 [km/h]`, as typing would read them. It
 * is asked for one line after the other: a name that one defines is above the next.
 */
export function unitsOfPasted(rules: AutoUnitRules): (line: string) => string {
  const defined = new Set<string>()
  const isDefined = (word: string): boolean => defined.has(word) || rules.isDefined(word)
  return line => {
    const read = withUnits(line, { ...rules, isDefined })
    const parsed = parsePlain(read, { isUnit: rules.isUnit })
    const target = parsed.ok && parsed.value.kind === 'definition' ? parsed.value.target : null
    if (target && target.kind !== 'property') defined.add(target.name.name)
    return read
  }
}

/** The line as typing reads it; as it is where that cannot be read. */
function withUnits(line: string, rules: AutoUnitRules): string {
  if (line.trimStart().startsWith('#') || !/\d/.test(line)) return line
  const { latex } = drawTyped(
    { text: line, kept: [] },
    { ...wordRules(rules), names: new Set(), finished: true, wordGoesOn: false, inLine: false },
  )
  const parsed = parseLatex(latex, { isUnit: rules.isUnit })
  return parsed.ok ? toPlain(parsed.value) : line
}
