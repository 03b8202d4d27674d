/** All worked worksheets of the gallery, and the search among them. */
import { GALLERY_FIELDS, GALLERY_WORDS, readGallerySheet } from '@calcwright/reference/gallery'
import { type Example, example, STARTERS } from '../home/examples.ts'

const texts = import.meta.glob<string>('../../../../fixtures/gallery/*/*.calc.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export interface GallerySheetEntry extends Example {
  /** The public problem that it follows; '' for none. */
  readonly source: string
  /** All that a search reads, in small letters. */
  readonly searched: string
}

const WORKED: readonly Example[] = [
  ...STARTERS,
  example(
    'bode-of-filter',
    'control',
    'Bode plot of a filter',
    'Gain and phase of a second-order low-pass over frequency, in one plot.',
  ),
  example(
    'mohrs-circle',
    'statics',
    "Mohr's circle",
    'Principal stresses and greatest shear at a point, drawn to scale.',
  ),
  example(
    'response-surface',
    'statistics',
    'Response surface',
    'Yield over temperature and time as a map, with its best point.',
  ),
  example('bolted-joint', 'machine-elements', 'Bolted joint', 'Preload, working load and safety of a bolt.'),
  example(
    'bolt-table',
    'machine-elements',
    'Table of bolts',
    'A loop over sizes gives areas, preloads and torques of bolts.',
  ),
  example(
    'safety-program',
    'machine-elements',
    'Safety of a shaft',
    'A program chooses the hypothesis of failure by the material.',
  ),
  example(
    'gear-train',
    'machine-elements',
    'Gear train',
    'Speeds, torques and power through two gear stages.',
  ),
  example(
    'pressure-vessel',
    'machine-elements',
    'Pressure vessel',
    'Wall thickness and stresses of a thin-walled cylinder.',
  ),
  example(
    'battery-backup',
    'electrical',
    'Battery backup',
    'Capacity, current and running time of an emergency supply.',
  ),
  example(
    'gas-turbine',
    'thermodynamics',
    'Gas turbine cycle',
    'Air compressed, heated and expanded: efficiency and power from the properties of an ideal gas.',
  ),
  example(
    'rankine-reheat',
    'thermodynamics',
    'Steam cycle with reheat',
    'Two turbines on steam of IAPWS-IF97, on the diagram of temperature and entropy.',
  ),
  example(
    'heat-pump',
    'thermodynamics',
    'Heat pump with R134a',
    'Evaporator, compressor and condenser on the diagram of pressure and enthalpy.',
  ),
  example(
    'air-conditioning',
    'thermodynamics',
    'Air conditioning of a room',
    'Humid air is cooled below its dew point: water and heat that go out.',
  ),
  example(
    'methane-burner',
    'chemistry',
    'Methane burner at equilibrium',
    'Flame temperature and flue gas of methane in air by chemical equilibrium.',
  ),
  example(
    'bill-in-three-currencies',
    'economics',
    'A bill in three currencies',
    'Euros, dollars and pounds added at the exchange rates of a day.',
  ),
]

const fieldTitle = (field: string): string => GALLERY_FIELDS[field] ?? ''

function fromText(path: string, file: string): GallerySheetEntry {
  const { id, field, title, summary, source, text } = readGallerySheet(path, file)
  const searched = [fieldTitle(field), GALLERY_WORDS[id], text].join(' ').toLowerCase()
  return { id, field, title, summary, source, searched, load: () => Promise.resolve(text) }
}

function fromExample(one: Example): GallerySheetEntry {
  const searched = [fieldTitle(one.field), GALLERY_WORDS[one.id], one.title, one.summary]
    .join(' ')
    .toLowerCase()
  return { ...one, source: '', searched }
}

/** In the order of the fields, and of their titles. */
export const GALLERY: readonly GallerySheetEntry[] = [
  ...WORKED.map(fromExample),
  ...Object.entries(texts).map(([path, file]) => fromText(path, file)),
].toSorted((a, b) => placeOf(a) - placeOf(b) || a.title.localeCompare(b.title))

function placeOf({ field }: Example): number {
  return Object.keys(GALLERY_FIELDS).indexOf(field)
}

export interface GalleryGroup {
  readonly field: string
  readonly title: string
  readonly sheets: readonly GallerySheetEntry[]
}

/**
 * @param field '' for all
 * @returns the sheets that have every word of a query, by their fields
 */
export function findSheets(query: string, field: string): readonly GalleryGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  const found = GALLERY.filter(
    sheet => (field === '' || sheet.field === field) && words.every(word => sheet.searched.includes(word)),
  )
  return Object.entries(GALLERY_FIELDS)
    .map(([id, title]) => ({ field: id, title, sheets: found.filter(sheet => sheet.field === id) }))
    .filter(({ sheets }) => sheets.length > 0)
}
