/**
 * The picture of a formula while it is being typed. Typing is plain notation with a picture: the
 * picture of a text reads as the text does.
 */
import { joinCommas } from '../expression/comma-names.ts'
import { joinDifferences } from '../expression/difference-names.ts'
import { drawFitting } from './choose-readings.ts'
import { withRoundBrackets } from '../expression/square-brackets.ts'
import { withFinalEquals } from '../expression/token.ts'
import { equalsSigns, resultSign } from './equals-signs.ts'
import { Layout } from './layout.ts'
import type { Picture } from './drawing.ts'
import { isNeverProduct, isWellKnown } from './measure-or-variable.ts'
import { namesIn, partWords } from './run-together.ts'
import {
  lexTyped,
  withFractionsOfUnits,
  withSlashes,
  withTimesSigns,
  withTimesTen,
  withoutTimesBeforeUnits,
} from './source.ts'
import type { TypedSource, TypedToken } from './source.ts'
import type { UnitRules } from './unit-runs.ts'
import { drawUnit } from './unit-layout.ts'

export type TypingRules = Omit<UnitRules, 'text'>

/** The picture of a text. */
export function drawTyped(source: TypedSource, rules: TypingRules): Picture {
  const typed = joinCommas(withRoundBrackets(lexTyped(source)), {
    isDefined: rules.isDefined,
    isFormula: !rules.holdsList,
  })
  const isUnitAlone = (word: string): boolean =>
    rules.isUnitWord(word) &&
    !rules.isDefined(word) &&
    (isNeverProduct(word) || !namesIn(word, rules.isDefined))
  const timesTen = withTimesTen(joinDifferences(typed, rules.isDefined), rules.isDefined)
  const words = { isDefined: rules.isDefined, isUnit: rules.isUnitWord }
  const times = withSlashes(withTimesSigns(timesTen, words), words)
  const joined = withFractionsOfUnits(withoutTimesBeforeUnits(times, isUnitAlone), isUnitAlone)
  return drawParted(joined, source, rules)
}

/**
 * Draws the line with the words that letters make; where units may be meant by some of these, as what fits. A well
 * known unit behind a space, `c^2 - 4 km`, gives way only to a sum that does not fit.
 */
function drawParted(joined: readonly TypedToken[], source: TypedSource, rules: TypingRules): Picture {
  const all = { ...rules, text: source.text }
  const { tokens, doubtful } = partWords(joined, all)
  const isAsked = doubtful.length > 0 && rules.dimensionOf !== undefined
  const first = drawTokens(tokens, source, rules, isAsked)
  if (!isAsked) return first.picture
  const isSure = doubtful.every(index => joined[index]!.space && isWellKnown(joined[index]!.text))
  const other = drawTokens(partWords(joined, all, new Set(doubtful)).tokens, source, rules, true)
  return other.faults + (isSure ? 1 : 0) < first.faults ? other.picture : first.picture
}

function drawTokens(
  parted: readonly TypedToken[],
  source: TypedSource,
  rules: TypingRules,
  isCompared: boolean,
): { readonly picture: Picture; readonly faults: number } {
  const tokens = rules.inLine ? withFinalEquals(parted) : parted
  const asked = rules.inLine ? resultSign(tokens) : -1
  const atEnd = asked >= 0 && tokens[asked + 1]!.kind === 'end'
  const drawn = atEnd ? [...tokens.slice(0, asked), tokens.at(-1)!] : tokens
  const names = new Set([...rules.names, ...ownNames(drawn, source, rules)])
  const all = { ...rules, text: source.text, names }
  const { layout, drawn: picture, faults } = drawFitting(drawn, all, isCompared)
  const { latex, cuts, path } = picture
  const last = drawn.length - 2
  const word = drawn[last]?.kind === 'name' && !drawn[last + 1]!.space && layout.isUnitWord(last)
  const unitWord = word ? source.text.slice(drawn[last]!.start, drawn[last]!.end) : null
  const behind = equalsSigns(drawn).slice(1)
  const asksResult = asked >= 0 || behind.some(sign => layout.isUnitWord(sign + 1))
  return { picture: { latex, cuts, path, unitWord, asksResult }, faults }
}

/** The picture of a text within a unit box. */
export function drawTypedUnit(source: TypedSource, finished: boolean): Picture {
  const { latex, cuts, path } = drawUnit(lexTyped(source), source.text, !finished)
  return { latex, cuts, path, unitWord: null, asksResult: false }
}

/** Names that stand for themselves somewhere in the line: the `s` of `s^2 + 2s` is one throughout. */
function ownNames(tokens: readonly TypedToken[], { text }: TypedSource, rules: TypingRules): Set<string> {
  const layout = new Layout(tokens, { ...rules, text })
  layout.row()
  const names = new Set<string>()
  for (const [index, token] of tokens.entries()) {
    const target = index === 0 && /^:?=$/.test(tokens[1]?.text ?? '')
    const isUnit = layout.isUnitWord(index) || layout.isInBox(index)
    if (token.kind === 'name' && !target && !isUnit) names.add(token.text)
    if (token.part?.role === 'name' && token.part.name) names.add(token.part.name)
  }
  return names
}
