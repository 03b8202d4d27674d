/** `mixture(CH4: 1 [mol], O2: 2 [mol])`: ideal gases and condensed species, by amount or mass, with their reactions. */
import {
  Equilibrium, LONG_NAMES, READINGS, SHIFTING_READINGS, flameState, mixtureOf, outsideRange, productsAt, reactionOf,
  stateBy, totals,
} from '@calcwright/thermo/gas' // prettier-ignore
import type { Component, Given, Mixture, Reaction, Reading, Totals } from '@calcwright/thermo/gas'
import { StateError } from '@calcwright/thermo/errors'
import { PropertyFault } from '../holders/holder.ts'
import type { GivenQuantity, MakeHolder, Property, PropertyHolder } from '../holders/holder.ts'
import { remembered, stated } from './faults.ts'
import { givenState, PAIRS, settable } from './mixture-states.ts'
import { SPECIES_SOURCE, SpeciesFile } from './species-file.ts'
import { SHIPPED } from './species-names.ts'
import type { SpeciesNames } from './species-names.ts'

/** Arguments by which a state is given, and their units. */
const UNITS = {
  T: 'K',
  P: 'Pa',
  p: 'Pa',
  h: 'J/kg',
  s: 'J/(kg*K)',
  u: 'J/kg',
  g: 'J/kg',
  v: 'm^3/kg',
  rho: 'kg/m^3',
}

/** Units in which figures are shown, and how many SI units they are. */
const SHOWN: Record<Reading['unit'], [unit: string, size: number]> = {
  J: ['kJ', 1e3], 'J/K': ['kJ/K', 1e3], 'J/kg': ['kJ/kg', 1e3], 'J/mol': ['J/mol', 1], 'J/(kg K)': ['kJ/(kg*K)', 1e3],
  'J/(mol K)': ['J/(mol*K)', 1], K: ['K', 1], Pa: ['Pa', 1], kg: ['kg', 1], mol: ['mol', 1], 'kg/mol': ['g/mol', 1e-3],
  'kg/m^3': ['kg/m^3', 1], 'm^3/kg': ['m^3/kg', 1], 'm^3/mol': ['m^3/mol', 1], 'm^3': ['m^3', 1], 'm/s': ['m/s', 1],
  '1': ['', 1],
} // prettier-ignore

/** State that holds where a property is read without brackets. */
interface Conditions {
  T: number
  P: number
}

const START: Conditions = { T: 298.15, P: 101325 }

function component(name: string, quantity: GivenQuantity, known: SpeciesNames): Component {
  const species = known.named(name)
  if (!species) {
    const likely = known
      .similar(name)
      .slice(0, 5)
      .map(one => known.wordOf(one))
    const hint = likely.length > 0 ? ` Did you mean ${likely.join(', ')}?` : ''
    throw new PropertyFault(`There is no species ${name} among the ${known.all.length} of the data.${hint}`)
  }
  if (quantity.measures('mol')) return { species, moles: quantity.value }
  if (quantity.measures('kg')) return { species, moles: quantity.value / species.M }
  throw new PropertyFault(`${name} is to be given in mass or moles, as ${name}: 1 [mol].`)
}

function read(
  named: ReadonlyMap<string, GivenQuantity>,
  known: SpeciesNames,
): { components: Component[]; at: Conditions } {
  const at = { ...START }
  const components: Component[] = []
  for (const [name, quantity] of named)
    if (name === 'T' || name === 'P') {
      if (!quantity.measures(UNITS[name]))
        throw new PropertyFault(`${name} of a mixture is a ${name === 'T' ? 'temperature' : 'pressure'}.`)
      if (quantity.value <= 0) throw new PropertyFault(`${name} of a mixture is to be above zero.`)
      at[name] = quantity.value
    } else {
      const one = component(name, quantity, known)
      const before = components.find(({ species }) => species === one.species)
      if (before)
        throw new PropertyFault(`${name} is ${before.species.name}, which stands in the mixture twice.`)
      components.push(one)
    }
  return { components, at }
}

/** Mixture and its reaction to all that it may become. */
class Model {
  readonly mixture: Mixture
  readonly at: Conditions
  readonly known: SpeciesNames
  readonly source: string
  #reaction: Reaction | undefined
  #equilibrium: Equilibrium | undefined

  constructor(components: Component[], at: Conditions, file: SpeciesFile | undefined) {
    this.known = file?.names ?? SHIPPED
    this.source = file?.sourceOf(components.map(({ species }) => species)) ?? SPECIES_SOURCE
    this.mixture = mixtureOf(components)
    this.at = at
  }

