/**
 * Why a formula has no value where it is computed with numbers alone. Most of these are never shown:
 * the engine is asked instead.
 */
import { type CodesOf, type MessageTable, messagesOf, type Numbers, type Texts } from './message.ts'

export const NUMBERS = {
  /** A comparison or rounding would be decided by the last digits, which the engine has exactly. */
  'number.close': 'The last digits decide here.',
  'number.depth': 'The calls go too deep.',
  'number.division-by-zero': 'This divides by zero.',
  'number.endless': ({ passes }: Numbers<'passes'>) =>
    `The condition of this while is still true after ${passes.toLocaleString('en')} passes. Change what it reads in the loop, or leave the loop by break.`,
  'number.index': 'The list has no such element.',
  'number.index.outside': ({ place, length }: Numbers<'place' | 'length'>) =>
    `There is no element ${place}: the list has ${length} elements.`,
  /** The point lies outside of the domain of an operation or function. */
  'number.no-value': 'There is no value here.',
  'number.no-value.condition': 'None of the conditions holds.',
  'number.no-value.few-items': 'The list has too few items.',
  'number.no-value.inverse': 'This matrix has no inverse.',
  'number.no-value.return': 'The program ends without a return.',
  'number.no-value.root': 'No root was found.',
  'number.no-value.slope-order':
    'Of an unknown that is no derivative of another only the first derivative is known: make its derivative an unknown.',
  'number.no-value.slope-place': 'A solution has derivatives between its start and its end only.',
  /** Only the engine can do this. */
  'number.not-numeric': 'This is no matter of numbers alone.',
  'number.not-numeric.long-number': 'This whole number is too long.',
  'number.not-numeric.long-range': 'This range is too long.',
  'number.not-numeric.steps': 'The steps of this range do not lead to its end.',
  'number.not-numeric.whole': 'A whole number is needed here.',
  /** The outcome is complex, and complex numbers are left out. */
  'number.not-real': 'There is no real result.',
  /** Why a property has no value. */
  'number.property': ({ problem }: Texts<'problem'>) => problem,
  'number.step': 'The step of a loop must not be zero.',
  /** A list stands where a number is needed, or the like. */
  'number.type': 'A number is needed here.',
  'number.type.datasets': 'Each dataset needs as many values as y.',
  'number.type.degree': 'The degree of a polynomial is a whole number from 0 on.',
  'number.type.few-points': 'This fit needs more points.',
  'number.type.lengths': 'The lists have different lengths.',
  'number.type.list': 'A list is needed here.',
  'number.type.matrix': 'A matrix is needed here.',
  'number.type.pairs': 'There have to be as many x as y.',
  'number.type.sizes': 'The sizes do not fit together.',
  'number.type.square': 'The matrix has to be square.',
  'number.type.table': 'A table needs as many x as y.',
  'number.unset': ({ name }: Texts<'name'>) => `${name} has no value yet.`,
} as const satisfies MessageTable

export type NumberCode = CodesOf<typeof NUMBERS>

export const message = messagesOf(NUMBERS)

/** The end of a loop whose test stays true. */
export const endless = (passes: number) => message('number.endless', { passes })
