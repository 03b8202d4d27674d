/**
 * The gallery: worked worksheets in plain notation, `fixtures/gallery/<field>/<name>.calc.txt`. Each begins with its title,
 * a sentence on what it is about, and the public problem that it follows: `after` names a book whose problem and
 * numbers are those that are taught from it, without a comparison with the print. The numbers of the source stand
 * below their lines, `#= 26.18 N*m` with `#~ 1e-3` for the tolerance; the worksheet that people open is without them.
 */

export { GALLERY_WORDS } from './words.ts'

/** Fields of engineering, in the order in which they are shown, by their folders. */
export const GALLERY_FIELDS: Readonly<Record<string, string>> = {
  statics: 'Statics',
  steel: 'Steel',
  concrete: 'Concrete',
  timber: 'Timber',
  'machine-elements': 'Machine elements',
  fluids: 'Fluids',
  heat: 'Heat',
  thermodynamics: 'Thermodynamics',
  electrical: 'Electrical machines and networks',
  electronics: 'Electronics',
  control: 'Control',
  chemistry: 'Chemistry',
  statistics: 'Statistics of measurements',
  economics: 'Economics',
}

export interface GallerySheet {
  /** Field and name: `fluids/pipe-of-oil`. */
  readonly id: string
  /** The folder of its field. */
  readonly field: string
  readonly title: string
  readonly summary: string
  readonly source: string
  /** The worksheet in plain notation. */
  readonly text: string
}

/**
 * @param path of the file, `…/<field>/<name>.calc.txt`
 * @throws Error that names the file where its title, its sentence or its source is missing
 */
export function readGallerySheet(path: string, file: string): GallerySheet {
  const [, field = '', name = ''] = /([^/]+)\/([^/]+)\.calc\.txt$/.exec(path) ?? []
  const lines = file.split('\n')
  const title = /^# \{h1\} (.+)$/.exec(lines[0] ?? '')?.[1]
  const summary = /^# ([^{].+)$/.exec(lines[1] ?? '')?.[1]
  const source = /^# Source: (.+)$/.exec(lines[2] ?? '')?.[1]
  if (!title || !summary || !source || GALLERY_FIELDS[field] === undefined)
    throw new Error(`${path} has to begin with a title, a sentence and its source, in the folder of a field`)
  const text = lines.filter(line => !/^\s*#[=~]/.test(line)).join('\n')
  return { id: `${field}/${name}`, field, title, summary, source, text }
}
