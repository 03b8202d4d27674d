/** The reader of formulas as its parts use it, and what a formula needs to know of its place. */
import { Unread } from '../formula.ts'
import type { Formula } from '../formula.ts'
import type { XmlElement } from '../xml.ts'
import { nameOf } from './names.ts'
import type { ShapeOfName } from './shapes.ts'

/** Names and settings where a formula stands. */
export interface Environment {
  /** Whether a name is a variable where the formula stands: a unit of its name is then hidden. */
  readonly isDefined: (name: string) => boolean
  /** Whether a name is a list or a matrix there. */
  readonly shapeOf: ShapeOfName
  /** The place of the first item of a list. */
  readonly origin: number
  /** The curve through points that a name stands for, as `cspline` gives it. */
  readonly curveOf: (name: string) => Formula | undefined
  /** Takes a value that stands in a line of its own before the formula: @returns the name that it has there. */
  readonly before: (value: Formula) => Formula
  /** Conditions of the solve block that the formula ends. */
  readonly conditions: readonly XmlElement[]
}

export interface FormulaReader {
  readonly environment: Environment
  /** Whether a name has a value where the formula stands. */
  isDefined(name: string): boolean
  /** The same reader where other names have values. */
  within(isDefined: (name: string) => boolean): FormulaReader
  /** @throws Unread */
  read(element: XmlElement): Formula
}

export const sequence = (element: XmlElement): readonly XmlElement[] =>
  element.name === 'sequence' ? element.children : [element]

/** Names that the left side of a definition gives a value to. */
export function targetNames(target: XmlElement): readonly string[] {
  if (target.name === 'id') return [nameOf(target)]
  if (target.name === 'apply') return target.children.slice(1, 2).flatMap(targetNames)
  return target.children.flatMap(targetNames)
}

export function only({ children }: XmlElement): XmlElement {
  return children[0] ?? fail('A place of the formula is empty.')
}

export function fail(sentence: string): never {
  throw new Unread(sentence)
}
