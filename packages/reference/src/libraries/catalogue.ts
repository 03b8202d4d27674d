/** The libraries by name. Several come in one file of figures. */
import type { LibraryTable } from './table.ts'

export interface LibraryEntry {
  readonly name: string
  readonly title: string
  /** Words to find it by. */
  readonly keywords: string
  readonly group: string
  load(): Promise<{ readonly TABLES: readonly LibraryTable[] }>
}

const steelEu = () => import('./figures/steel-eu.ts')
const steelHollow = () => import('./figures/steel-hollow.ts')
const steelAisc = () => import('./figures/steel-aisc.ts')
const constants = () => import('./figures/constants.ts')
const threads = () => import('./figures/threads.ts')
const pipes = () => import('./figures/pipes.ts')
const wires = () => import('./figures/wires.ts')
const atmosphere = () => import('./figures/atmosphere.ts')
const preferred = () => import('./figures/preferred.ts')
const losses = () => import('./figures/losses.ts')
const materials = () => import('./figures/materials.ts')
const reinforcement = () => import('./figures/reinforcement.ts')
const machine = () => import('./figures/machine.ts')
const eurocode = () => import('./figures/eurocode.ts')

export const LIBRARIES: readonly LibraryEntry[] = [
  {
    name: 'IPE',
    title: 'I sections IPE',
    group: 'Steel sections',
    keywords: 'beam column profile section steel EN 10365 IPE',
    load: steelEu,
  },
  {
    name: 'IPEA',
    title: 'I sections IPE A',
    group: 'Steel sections',
    keywords: 'beam column profile section steel EN 10365 IPEA',
    load: steelEu,
  },
  {
    name: 'IPEO',
    title: 'I sections IPE O',
    group: 'Steel sections',
    keywords: 'beam column profile section steel EN 10365 IPEO',
    load: steelEu,
  },
  {
    name: 'HEA',
    title: 'Wide flanges HE A',
    group: 'Steel sections',
    keywords: 'beam column profile section steel EN 10365 HEA',
    load: steelEu,
  },
  {
    name: 'HEAA',
    title: 'Wide flanges HE AA',
    group: 'Steel sections',
    keywords: 'beam column profile section steel EN 10365 HEAA',
    load: steelEu,
  },
  {
    name: 'HEB',
    title: 'Wide flanges HE B',
    group: 'Steel sections',
    keywords: 'beam column profile section steel EN 10365 HEB',
    load: steelEu,
  },
  {
    name: 'HEM',
    title: 'Wide flanges HE M',
    group: 'Steel sections',
    keywords: 'beam column profile section steel EN 10365 HEM',
    load: steelEu,
  },
  {
    name: 'HD',
    title: 'Columns HD',
    group: 'Steel sections',
    keywords: 'beam column profile section steel EN 10365 HD',
    load: steelEu,
  },
  {
    name: 'HP',
    title: 'Bearing piles HP',
    group: 'Steel sections',
    keywords: 'beam column profile section steel EN 10365 HP',
    load: steelEu,
  },
  {
    name: 'IPN',
    title: 'I sections IPN',
    group: 'Steel sections',
    keywords: 'beam column profile section steel EN 10365 IPN',
    load: steelEu,
  },
  {
    name: 'UPN',
    title: 'Channels UPN',
    group: 'Steel sections',
    keywords: 'beam column profile section steel EN 10365 UPN',
    load: steelEu,
  },
  {
    name: 'UPE',
    title: 'Channels UPE',
    group: 'Steel sections',
    keywords: 'beam column profile section steel EN 10365 UPE',
    load: steelEu,
  },
  {
    name: 'UB',
    title: 'Universal beams UB',
    group: 'Steel sections',
    keywords: 'beam column profile section steel EN 10365 UB',
    load: steelEu,
  },
  {
    name: 'UC',
    title: 'Universal columns UC',
    group: 'Steel sections',
    keywords: 'beam column profile section steel EN 10365 UC',
    load: steelEu,
  },
  {
    name: 'SHS',
    title: 'Square hollow sections EN 10210',
    group: 'Steel sections',
    keywords: 'tube hollow section steel SHS',
    load: steelHollow,
  },
  {
    name: 'RHS',
    title: 'Rectangular hollow sections EN 10210',
    group: 'Steel sections',
    keywords: 'tube hollow section steel RHS',
    load: steelHollow,
  },
  {
    name: 'CHS',
    title: 'Circular hollow sections EN 10210',
    group: 'Steel sections',
    keywords: 'tube hollow section steel CHS',
    load: steelHollow,
  },
  {
    name: 'L',
    title: 'Angles EN 10056',
    group: 'Steel sections',
    keywords: 'angle steel section leg',
    load: steelHollow,
  },
  {
    name: 'W',
    title: 'Wide flanges W (AISC)',
    group: 'Steel sections',
    keywords: 'AISC beam column wide flange imperial',
    load: steelAisc,
  },
  {
    name: 'HSS',
    title: 'Hollow structural sections (AISC)',
    group: 'Steel sections',
    keywords: 'AISC tube HSS imperial',
    load: steelAisc,
  },
  {
    name: 'CODATA',
    title: 'Physical constants CODATA 2022',
    group: 'Constants',
    keywords: 'physics constant planck electron mass NIST',
    load: constants,
  },
  {
    name: 'thread',
    title: 'Metric threads ISO 261, 724',
    group: 'Bolts and threads',
    keywords: 'bolt screw M thread stress area',
    load: threads,
  },
  {
    name: 'UN',
    title: 'Unified threads UNC, UNF',
    group: 'Bolts and threads',
    keywords: 'bolt screw inch thread',
    load: threads,
  },
  {
    name: 'bolt_class',
    title: 'Strength classes of bolts ISO 898',
    group: 'Bolts and threads',
    keywords: 'bolt strength 8.8 10.9',
    load: threads,
  },
  {
    name: 'pipe',
    title: 'Steel pipes ASME B36.10M, B36.19M',
    group: 'Pipes and wires',
    keywords: 'tube schedule NPS pipe',
    load: pipes,
  },
  {
    name: 'pipe_EN',
    title: 'Steel tubes EN 10220',
    group: 'Pipes and wires',
    keywords: 'tube pipe EN',
    load: pipes,
  },
  {
    name: 'AWG',
    title: 'Wire gauge AWG',
    group: 'Pipes and wires',
    keywords: 'wire gauge conductor AWG',
    load: wires,
  },
  {
    name: 'BWG',
    title: 'Wire gauge BWG',
    group: 'Pipes and wires',
    keywords: 'wire gauge conductor BWG',
    load: wires,
  },
  {
    name: 'SWGimperial',
    title: 'Wire gauge SWG (imperial)',
    group: 'Pipes and wires',
    keywords: 'wire gauge conductor SWG (imperial)',
    load: wires,
  },
  {
    name: 'WMsteelwire',
    title: 'Wire gauge W&M steel wire',
    group: 'Pipes and wires',
    keywords: 'wire gauge conductor W&M steel wire',
    load: wires,
  },
  {
    name: 'atmosphere',
    title: 'Standard atmosphere 1976',
    group: 'Fluids',
    keywords: 'air pressure density altitude height',
    load: atmosphere,
  },
  {
    name: 'E6',
    title: 'Preferred numbers E6, IEC 60063',
    group: 'Preferred numbers',
    keywords: 'resistor capacitor series E6',
    load: preferred,
  },
  {
    name: 'E12',
    title: 'Preferred numbers E12, IEC 60063',
    group: 'Preferred numbers',
    keywords: 'resistor capacitor series E12',
    load: preferred,
  },
  {
    name: 'E24',
    title: 'Preferred numbers E24, IEC 60063',
    group: 'Preferred numbers',
    keywords: 'resistor capacitor series E24',
    load: preferred,
  },
  {
    name: 'E48',
    title: 'Preferred numbers E48, IEC 60063',
    group: 'Preferred numbers',
    keywords: 'resistor capacitor series E48',
    load: preferred,
  },
  {
    name: 'E96',
    title: 'Preferred numbers E96, IEC 60063',
    group: 'Preferred numbers',
    keywords: 'resistor capacitor series E96',
    load: preferred,
  },
  {
    name: 'loss',
    title: 'Loss coefficients of fittings',
    group: 'Fluids',
    keywords: 'pipe loss K valve elbow',
    load: losses,
  },
  {
    name: 'roughness',
    title: 'Roughness of pipes',
    group: 'Fluids',
    keywords: 'roughness friction Hazen Manning',
    load: losses,
  },
  {
    name: 'friction',
    title: 'Friction of pairs of materials',
    group: 'Fluids',
    keywords: 'friction coefficient sliding static',
    load: losses,
  },
  {
    name: 'timber',
    title: 'Timber classes EN 338, EN 14080',
    group: 'Materials',
    keywords: 'wood glulam C24 GL24h',
    load: materials,
  },
  {
    name: 'concrete',
    title: 'Concrete classes EN 1992',
    group: 'Materials',
    keywords: 'concrete C30/37',
    load: materials,
  },
  {
    name: 'rebar',
    title: 'Reinforcing bars EN 10080',
    group: 'Materials',
    keywords: 'rebar reinforcement bar concrete B500 diameter area',
    load: reinforcement,
  },
  {
    name: 'mesh',
    title: 'Welded meshes BS 4483, DIN 488-4',
    group: 'Materials',
    keywords: 'mesh fabric reinforcement concrete A142 Q188A',
    load: reinforcement,
  },
  {
    name: 'key',
    title: 'Parallel keys DIN 6885-1',
    group: 'Bolts and threads',
    keywords: 'key keyway shaft hub feather DIN 6885 ISO 773',
    load: machine,
  },
  {
    name: 'IT',
    title: 'Grades of tolerance ISO 286-1',
    group: 'Bolts and threads',
    keywords: 'tolerance fit grade IT7 H7 ISO 286',
    load: machine,
  },
  {
    name: 'cable',
    title: 'Copper conductors IEC 60228',
    group: 'Pipes and wires',
    keywords: 'cable conductor copper resistance cross-section IEC 60228',
    load: machine,
  },
  {
    name: 'psi_EN',
    title: 'Combination factors EN 1990',
    group: 'Eurocodes',
    keywords: 'psi combination factor load snow wind imposed Eurocode EN 1990',
    load: eurocode,
  },
  {
    name: 'gamma_EN',
    title: 'Partial factors of the Eurocodes',
    group: 'Eurocodes',
    keywords: 'gamma partial safety factor Eurocode EN 1990 1992 1993 1995 1999 STR EQU GEO',
    load: eurocode,
  },
]
