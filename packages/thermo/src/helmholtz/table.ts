import { HYDROCARBONS } from './figures/hydrocarbons.ts'
import { NATURAL } from './figures/natural.ts'
import { REFRIGERANTS } from './figures/refrigerants.ts'
import { TRANSPORT } from './figures/transport.ts'
import { readFluid } from './equation.ts'
import { HelmholtzFluid } from './fluid.ts'
import { readTransport, waterTransport } from './transport/read.ts'
import type { TransportEquations } from './transport/read.ts'

const blocks = [NATURAL, HYDROCARBONS, REFRIGERANTS].flatMap(table => table.trim().split('\n\n'))

/** Names of a block without the reading of its figures. */
const namesOf = (block: string) => {
  const [name, aliases] = block.split('|', 2) as [string, string]
  return [name, ...aliases.split(' ').filter(Boolean)]
}

const plain = (name: string) => name.toLowerCase().replace(/[-_ ()]/g, '')

const found = new Map<string, HelmholtzFluid>()

/** Fluid by one of its names, without regard to case, hyphens and brackets. */
export function helmholtzFluid(name: string): HelmholtzFluid | undefined {
  const block = blocks.find(one => namesOf(one).some(other => plain(other) === plain(name)))
  if (!block) return undefined
  const fluid = found.get(block) ?? new HelmholtzFluid(readFluid(block))
  found.set(block, fluid)
  return fluid
}

/** Names of all fluids, the usual one first. */
export const HELMHOLTZ_NAMES: readonly (readonly string[])[] = blocks.map(namesOf)

const transportBlocks = new Map(
  TRANSPORT.trim()
    .split('\n\n')
    .map(block => [block.split('|', 1)[0]!, block]),
)

/** @returns the equations of a fluid for viscosity and conductivity; undefined where no source has them */
export function transportOf({ figures }: HelmholtzFluid): TransportEquations | undefined {
  if (figures.name === 'IAPWS-95') return waterTransport(figures)
  const block = transportBlocks.get(figures.name)
  if (block === undefined) return undefined
  return readTransport(block, figures, name => ({
    block: transportBlocks.get(name)!,
    figures: helmholtzFluid(name)!.figures,
  }))
}
