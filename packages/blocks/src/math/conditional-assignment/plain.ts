/** A conditional assignment in plain notation: `x := if c then a elseif d then b else e`. */
import { parsePlain, parseUnit, toLatex, unitToPlain } from '@calcwright/math/expression'
import { isBoxUnit } from '@calcwright/math/units'
import { latexOfFormula, latexOfName, plainOfFormula } from '../../plain/fields.ts'
import { behindWord, joined, partsAt } from '../../plain/words.ts'
import type { ConditionalAssignmentProps } from './props.ts'

type Branch = ConditionalAssignmentProps['branches'][number]

/** Null where the words are not those of a conditional assignment. */
export function conditionalFromPlain(line: string): Partial<ConditionalAssignmentProps> | null {
  const [, variable, value] = /^([^=]*?)\s*:?=\s*(if\b.*)$/s.exec(line) ?? []
  const rest = value === undefined ? null : behindWord(value, 'if')
  if (rest === null || !isTarget(variable!)) return null
  const parts = partsAt(rest, 'then', 'elseif', 'else')
  const branches: Branch[] = []
  let condition: string | null = parts[0]!.text
  const last = parts.at(-1)!
  const { latex, options } = shownValue(last.text)
  for (const part of parts.slice(1)) {
    const expression = part === last ? latex : latexOfFormula(part.text)
    if (part.word === 'elseif' && condition === null) condition = part.text
    else if (part.word === 'then' && condition !== null) {
      branches.push({ expression, condition: latexOfFormula(condition) })
      condition = null
    } else if (part.word === 'else' && condition === null && part === last)
      branches.push({ expression, condition: '' })
    else return null
  }
  if (condition !== null) return null
  if (last.word !== 'else') branches.push({ expression: '', condition: '' })
  return { variable: latexOfName(variable!), branches, ...options }
}

function isTarget(left: string): boolean {
  const parsed = parsePlain(`${left} := 0`)
  return parsed.ok && parsed.value.kind === 'definition' && parsed.value.target.kind !== 'element'
}

/** The last value of the line, and whether the line shows its result: `e =`, `e = [mm]`. */
function shownValue(plain: string): { latex: string; options: Partial<ConditionalAssignmentProps> } {
  const parsed = parsePlain(`x := ${plain}`, { isUnit: isBoxUnit })
  if (!parsed.ok || parsed.value.kind !== 'definition') return { latex: latexOfFormula(plain), options: {} }
  const { value, show, unit } = parsed.value
  const latex = toLatex(value)
  if (!show) return { latex, options: {} }
  return { latex, options: { outputMode: 2, ...(unit && { expectedUnits: unitToPlain(unit) }) } }
}

export function conditionalToPlain(props: ConditionalAssignmentProps): string {
  const { variable, branches, outputMode, expectedUnits } = props
  const otherwise = plainOfFormula(branches.at(-1)!.expression)
  const words = branches
    .slice(0, -1)
    .flatMap(({ expression, condition }, index) => [
      index === 0 ? 'if' : 'elseif',
      plainOfFormula(condition),
      'then',
      plainOfFormula(expression),
    ])
  const unit = expectedUnits === '' ? undefined : parseUnit(expectedUnits)
  const asked = unit?.ok ? ` [${unitToPlain(unit.value)}]` : ''
  const value = words.length > 0 && otherwise !== '' ? ['else', otherwise] : [otherwise]
  const line = joined(plainOfFormula(variable), ':=', ...words, ...value)
  return outputMode === 2 ? `${line} =${asked}` : line
}
