import { StateError, bar, kelvin } from '../../state-error.ts'
import type { Phase } from '../../states/phase.ts'
import { HelmholtzEquation } from '../equation.ts'
import type { FluidFigures } from '../equation.ts'
import {
  ammoniaEnhancement,
  conductivityOfExponentials,
  conductivityOfPowers,
  criticalEnhancement,
  diluteConductivity,
} from './conductivity.ts'
import { conformalConductivity } from './conformal.ts'
import type { Reference } from './conformal.ts'
import { heliumConductivity, methaneConductivity } from './own-conductivities.ts'
import { VISCOSITIES } from './own-forms.ts'
import type { Rows, TransportTerm } from './point.ts'
import {
  byResidualEntropy,
  diluteViscosity,
  freeVolume,
  frictionTheory,
  initialDensity,
  viscosityOfPowers,
} from './viscosity.ts'
import type { Molecules } from './viscosity.ts'
import { waterConductivity, waterViscosity } from './water.ts'

/** Equations of one fluid with the papers they come from. */
export interface TransportEquations {
  viscosity: (phase: Phase) => number
  conductivity: (phase: Phase) => number
  viscosityPaper: string
  conductivityPaper: string
}

/** A line of a table: numbers that stand alone, then terms, then terms behind a stroke. */
interface Line {
  word: string
  numbers: number[]
  rows: Rows
  below: Rows
}

function readLine(words: string[]): Line {
  const line: Line = { word: '', numbers: [], rows: [], below: [] }
  let isBelow = false
  for (const word of words) {
    if (word === '/') isBelow = true
    else if (/^[a-zA-Z]/.test(word)) line.word = word
    else if (word.includes(',')) (isBelow ? line.below : line.rows).push(word.split(',').map(Number))
    else line.numbers.push(Number(word))
  }
  return line
}

const EMPTY: Line = { word: '', numbers: [], rows: [], below: [] }
const none: TransportTerm = () => 0

function readViscosity(lines: Map<string, Line>): { whole: TransportTerm; dilute: TransportTerm } {
  const entropy = lines.get('rhosr')
  if (entropy) return { whole: byResidualEntropy(entropy.numbers), dilute: none }
  const own = lines.get('eta')
  if (own) return { whole: VISCOSITIES[own.word]!, dilute: none }
  const [energy, diameter] = lines.get('lj')?.numbers ?? []
  const molecules = { energy, diameter } as Molecules
  const gas = lines.get('eta0')!
  const dilute = diluteViscosity(gas.word, gas.numbers, gas.rows, molecules)
  const first = lines.get('eta1')
  const slope = first ? initialDensity(first.rows, molecules) : () => 0
  const { word, numbers, rows } = lines.get('etar')!
  const dense =
    word === 'powers'
      ? viscosityOfPowers(numbers, rows)
      : word === 'friction'
        ? frictionTheory(numbers[0]!, rows)
        : VISCOSITIES[`${word} dense`]!
  const volume = lines.get('free')
  const free = volume ? freeVolume(volume.numbers, [volume.rows, volume.below], numbers) : none
  return {
    whole: point => dilute(point) * (1 + slope(point.T) * point.rho) + dense(point) + free(point),
    dilute,
  }
}

/** The part of a conductivity that density adds, without the enhancement at the critical point. */
function readDense(lines: Map<string, Line>): TransportTerm {
  const { word, numbers, rows } = lines.get('lambdar')!
  return word === 'powers' ? conductivityOfPowers(numbers, rows) : conductivityOfExponentials(rows)
}

function readConductivity(
  lines: Map<string, Line>,
  viscosity: ReturnType<typeof readViscosity>,
  referenceOf: (name: string) => Reference,
): TransportTerm {
  const own = lines.get('lambda')?.word
  if (own === 'helium') return point => heliumConductivity(point, viscosity.whole)
  if (own === 'methane') return methaneConductivity
  const { word, numbers } = lines.get('critical') ?? EMPTY
  const critical =
    word === 'ammonia'
      ? ammoniaEnhancement
      : numbers.length > 0
        ? criticalEnhancement(numbers, viscosity.whole)
        : none
  const conformal = lines.get('conformal')
  if (conformal) {
    const { rows, below, numbers: reduced } = conformal
    const background = conformalConductivity(() => referenceOf(conformal.word), rows, below, reduced[0]!)
    return point => background(point) + critical(point)
  }
  const gas = lines.get('lambda0')!
  const dilute = diluteConductivity(gas.word, gas.numbers, [gas.rows, gas.below], viscosity.dilute)
  const dense = readDense(lines)
  return point => dilute(point) + dense(point) + critical(point)
}

const linesOf = (block: string): Map<string, Line> =>
  new Map(
    block
      .split('\n')
      .slice(1)
      .map(line => {
        const [kind, ...words] = line.split(' ') as [string, ...string[]]
        return [kind, readLine(words)]
      }),
  )

/** A fluid whose conductivity others follow. */
type FindReference = (name: string) => { block: string; figures: FluidFigures }

/** Reads the block of one fluid. */
export function readTransport(
  block: string,
  figures: FluidFigures,
  findReference: FindReference,
): TransportEquations {
  const [, viscosityPaper, conductivityPaper] = block.split('\n', 1)[0]!.split('|') as [
    string,
    string,
    string,
  ]
  const lines = linesOf(block)
  const equation = new HelmholtzEquation(figures)
  let reference: Reference | undefined
  const referenceOf = (name: string): Reference => {
    if (reference) return reference
    const found = findReference(name)
    return (reference = {
      equation: new HelmholtzEquation(found.figures),
      dense: readDense(linesOf(found.block)),
    })
  }
  const viscosity = readViscosity(lines)
  const conductivity = readConductivity(lines, viscosity, referenceOf)
  return {
    viscosity: inReach('viscosity', viscosity.whole, equation),
    conductivity: inReach('conductivity', conductivity, equation),
    viscosityPaper,
    conductivityPaper,
  }
}

/** Water by IAPWS-95 with the releases for scientific use. */
export function waterTransport(figures: FluidFigures): TransportEquations {
  const equation = new HelmholtzEquation(figures)
  return {
    viscosity: inReach('viscosity', waterViscosity, equation),
    conductivity: inReach('conductivity', waterConductivity, equation),
    viscosityPaper: 'IAPWS R12-08',
    conductivityPaper: 'IAPWS R15-11',
  }
}

/** Refuses states so far from those of the paper that its equation loses its meaning. */
function inReach(title: string, term: TransportTerm, equation: HelmholtzEquation) {
  const { name, M } = equation.figures
  return (phase: Phase): number => {
    const value = term({ T: phase.T, rho: 1 / phase.v / M, phase, equation })
    if (value > 0 && value < Infinity) return value
    throw new StateError(
      `The equation for the ${title} of ${name} does not reach this state: ${kelvin(phase.T)} and ${bar(phase.p)}`,
    )
  }
}
