/**
 * Materials of a person or a team. A worksheet that uses one has its figures saved in the block, as a text of parts
 * between `; `: the name, then `property = value [unit]` for each figure, `property(T) = 20 2.1e11, 100 2.05e11 [GPa]`
 * for one over temperature (degrees Celsius, values in SI units), `source property: …`, `note: …` and `source: …`.
 */
import { PropertyFault } from '../holders/holder.ts'
import { between, type Curve } from './curves.ts'
import type { Material } from './material.ts'

/** Begins the text of a material of one's own. */
const MARK = 'own material: '

/** A property of such a material. */
interface OwnProperty {
  readonly name: string
  /** Decimal digits; '' for a property that is only known over temperature. */
  readonly value: string
  readonly unit: string
  /** Degrees Celsius in rising order, and the value there in SI units. */
  readonly curve?: readonly (readonly [celsius: number, value: number])[]
  /** The source of this figure, if it is not that of the material. */
  readonly source?: string
}

interface OwnMaterial {
  readonly material: Material
  readonly curves: readonly Curve[]
  /** Units of properties that have no figure. */
  readonly units: ReadonlyMap<string, string>
  /** Sources of single properties. */
  readonly sources: ReadonlyMap<string, string>
}

/** @returns the material that a text is; null where it is the name of one */
export function ownMaterial(text: string): OwnMaterial | null {
  if (!text.startsWith(MARK)) return null
  const [name = '', ...parts] = text.slice(MARK.length).split('; ')
  const figures = new Map<string, string>()
  const units = new Map<string, string>()
  const sources = new Map<string, string>()
  const points: [property: string, points: (readonly [number, number])[]][] = []
  for (const part of parts) {
    const about = /^(source|note)(?: (\w+))?: (.*)$/.exec(part)
    if (about) {
      const [, word = '', property = '', rest = ''] = about
      sources.set(word === 'note' ? 'note:' : property, rest)
      continue
    }
    const [, property = '', over, value = '', unit = ''] =
      /^(\w+)(\(T\))? = ([^[\]]+?)(?: \[(.*)\])?$/.exec(part) ?? []
    if (property === '') throw new PropertyFault(`"${part}" is no property of a material.`)
    units.set(property, unit)
    if (over === undefined) figures.set(property, unit === '' ? value : `${value} ${unit}`)
    else points.push([property, pointsOf(value, part)])
  }
  const source = sources.get('') ?? ''
  const note = sources.get('note:') ?? ''
  const material = { id: '', name, number: '', standard: '', note, folder: '', source, figures }
  const curves = points.map(([property, at]) => curveOf(property, at, sources.get(property) ?? source))
  return { material, curves, units, sources }
}

function pointsOf(text: string, part: string): (readonly [number, number])[] {
  return text.split(', ').map(point => {
    const [celsius, value] = point.split(' ').map(Number)
    if (!Number.isFinite(celsius) || !Number.isFinite(value))
      throw new PropertyFault(`"${part}" is no property of a material.`)
    return [celsius!, value!]
  })
}

function curveOf(property: string, points: (readonly [number, number])[], source: string): Curve {
  return { property, from: points[0]![0], to: points.at(-1)![0], source, at: between(points) }
}

/** The parts of a material that its text says. */
interface OwnFigures {
  readonly name: string
  readonly source: string
  readonly note: string
  readonly properties: readonly OwnProperty[]
}

/** @returns the text of a material of one's own */
export function ownText({ name, source, note, properties }: OwnFigures): string {
  const lines = properties.flatMap(({ name: property, value, unit, curve = [], source: own = '' }) => {
    const inUnit = unit === '' ? '' : ` [${unit}]`
    const over = curve.map(([celsius, at]) => `${celsius} ${at}`).join(', ')
    return [
      ...(value === '' ? [] : [`${property} = ${value}${inUnit}`]),
      ...(over === '' ? [] : [`${property}(T) = ${over}${inUnit}`]),
      ...(own === '' ? [] : [`source ${property}: ${clean(own)}`]),
    ]
  })
  const about = [
    ...(note === '' ? [] : [`note: ${clean(note)}`]),
    ...(source === '' ? [] : [`source: ${clean(source)}`]),
  ]
  return [MARK + clean(name), ...lines, ...about].join('; ')
}

/** Takes out the marks that part such a text, and the one that ends it in plain notation. */
const clean = (part: string): string => part.replaceAll(/[";\n\r]/g, ' ').trim()
