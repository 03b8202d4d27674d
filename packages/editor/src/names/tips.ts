/** Tips that a person sees once. */
import { parseLatex } from '@calcwright/math/expression'
import type { FieldHandle } from '../math/companion.ts'
import type { HelpCard } from './help-card.ts'

const STORE = 'calcwright.tips'

interface Tip {
  readonly id: string
  readonly text: string
  fits(latex: string): boolean
}

const TIPS: readonly Tip[] = [
  {
    id: 'insert',
    text: 'Type a formula, or / to insert a text, a plot, a solver, a function or a unit.',
    fits: latex => latex === '',
  },
  {
    id: 'equality',
    text: 'This line defines a name. Type = twice for an equation, or = at the end of a formula to see its result.',
    fits: isPlainDefinition,
  },
  {
    id: 'text-mode',
    text: 'Writing text? Type # or two spaces at the start of an empty line.',
    fits: latex => /^(?:[a-zA-Z]{2,}\\: ?){2,}[a-zA-Z]{2,}/.test(latex),
  },
]

/** `2a = 6` is an equation, and `a = 6 =` shows its result already. */
export function isPlainDefinition(latex: string): boolean {
  const parsed = parseLatex(latex)
  return parsed.ok && parsed.value.kind === 'definition' && !parsed.value.show
}

/** A tip that a person sees once wherever they work. */
const ONCE_A_PERSON = 'equality'

/**
 * The tip for what stands in the line, unless it was shown before. It counts as shown from now on.
 * @param isFirst asks whether the person sees it for the first time, where another browser may have shown it
 */
export async function tipFor(
  { field }: FieldHandle,
  isFirst: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<HelpCard | null> {
  const { value } = field
  const tip = TIPS.find(({ fits }) => fits(value))
  if (!tip || seen().includes(tip.id)) return null
  remember(tip.id)
  if (tip.id === ONCE_A_PERSON && !(await isFirst())) return null
  return { kind: 'tip', subject: `tip ${tip.id}`, text: tip.text }
}

function seen(): readonly string[] {
  return (readStore() ?? '').split(' ')
}

function remember(id: string): void {
  try {
    localStorage.setItem(STORE, [...seen(), id].join(' ').trim())
  } catch {
    shown.add(id)
  }
}

/** Tips shown in this visit, for browsers that store nothing. */
const shown = new Set<string>()

function readStore(): string | null {
  try {
    return localStorage.getItem(STORE)
  } catch {
    return [...shown].join(' ')
  }
}
