/**
 * The functions a worksheet knows: names, aliases, call forms, dimension rules, engine words and
 * one-sentence summaries. Data only; table.ts explains the columns.
 *
 * Sources: names and call forms are those of the Giac command set, checked against Giac 1.9;
 * aliases are the names that spreadsheets and other calculation programs use.
 */
import { ENGINE_MARK } from './binding.ts'
import { algebra } from './algebra.ts'
import { calculus, transforms } from './calculus.ts'
import { complex, exponentials } from './exponentials.ts'
import { geometry, trigonometry } from './trigonometry.ts'
import { integers, permutations } from './integers.ts'
import { logic, reals } from './reals.ts'
import { matrices } from './matrices.ts'
import { money, system, units } from './units.ts'
import { polynomials } from './polynomials.ts'
import { probability, random, regression, uncertainty } from './probability.ts'
import { solvers } from './solvers.ts'
import { type FunctionEntry, readGroup } from './table.ts'
import type { FunctionTrait } from './traits.ts'

export { ABSENT_FUNCTIONS } from './absent.ts'
export { type Domain, DOMAINS, domainsOf } from './domains.ts'
export { nameElsewhere, NAMES_ELSEWHERE } from '../names-elsewhere/index.ts'
export { BINDING_PLACES, BINDING_ROWS, type BindingPlace, USES_UP } from './binding.ts'
export {
  FUNCTION_COMMANDS,
  INFIX_FUNCTIONS,
  INVERSE_FUNCTIONS,
  OPERATIONS,
  isFunctionCommand,
  PREFIX_FUNCTIONS,
  VALUE_NAMES,
} from './notation.ts'
export { type FunctionTrait, TRAIT_NAMES } from './traits.ts'
export { argumentCounts, leastArguments, type FunctionEntry, templateFor } from './table.ts'

/** Every function, by group. */
export const FUNCTIONS: readonly FunctionEntry[] = [
  ...readGroup('Algebra', algebra),
  ...readGroup('Calculus', calculus),
  ...readGroup('Complex Numbers', complex),
  ...readGroup('Exponentials and Logs', exponentials),
  ...readGroup('Geometry', geometry),
  ...readGroup('Integer Math', integers),
  ...readGroup('Logic', logic),
  ...readGroup('Matrices and Lists', matrices),
  ...readGroup('Money', money),
  ...readGroup('Permutations', permutations),
  ...readGroup('Polynomials', polynomials),
  ...readGroup('Probability', probability),
  ...readGroup('Random Numbers', random),
  ...readGroup('Real Numbers', reals),
  ...readGroup('Regression', regression),
  ...readGroup('Solvers', solvers),
  ...readGroup('System', system),
  ...readGroup('Transforms', transforms),
  ...readGroup('Trigonometry', trigonometry),
  ...readGroup('Probability', uncertainty),
  ...readGroup('Units', units),
]

const byName = new Map<string, FunctionEntry>()
for (const entry of FUNCTIONS) {
  for (const name of [entry.name, ...entry.aliases]) byName.set(name, entry)
}

/** The function known by this name or alias. */
export function findFunction(name: string): FunctionEntry | undefined {
  return byName.get(name)
}

/** Whether the function known by this name or alias has a trait. */
export function hasTrait(name: string, trait: FunctionTrait): boolean {
  return byName.get(name)?.traits.has(trait) ?? false
}

/** The own name of the function known by this name or alias; another name as it is. */
export function ownName(name: string): string {
  return byName.get(name)?.name ?? name
}

/** The name of an operation that no function of a worksheet hides: the engine's function `word`, or a procedure. */
export function operationName(word: string): string {
  return ENGINE_MARK + word
}

/**
 * The word to send to the engine for a call of a function that the user has not defined: the
 * table's word, the word of a marked name, else the name itself.
 */
export function engineWord(name: string): string {
  if (name.startsWith(ENGINE_MARK)) return name.slice(ENGINE_MARK.length)
  return byName.get(name)?.engine ?? name
}

const plainByEngine = new Map<string, string>()
for (const entry of FUNCTIONS) {
  if (!plainByEngine.has(entry.engine)) plainByEngine.set(entry.engine, entry.name)
}

/** The name that a worksheet uses for a function that the engine answers with. */
export function plainWord(engine: string): string {
  return plainByEngine.get(engine) ?? engine
}
