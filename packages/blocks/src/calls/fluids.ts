/** Rows of the table that make values with the properties of fluids. */
import { isName } from '@calcwright/math/expression'
import type { Expression } from '@calcwright/math/expression'
import { plainOfFormula } from '../plain/fields.ts'
import { field } from './row.ts'
import type { CallContent, CallRow } from './row.ts'

/** Pure fluids of the data; a test compares them with it. */
export const FLUID_NAMES = [
  'Water', 'IAPWS-95', 'Air', 'Nitrogen', 'Oxygen', 'CO2', 'CO', 'Ammonia', 'Hydrogen', 'Helium', 'Argon', 'SO2',
  'SF6', 'Methane', 'Ethane', 'Propane', 'Butane', 'Isobutane', 'Pentane', 'Hexane', 'Ethanol', 'Toluene', 'Benzene',
  'Acetone', 'R134a', 'R1234yf', 'R1234ze(E)', 'R32', 'R125', 'R410A', 'R245fa', 'R22',
] as const // prettier-ignore

const LABELS: Partial<Record<string, string>> = {
  Water: 'Water and steam (IAPWS-IF97)',
  'IAPWS-95': 'Water (IAPWS-95)',
}

/** Word of a substance as it is typed. */
export const substanceWord = (latex: string): string => plainOfFormula(latex).replace(/\W/g, '')

const substances = ({ read, count }: CallContent): string[] =>
  Array.from({ length: count('components') }, (_, row) => substanceWord(read(`components.${row}.substance`)))

/** `CH4: q0, O2: q1 + q2`: amounts of one substance are added. */
function components(content: CallContent): string {
  const amounts = new Map<string, string[]>()
  substances(content).forEach((word, row) => amounts.set(word, [...(amounts.get(word) ?? []), `q${row}`]))
  return [...amounts].map(([word, names]) => `${word}: ${names.join(' + ')}`).join(', ')
}

const INPUTS = ['T', 'P'] as const
const NOWHERE = { start: 0, end: 0 }

/** Names of the temperature and the pressure that a mixture is given: `gas_T_in`, `gas_P_in`. */
const inputNames = (stored: string): readonly string[] =>
  isName(stored) ? INPUTS.map(input => `${stored}_${input}_in`) : []

/** The amount of each row by a name of its own. */
function byRow(values: ReadonlyMap<string, Expression>): ReadonlyMap<string, Expression> {
  const amounts = values.get('quantity')
  const items = amounts?.kind === 'list' ? amounts.items : []
  return new Map([...values, ...items.map((item, row) => [`q${row}`, item] as const)])
}

export const fluidRows: readonly CallRow[] = [
  {
    type: 'fluid',
    version: 0,
    title: 'Fluid',
    keyword: 'fluid',
    section: 'Data',
    keywords: ['steam', 'water', 'refrigerant', 'properties', 'enthalpy', 'saturation', 'Helmholtz', 'IAPWS'],
    fields: [],
    choices: [
      {
        id: 'fluid',
        label: 'Fluid',
        value: 'Water',
        options: FLUID_NAMES.map(value => ({ value, label: LABELS[value] ?? value })),
      },
    ],
    call: ({ read }) => `fluid("${read('fluid')}")`,
    fluidTools: true,
  },
  {
    type: 'mixture',
    version: 0,
    title: 'Mixture',
    keyword: 'mixture',
    alsoTyped: ['mixture_component'],
    section: 'Data',
    keywords: ['gas', 'combustion', 'species', 'flame', 'equilibrium', 'enthalpy', 'NASA', 'fuel'],
    fields: [
      {
        rows: 'components',
        noun: 'component',
        columns: [
          field('quantity', 'Quantity of component', 'mass or moles', {
            missing: 'Component {n} has no quantity.',
          }),
          field('substance', 'Substance of component', 'substance', {
            kind: 'parameter',
            word: 'of',
            missing: 'Component {n} has no substance.',
            wrong: 'A substance is a species by its formula or name, such as CH4, O2 or propane.',
          }),
        ],
      },
      field('T', 'Temperature', '298.15 K', {
        word: 'at',
        value: '298.15\\,\\class{unit}{\\mathrm{K}}',
        required: false,
      }),
      field('P', 'Pressure', '101325 Pa', {
        word: 'and',
        value: '101325\\,\\class{unit}{\\mathrm{Pa}}',
        required: false,
      }),
    ],
    call: content => `mixture(${components(content)}, T: T, P: P)`,
    alsoNamed: inputNames,
    also: (_, content) =>
      inputNames(plainOfFormula(content.read('store'))).map((name, at) => ({
        name: { kind: 'name', name, span: NOWHERE },
        call: INPUTS[at]!,
      })),
    meant: byRow,
    fluidTools: true,
  },
  {
    type: 'humid_air',
    version: 0,
    title: 'Humid air',
    keyword: 'humid air',
    section: 'Data',
    keywords: ['psychrometric', 'moist', 'dew point', 'wet bulb', 'air conditioning', 'humidity', 'ASHRAE'],
    fields: [
      field('P', 'Pressure', '101325 Pa', {
        word: 'at',
        value: '101325\\,\\class{unit}{\\mathrm{Pa}}',
        required: false,
      }),
    ],
    call: 'humid_air(P: P)',
    fluidTools: true,
  },
]
