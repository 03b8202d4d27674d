import { StateError } from '@calcwright/thermo/errors'
import { PropertyFault } from '../holders/holder.ts'

/** @returns what `find` gives; says in the sentence of a property why a state does not exist */
export function stated<T>(find: () => T): T {
  try {
    return find()
  } catch (error) {
    if (!(error instanceof StateError)) throw error
    throw new PropertyFault(`${asSentence(error.message)}.`)
  }
}

/** Symbols of quantities keep their letter: `x` and `phi` are no `X` and `Phi`. */
const asSentence = (text: string): string =>
  /^(?:[a-z]|phi|rho)\b/.test(text) && !text.startsWith('a ')
    ? text
    : text.charAt(0).toUpperCase() + text.slice(1)

/** Keeps the state of the last arguments: several properties of one state follow each other. */
export function remembered<T>(find: (names: readonly string[], numbers: readonly number[]) => T) {
  let lastNames = ''
  let lastNumbers: readonly number[] = []
  let last: T | undefined
  return (names: readonly string[], numbers: readonly number[]): T => {
    const key = names.join()
    const isSame = key === lastNames && numbers.every((number, at) => number === lastNumbers[at])
    if (!isSame || last === undefined) {
      last = undefined
      last = find(names, numbers)
      lastNames = key
      lastNumbers = numbers
    }
    return last
  }
}
