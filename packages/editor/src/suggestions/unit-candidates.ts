/** Units as candidates, from the table and with prefixes. */
import { BINARY_PREFIXES, METRIC_PREFIXES } from '@calcwright/reference/units'
import { findUnit, unitNamesForCompletion } from '@calcwright/math/units'
import type { Dimension } from '@calcwright/math/units'
import type { Candidate } from './candidate.ts'
import { matchUnits, MAX_SUGGESTIONS, BEGINS_ALIKE } from './match.ts'

const PREFIXES = [...METRIC_PREFIXES, ...BINARY_PREFIXES]

let table: readonly (Candidate & { readonly dimension: Dimension })[] | undefined

/** Every unit of the table; with a dimension only those that can be converted to it. */
export function unitCandidates(dimension: Dimension | null = null): readonly Candidate[] {
  table ??= unitNamesForCompletion().map(unit => ({
    kind: 'unit',
    name: unit.name,
    words: [unit.name, unit.label, ...unit.keywords],
    label: unit.label,
    quantity: unit.quantity,
    dimension: unit.dimension,
  }))
  return dimension ? table.filter(unit => unit.dimension.sameHard(dimension)) : table
}

/** Units that fit in a unit box. None while a spelled prefix is being typed: `kilo` alone fits too many. */
export function unitsFor(typed: string, dimension: Dimension | null = null): readonly Candidate[] {
  const lower = typed.toLowerCase()
  if (lower.length > 2 && PREFIXES.some(prefix => prefix.name.startsWith(lower))) return []
  const candidates = unitCandidates(dimension)
  const plain = matchUnits(typed, candidates)
  const withPrefix = prefixed(typed, candidates)
  const inOrder = [
    // `mm` is there in full, though mmHg begins with it.
    ...withPrefix.filter(unit => unit.name === typed),
    ...plain.filter(match => match.rank === BEGINS_ALIKE).map(match => match.candidate),
    ...withPrefix,
    ...plain.map(match => match.candidate),
  ]
  return [...new Map(inOrder.map(unit => [unit.name, unit])).values()].slice(0, MAX_SUGGESTIONS)
}

/** `kP` offers kPa, `kilopas` kilopascal. */
function prefixed(typed: string, candidates: readonly Candidate[]): Candidate[] {
  return PREFIXES.flatMap(prefix => {
    const spelled = typed.toLowerCase().startsWith(prefix.name)
    const start = spelled ? prefix.name : prefix.symbol
    const rest = typed.slice(start.length)
    if (rest === '' || !(spelled || typed.startsWith(start))) return []
    return candidates
      .filter(unit => (spelled ? unit.label.startsWith(rest) : unit.name.startsWith(rest)))
      .flatMap(({ name: plain, quantity }) => {
        const name = prefix.symbol + plain
        const unit = findUnit(name)
        // A thousand pesos are not written as kPHP.
        const isWritten = unit?.symbol === name && unit.currency === ''
        return isWritten ? [asCandidate(name, unit.label, quantity)] : []
      })
      .sort((a, b) => a.name.length - b.name.length)
      .slice(0, 6)
  })
}

const asCandidate = (name: string, label: string, quantity: string | undefined): Candidate => ({
  kind: 'unit',
  name,
  words: [name, label],
  label,
  quantity,
})
