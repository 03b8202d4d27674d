/** Text that choosing a function puts into a formula. */
import { nameToLatex, parsePlain, toLatex } from '@calcwright/math/expression'
import type { LibraryEntry } from '@calcwright/reference/help'

/** Operators stand between what is there and what follows. */
const OPERATORS: Readonly<Record<string, string>> = {
  and: '\\land ',
  or: '\\lor ',
  xor: '\\oplus ',
  mod: '\\bmod ',
  '+': '+',
  '-': '-',
  '.*': '.\\ast ',
  './': './',
  '.^': '.^{#?}',
}

/** A name that no function has, for the place of the argument. */
const ARGUMENT = 'Argument'
const ARGUMENT_LATEX = nameToLatex(ARGUMENT)

/** The call of a function with an empty argument, as the formula language writes it: `\sqrt{#0}`. */
export function functionTemplate(name: string): string {
  const operator = OPERATORS[name]
  if (operator !== undefined) return operator
  const call = parsePlain(`${name}(${ARGUMENT})`)
  // A constant before a bracket is a factor.
  if (!call.ok || call.value.kind !== 'expression' || call.value.value.kind === 'binary')
    return wordLatex(name)
  // Typed names use `\\mathrm`; the field would set an `\\operatorname` upright once more.
  return toLatex(call.value).replace(ARGUMENT_LATEX, '#0').replace('\\operatorname{', '\\mathrm{')
}

/** A word that stands by itself, such as `infinity`. */
function wordLatex(name: string): string {
  const word = parsePlain(name)
  return word.ok ? toLatex(word.value) : nameToLatex(name)
}

/** Text that an entry of the command library inserts; words without brackets are inserted unchanged. */
export function libraryTemplate(entry: LibraryEntry): string {
  return entry.template.endsWith(')')
    ? functionTemplate(entry.name)
    : (OPERATORS[entry.name] ?? wordLatex(entry.name))
}