  get reaction(): Reaction {
    return (this.#reaction ??= reactionOf(this.mixture, this.known.all))
  }

  state = remembered<Totals>((names, numbers) => stated(() => this.#find(names, numbers)))
  products = remembered<Totals>((names, numbers) => {
    const { T, P } = this.#reactants(names, numbers)
    this.#equilibrium ??= new Equilibrium(this.reaction)
    return stated(() => productsAt(this.#equilibrium!, T, P))
  })
  flame = remembered<Totals>((names, numbers) => {
    const reactants = this.#reactants(names, numbers)
    return stated(() => flameState(this.reaction, reactants))
  })

  /** T is that of the products where all propellants have one enthalpy only, as liquid hydrogen and oxygen. */
  #reactants(names: readonly string[], numbers: readonly number[]): Totals {
    const [T, P] = ['T', 'P'].map(name => numbers[names.findIndex(one => one.toUpperCase() === name)])
    if (T === undefined || P === undefined) return this.state(names, numbers)
    const isAssigned = this.mixture.components.every(({ species }) => species.assigned)
    return isAssigned ? totals(this.mixture, T, P) : this.state(names, numbers)
  }

  #find(names: readonly string[], numbers: readonly number[]): Totals {
    const given: Given = {}
    names.forEach((name, i) => (given[(name === 'p' ? 'P' : name) as keyof Given] = numbers[i]!))
    const state = stateBy(this.mixture, given)
    const outside = outsideRange(this.mixture, state.T)
    if (outside && !this.#isFuel(state.T)) throw new StateError(outside)
    return state
  }

  /** Fuels of assigned enthalpy count with it at any temperature of the others. */
  #isFuel(T: number): boolean {
    const others = this.mixture.components.filter(({ species }) => !species.assigned)
    if (others.length === this.mixture.components.length || others.length === 0) return false
    return outsideRange(mixtureOf(others), T) === undefined
  }
}

type StateOf = (names: readonly string[], numbers: readonly number[]) => Totals

/** A reading of states; its figure is the one at the conditions of the mixture. */
function property(
  name: string,
  { unit, title, of }: Reading,
  states: StateOf,
  model: Model,
  isFigure: boolean,
): Property {
  const [shown, size] = SHOWN[unit]
  return {
    name,
    title,
    unit: shown,
    source: model.source,
    aliases: Object.entries(LONG_NAMES).flatMap(([long, short]) => (short === name ? [long] : [])),
    ...(isFigure && { get value() { return figure(states, of, model, size) } }), // prettier-ignore
    call: {
      units: UNITS,
      places: ['T', 'P'],
      with: names => {
        checkNames(names)
        return (...numbers) => {
          const state = states(names, numbers)
          return stated(() => finite(of(state, model.known.table), name))
        }
      },
    },
  }
}

const isTwo = (names: readonly string[]) =>
  new Set(names.map(name => (name === 'v' ? 'rho' : name === 'p' ? 'P' : name))).size === 2 &&
  names.length === 2

function checkNames(names: readonly string[]): void {
  if (!isTwo(names))
    throw new PropertyFault('Two of T, P, h, s, u, g and v (or rho) fix a state of a mixture.')
}

/** An entropy is missing where only the enthalpy of a fuel is known. */
function finite(value: number, name: string): number {
  if (Number.isFinite(value)) return value
  throw new StateError(
    `${name} is not known, since the data of a fuel of this mixture have its enthalpy only`,
  )
}

/** Digits of the figure at the conditions of the mixture; undefined where it has none there. */
function figure(states: StateOf, of: Reading['of'], { at, known }: Model, size: number): string | undefined {
  try {
    const value = of(states(['T', 'P'], [at.T, at.P]), known.table) / size
    return Number.isFinite(value) ? String(Number(value.toPrecision(15))) : undefined
  } catch (error) {
    if (error instanceof StateError || error instanceof PropertyFault) return undefined
    throw error
  }
}

const share = (of: Totals, wanted: Component['species']) =>
  (of.mixture.components.find(({ species }) => species === wanted)?.moles ?? 0) / of.mixture.moles

function sharesOf(model: Model): Property[] {
  return model.mixture.components.flatMap(({ species }) => {
    const word = model.known.wordOf(species)
    const reading = (title: string, of: Reading['of']): Reading => ({ unit: '1', title, of })
    const x = reading(`mole fraction of ${species.name}`, of => share(of, species))
    const y = reading(
      `mass fraction of ${species.name}`,
      of => (share(of, species) * species.M * of.mixture.moles) / of.mixture.mass,
    )
    return [
      property(`x_${word}`, x, model.state, model, true),
      property(`y_${word}`, y, model.state, model, true),
    ]
  })
}

/** Products that are more than a trace at some temperature. */
function productsOf(model: Model): Component['species'][] {
  const found = new Set<Component['species']>()
  const equilibrium = new Equilibrium(model.reaction)
  for (const T of [3500, 2200, 1400, 800, 450])
    for (const one of productsAt(equilibrium, T, model.at.P).mixture.components)
      if (one.moles > 1e-9 * model.mixture.moles) found.add(one.species)
  return [...found]
}

function reactions(model: Model): Property[] {
  const all = [
    property(
      'T_flame',
      { unit: 'K', title: 'adiabatic flame temperature', of: of => of.T },
      model.flame,
      model,
      false,
    ),
  ]
  for (const name of ['h', 's', 'g', 'u', 'Cp', 'gamma', 'M', 'rho', 'rho_gas', 'n', 'w']) {
    const reading = SHIFTING_READINGS[name] ?? READINGS[name]!
    const title = `${reading.title}, products in equilibrium`
    all.push(property(`${name.replace('_', '')}_eq`, { ...reading, title }, model.products, model, false))
  }
  for (const species of productsOf(model)) {
    const word = model.known.wordOf(species)
    const of: Reading['of'] = state => share(state, species)
    const title = `mole fraction of ${species.name}`
    all.push(
      property(
        `xeq_${word}`,
        { unit: '1', title: `${title} in equilibrium`, of },
        model.products,
        model,
        false,
      ),
      property(
        `xflame_${word}`,
        { unit: '1', title: `${title} in the flame`, of },
        model.flame,
        model,
        false,
      ),
    )
  }
  return all
}

/** Temperature and pressure that the mixture was made with, whatever states lines set. */
const inputsOf = ({ T, P }: Conditions, { source }: Model): Property[] => [
  { name: 'T_in', title: 'temperature given to the mixture', unit: 'K', source, value: String(T) },
  { name: 'P_in', title: 'pressure given to the mixture', unit: 'Pa', source, value: String(P) },
]

/** Properties of reactions; none where the species cannot react. */
function reactionsIfAny(model: Model): Property[] {
  try {
    return reactions(model)
  } catch (error) {
    if (error instanceof StateError) return []
    throw error
  }
}

export const make: MakeHolder = ({ text, named, unnamed, library }): PropertyHolder => {
  if (text !== '' || unnamed.length > 0 || named.size === 0)
    throw new PropertyFault(
      'mixture takes species with their mass or moles: mixture(CH4: 1 [mol], O2: 2 [mol]).',
    )
  const file = library instanceof SpeciesFile ? library : undefined
  const { components, at } = read(named, file?.names ?? SHIPPED)
  return holderOf(components, at, file)
}

/** Viscosity and conductivity by their usual names. */
const NO_TRANSPORT = Object.fromEntries(
  ['mu', 'eta', 'nu', 'k', 'lambda', 'Pr', 'viscosity', 'thermalConductivity'].map(name => [
    name,
    `${name} of a mixture is not in the data, which have no viscosity and conductivity of gases: fluid("Nitrogen"):mu(T, P) is that of a pure fluid.`,
  ]),
)

const short = (value: number): number => Number(value.toPrecision(5))

/** @param input the conditions at which it was made: the title says a state that a line has set since */
function holderOf(
  components: Component[],
  at: Conditions,
  file: SpeciesFile | undefined,
  input = at,
): PropertyHolder {
  const model = stated(() => new Model(components, at, file))
  let properties: readonly Property[] | undefined
  const parts = components.map(({ species, moles }) => `${short(moles)} mol ${species.name}`)
  return {
    title: `Mixture: ${parts.join(', ')}${input !== at ? ` at ${short(at.T)} K and ${short(at.P / 1000)} kPa` : ''}`,
    fingerprint: `mixture ${file?.fingerprint ?? ''} ${components.map(one => `${one.species.name} ${one.moles}`).join(' ')} ${at.T} ${at.P}${input === at ? '' : ` from ${input.T} ${input.P}`}`,
    get properties() {
      return (properties ??= [
        ...Object.entries(READINGS).map(([name, reading]) =>
          property(name, reading, model.state, model, true),
        ),
        ...inputsOf(input, model),
        ...sharesOf(model),
        ...reactionsIfAny(model),
      ])
    },
    pairs: PAIRS,
    absent: NO_TRANSPORT,
    setting(property) {
      const settles = settable(property)
      return settles && { names: settles.given, with: given => inState(property, given) }
    },
  }

  /** The mixture in the state that a line sets. */
  function inState(property: string, quantities: readonly GivenQuantity[]): PropertyHolder {
    const before = () => model.state(['T', 'P'], [at.T, at.P])
    const given = stated(() => givenState(property, quantities, before, model.mixture))
    const { T, P } = model.state(Object.keys(given), Object.values(given))
    return holderOf(components, { T, P }, file, input)
  }
}
