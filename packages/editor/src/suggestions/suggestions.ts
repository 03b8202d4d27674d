/** Suggestions for the place of the caret. */
import { isUnit } from '@calcwright/math/units'
import { lazyModule } from '@calcwright/ui'
import type { FieldHandle } from '../math/companion.ts'
import { continuesUnit, isAfterValue, slotOf } from '../math/field-model.ts'
import { parametersOf } from '../math/parameters.ts'
import { toolOfWord, toolsOf } from '../state/tools.ts'
import { signOfWord } from '../math/words.ts'
import { functionHelpLoaded } from '../names/help-card.ts'
import { knownNames } from '../state/known-names.ts'
import type { KnownName } from '../state/known-names.ts'
import { blockCandidates } from './block-candidates.ts'
import type { Candidate, Suggestions } from './candidate.ts'
import { mayComplete, followsEquals } from './completion.ts'
import { CONTAINS, matchNames, withoutAccents } from './match.ts'
import { typedName } from '../math/typed-name.ts'
import { unitCandidates, unitsFor } from './unit-candidates.ts'

const lookups = lazyModule(() => import('./lookups.ts'))

/** @param again called when there may be more to suggest than at first */
export function suggestionsFor(handle: FieldHandle, again: () => void): Suggestions | null {
  const { field, line } = handle
  if (!field.selectionIsCollapsed) return null
  const typed = typedName(field.model)
  const isHeld = /[:.]/.test(field.model.at(typed.start).value ?? '')
  if (isHeld || field.value.includes('\\text{')) {
    if (!lookups.loaded) void lookups().then(again)
    const found = lookups.loaded?.namesIn(handle, isHeld ? typed : null, again)
    if (found !== undefined) return found
  }
  if (typed.text === '') return null
  const position = field.position
  const mayTake = (first: Candidate, names: readonly Candidate[] = []): boolean =>
    !followsEquals(field.model, typed.start) &&
    mayComplete(
      first,
      typed.text,
      text =>
        isUnit(text) ||
        signOfWord(text, 'other') !== null ||
        names.some(({ name }) => name === text) ||
        // The line becomes a block with Enter: `for` is no beginning of `fortnight`.
        toolOfWord(toolsOf(line.editor.registry), text) !== undefined,
    )
  if (typed.inUnit) {
    const items = unitsFor(typed.text)
    const only = items.length === 1 && items[0]!.name === typed.text
    return items.length === 0 || only
      ? null
      : { items, typed, position, completes: mayTake(items[0]!), known: new Map() }
  }
  const known = knownNames(line.editor, line.block)
  const afterValue =
    slotOf(field.model) !== 'superscript' &&
    (isAfterValue(field.model, typed.start) || continuesUnit(field.model, typed.start) !== null)
  const long = [...typed.text].length >= 3
  const names = [...parameters(field.value), ...[...known.values()].map(ofName), ...(long ? functions() : [])]
  const blocks = blockCandidates(line, field.value, typed.text, known, again)
  const made = blocks.filter(({ makes }) => makes?.isTyped)
  const others = names.concat(
    blocks.filter(block => !made.includes(block)),
    long ? unitCandidates() : [],
  )
  const found = matchNames(typed.text, others, afterValue)
    // Where no unit is expected, only what begins like it.
    .filter(match => afterValue || match.candidate.kind !== 'unit' || match.rank < CONTAINS)
    .map(match => match.candidate)
  const items = [...made, ...found]
  const first = items[0]
  // A name that is there in full needs no list of itself.
  if (!first || (items.length === 1 && first.kind !== 'block' && first.name === typed.text)) return null
  const completes = first.kind !== 'block' && mayTake(first, names)
  return { items, typed, position, completes, known }
}

const ofName = ({ name, kind, block }: KnownName): Candidate => ({
  kind,
  name,
  words: [withoutAccents(name)],
  label: '',
  block,
})

/** The arguments of the function that the line defines. */
function parameters(latex: string): Candidate[] {
  return parametersOf(latex).map(name => ({
    kind: 'argument',
    name,
    words: [withoutAccents(name)],
    label: 'argument of this function',
  }))
}

let functionCandidates: readonly Candidate[] | undefined

function functions(): readonly Candidate[] {
  const help = functionHelpLoaded()
  if (!help) return []
  functionCandidates ??= help.helpNames().flatMap(name => {
    const about = help.functionHelp(name)
    if (!about || !/^[a-z]\w*$/i.test(name) || !about.forms.some(form => form.includes('('))) return []
    const { aliases, args, summary } = about
    const label = summary.replace(/\.$/, '')
    return [{ kind: 'function', name, words: [name, ...aliases], args, label } satisfies Candidate]
  })
  return functionCandidates
}
