/** Finding a material: by name and number, by words, and in folders. */
import { PropertyFault } from '../holders/holder.ts'
import { MATERIALS } from './all.ts'
import { otherNames } from './other-names.ts'
import type { Material } from './material.ts'

const plain = (text: string): string => text.toLowerCase().replace(/[\s_,()-]/g, '')

/** `Water` of `Water (liquid)`. */
const bareName = ({ name }: Material): string =>
  name.replace(/ \((?:liquid|gas|NIST fit)\)$/, '').replace(/, generic$| Generic$/, '')

/** A name as people say it: `S355` of `Structural steel S355`, `C30` of `Concrete C30/37`. */
function shortNames(material: Material): string[] {
  const { name } = material
  const inBrackets = Array.from(name.matchAll(/\(([^()]+)\)/g), ([, words]) => words!)
  const before = bareName(material).replace(/ \([^()]*\)$/, '')
  const last = before.split(' ').at(-1)!
  // A word alone names a kind: olive oil is not what oil means.
  const designation = /\d/.test(last) ? [last, ...last.split('/').slice(0, 1)] : []
  return [before, before.split(',')[0]!, ...designation, ...inBrackets]
}

/** Names by which people look for a material, beside its own. */
export const namesOf = (material: Material): string[] => [
  ...(material.number === '' ? [] : [material.number]),
  ...shortNames(material),
  ...otherNames(material.name),
]

/** Designations without the letters of the body that gave them: `AISI 304`, `EN AW-6061`, `EN-GJL-250`. */
const withoutBody = (wanted: string): string =>
  plain(wanted).replace(/^(?:astm|aisi|sae|enaw|aa|al|uns|din|en)(?=[a-z]?\d|gj)/, '')

/** Ways to mean a material, the surest first. */
const WAYS: readonly ((material: Material, wanted: string) => boolean)[] = [
  ({ name, id }, wanted) => name === wanted || id === wanted,
  ({ name }, wanted) => plain(name) === plain(wanted),
  ({ number }, wanted) => number !== '' && plain(number) === plain(wanted),
  (material, wanted) => plain(bareName(material)) === plain(wanted),
  ({ name }, wanted) => otherNames(name).some(other => plain(other) === plain(wanted)),
  (material, wanted) => shortNames(material).some(name => plain(name) === plain(wanted)),
  ({ name }, wanted) => otherNames(name).some(other => plain(other) === withoutBody(wanted)),
  (material, wanted) =>
    [material.number, ...shortNames(material)].some(name => withoutBody(name) === withoutBody(wanted)),
]

/**
 * @returns the material of a name, a number or the usual short form of a name
 * @throws PropertyFault a sentence with what is likely meant
 */
export function materialNamed(text: string): Material {
  const wanted = text.trim()
  for (const fits of WAYS) {
    const [first, ...others] = MATERIALS.filter(material => fits(material, wanted))
    if (first && others.length === 0) return first
    if (first)
      throw new PropertyFault(`"${wanted}" is the name of several materials: ${listed([first, ...others])}.`)
  }
  const likely = searched(wanted).slice(0, 3)
  throw new PropertyFault(
    likely.length > 0
      ? `There is no material "${wanted}". Did you mean ${listed(likely)}?`
      : `There is no material "${wanted}": the material block has a list of all, and chooses your own.`,
  )
}

const listed = (materials: readonly Material[]): string => {
  const names = materials.slice(0, 4).map(({ name }) => `"${name}"`)
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)!}` : names[0]!
}

/** @returns the materials that have a text in their name, number or folder, those that it names whole first */
export function searched(query: string): Material[] {
  const wanted = plain(query)
  if (wanted === '') return []
  const rank = ({ name, number, folder }: Material): number => {
    const own = plain(name)
    if ([number, ...name.split(' ')].some(word => plain(word) === wanted)) return 0
    if (own.startsWith(wanted)) return 1
    if (own.includes(wanted)) return 2
    if (plain(number).includes(wanted)) return 3
    return plain(folder).includes(wanted) ? 4 : 5
  }
  return MATERIALS.map(material => ({ material, place: rank(material) }))
    .filter(({ place }) => place < 5)
    .toSorted((a, b) => a.place - b.place)
    .map(({ material }) => material)
}

export const materialById = (id: string): Material | undefined =>
  MATERIALS.find(material => material.id === id)
