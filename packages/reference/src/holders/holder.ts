/**
 * Values with properties: a material, a fluid, a mixture. `S := material("S355")` makes one, `S:E` and `S.E` read a
 * property that is a figure, `S:E(T)` and `W:h(P: 80 [bar], s: s_1)` one that is a function of others.
 *
 * Who offers such values writes a module with a `make` and names it in `makers.ts`. All the rest follows from the
 * interfaces below: reading both notations, units and their errors, values, functions of the worksheet over them,
 * plots, solvers, uncertainties and suggestions while typing.
 */

/** A value with properties. It has no number itself. */
export interface PropertyHolder {
  /** The value as a sentence says it: `S355`, `Water`. */
  readonly title: string
  /** Equal for values whose properties give equal numbers: lines that read one are computed again when it changes. */
  readonly fingerprint: string
  /** In the order in which lists show them. */
  readonly properties: readonly Property[]
  /** Names that stand for a list of properties: `gas:hP` is `[gas:h, gas:P]`. */
  readonly pairs?: Readonly<Record<string, readonly string[]>>
  /** Names that others of its kind have, with the sentence that says why this one lacks them. */
  readonly absent?: Readonly<Record<string, string>>
  /** @returns how a line `gas:hP := [h_1, P_1]` sets its state; undefined for a property that cannot be set */
  setting?(property: string): Setting | undefined
}

/** A state that is set by values of properties. */
export interface Setting {
  /** The properties whose values are given, in order. */
  readonly names: readonly string[]
  /**
   * @returns the same value in another state
   * @throws PropertyFault where there is no such state: a sentence that says what is allowed
   */
  with(given: readonly GivenQuantity[]): PropertyHolder
}

/** A property: a figure, a function of others, or both. */
export interface Property {
  /** The word behind the colon. */
  readonly name: string
  /** Longer or other names that mean the same. */
  readonly aliases?: readonly string[]
  /** The property in words: `Young's modulus`. */
  readonly title: string
  /** Unit of the figure as it is typed in a box, '' for a plain number. It settles the dimension of the function, too. */
  readonly unit: string
  /** The figure in this unit, as decimal digits. */
  readonly value?: string
  /** Where the figure comes from. */
  readonly source?: string
  /** The property as a function. */
  readonly call?: PropertyCall
}

/** The arguments of a property, and its numbers. */
export interface PropertyCall {
  /** Unit of each argument that may be given by name; it settles the dimension only. */
  readonly units: Readonly<Record<string, string>>
  /** Names of the arguments without a name, in order: `h(T, P)`. */
  readonly places: readonly string[]
  /**
   * Gives the property as a function of numbers in SI units (temperatures in kelvin), itself in SI units. It is asked
   * for once for each place in a formula; the function is called for each point of a plot and each step of a solver.
   *
   * @param names of the arguments that are given, in the order of the numbers
   * @throws PropertyFault where these arguments do not settle the property: a sentence that says which ones do
   */
  with(names: readonly string[]): NumericProperty
}

/** @throws PropertyFault where there is no value: a sentence that names the range which is allowed */
export interface NumericProperty {
  (...numbers: number[]): number
  /** @returns a doubt about the value at these arguments; undefined for none */
  readonly doubt?: (...numbers: number[]) => Doubt | undefined
}

/** Why a value is less certain than others. */
export interface Doubt {
  /** A sentence, which becomes a notice. */
  readonly text: string
  /** The error is too small to be seen in a plot. */
  readonly isSlight?: boolean
}

/** Says in a sentence why a property has no value, or why a value with properties cannot be made. */
export class PropertyFault extends Error {
  constructor(text: string) {
    // Many of them are made where a function is sampled: no stack is wanted.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(text)
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** A call of a property with its meaning, as formulas carry it. */
export interface NativeFunction {
  /** The property as messages name it: `S:E`. */
  readonly title: string
  readonly parameters: readonly { readonly name: string; readonly unit: string }[]
  /** Unit that settles the dimension of the result. */
  readonly unit: string
  readonly run: NumericProperty
  /** True for a derivative of a property, which is known by differences only. */
  readonly isSlope?: boolean
}

/** An argument of a maker: `mixture(CH4: 1 [mol])`. */
export interface GivenQuantity {
  /** In SI units. */
  readonly value: number
  /** @param unit as in a box. @returns whether the value measures what the unit does */
  measures(unit: string): boolean
}

/** The input of a maker. */
export interface MakerInput {
  /** The text in quotation marks, '' for none. */
  readonly text: string
  /** The arguments by their names, in the order in which they stand. */
  readonly named: ReadonlyMap<string, GivenQuantity>
  readonly unnamed: readonly GivenQuantity[]
  /** The value of a file above that the maker takes its figures from, such as species. */
  readonly library?: PropertyHolder
}

/** @throws PropertyFault a sentence that says what is allowed */
export type MakeHolder = (input: MakerInput) => PropertyHolder

/** @returns the property of that name or alias */
export const propertyNamed = ({ properties }: PropertyHolder, name: string): Property | undefined =>
  properties.find(property => property.name === name) ??
  properties.find(({ aliases }) => aliases?.includes(name))
