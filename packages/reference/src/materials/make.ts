/** `material("S355")`: a material as a value with properties. */
import { PropertyFault } from '../holders/holder.ts'
import type { MakeHolder, Property, PropertyCall, PropertyHolder } from '../holders/holder.ts'
import { curvesOf, type Curve } from './curves.ts'
import { materialNamed } from './find.ts'
import type { Material } from './material.ts'
import { ownMaterial } from './own.ts'
import { KINDS } from './property-table.ts'

const ZERO_CELSIUS = 273.15

/** Takes the name of a material, or a material of one's own as the text that the block has saved. */
export const make: MakeHolder = ({ text, named, unnamed }): PropertyHolder => {
  if (named.size + unnamed.length > 0 || text === '')
    throw new PropertyFault('material takes the name of one: material("S355").')
  return ownHolder(text) ?? holderOf(materialNamed(text))
}

/** @returns a material of one's own from its saved text; null for the name of one */
export function ownHolder(text: string): PropertyHolder | null {
  const own = ownMaterial(text)
  if (!own) return null
  const { material, curves, units, sources } = own
  const known = holderOf(material, curves)
  const listed = new Set(known.properties.map(({ name }) => name))
  const curved = curves.filter(({ property }) => !listed.has(property))
  const others = curved.map(({ property, source }): Property => ({
    name: property,
    title: property,
    unit: '',
    source,
  }))
  const properties = [...known.properties, ...others].map((property): Property => {
    const curve = curves.find(one => one.property === property.name)
    const source = sources.get(property.name)
    return {
      ...property,
      unit: units.get(property.name) ?? property.unit,
      ...(source !== undefined && { source }),
      ...(curve && { call: callOf(material, curve) }),
    }
  })
  return { ...known, fingerprint: text, properties }
}

/** @param curves of properties over temperature; those that are known of the material unless given */
export function holderOf(material: Material, curves: readonly Curve[] = curvesOf(material)): PropertyHolder {
  const properties = KINDS.flatMap((kind): Property[] => {
    const figure = material.figures.get(kind.name)
    const curve = curves.find(({ property }) => property === kind.name)
    const diffusivity = kind.name === 'a' ? diffusivityOf(material) : undefined
    const [value, ownUnit] = (figure ?? diffusivity)?.split(' ') ?? []
    if (value === undefined && !curve) return []
    const { name, title, aliases } = kind
    const unit = ownUnit ?? kind.unit
    const source = sourceOf(material, curve)
    const call = curve && callOf(material, curve)
    return [
      { name, unit, title, aliases, ...(value !== undefined && { value }), source, ...(call && { call }) },
    ]
  })
  const others = [...material.figures].filter(([name]) => !KINDS.some(kind => kind.name === name))
  const own = others.map(([name, figure]): Property => {
    const [value = '', unit = ''] = figure.split(' ')
    return { name, unit, title: name, value, source: material.source }
  })
  const fingerprint = JSON.stringify([material.name, [...material.figures], material.source])
  return { title: material.name, fingerprint, properties: [...properties, ...own] }
}

function sourceOf({ source, standard, note }: Material, curve: Curve | undefined): string {
  const parts = [
    standard,
    source,
    note,
    curve && curve.source !== source ? `over temperature: ${curve.source}` : '',
  ]
  return parts.filter(part => part !== '').join('; ')
}

/** The quotient has no more digits than its figures. */
function diffusivityOf({ figures }: Material): string | undefined {
  const [k, rho, c] = ['k', 'rho', 'c_p'].map(name => Number(figures.get(name)))
  const value = k! / (rho! * c!)
  return Number.isFinite(value) ? String(Number(value.toPrecision(4))) : undefined
}

function callOf(material: Material, { property, from, to, at }: Curve): PropertyCall {
  const range = `from ${from} °C to ${to} °C`
  return {
    units: { T: 'K' },
    places: ['T'],
    with([name]) {
      if (name !== 'T')
        throw new PropertyFault(`${property} of ${material.name} takes a temperature: ${property}(T).`)
      return kelvin => {
        // A temperature in degrees is off by rounding where it is the end of the range.
        const celsius = Math.round((kelvin - ZERO_CELSIUS) * 1e9) / 1e9
        if (celsius >= from && celsius <= to) return at(celsius, material)
        const given = Number(celsius.toPrecision(6))
        throw new PropertyFault(`${property} of ${material.name} is known ${range}, not at ${given} °C.`)
      }
    },
  }
}
