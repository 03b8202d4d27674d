/**
 * Files of simulators and test stands whose names stand in no single row: known formats, names with spaces over columns
 * of fixed width, and settings that look like names. Values were written down from the descriptions of the formats.
 */
import { expect, it } from 'vitest'
import { importFile } from './import-file.ts'
import { NO_NAMES, OWN_NAMES } from './schema.ts'
import { summariesOf } from './summaries.ts'

type Right = readonly [heading: string, unit: string, first: number | string | null]

const CASES: readonly (readonly [
  what: string,
  text: string,
  rows: number,
  header: number,
  columns: readonly Right[],
])[] = [
  [
    'Touchstone of two ports, where 21 stands before 12',
    '! Network analyser\n! Date: Friday\n# GHz S MA R 50\n1.0 0.1 -30 0.9 -90 0.05 -91 0.2 12\n1.1 0.11 -31 0.89 -95 0.05 -96 0.21 13\n1.2 0.12 -32 0.88 -99 0.05 -99 0.22 14\n',
    3,
    OWN_NAMES,
    [
      ['Frequency [GHz]', 'GHz', 1],
      ['S11 magnitude', '', 0.1],
      ['S11 phase [deg]', 'deg', -30],
      ['S21 magnitude', '', 0.9],
      ['S21 phase [deg]', 'deg', -90],
      ['S12 magnitude', '', 0.05],
      ['S12 phase [deg]', 'deg', -91],
      ['S22 magnitude', '', 0.2],
      ['S22 phase [deg]', 'deg', 12],
    ],
  ],
  [
    'Touchstone of one port as complex numbers',
    '!cal\n# Hz S RI R 50\n1e6 0.5 -0.1\n2e6 0.4 -0.2\n3e6 0.3 -0.3\n',
    3,
    OWN_NAMES,
    [
      ['Frequency [Hz]', 'Hz', 1e6],
      ['S11 real', '', 0.5],
      ['S11 imaginary', '', -0.1],
    ],
  ],
  [
    'signals of thermal analysis by their numbers',
    'Instrument\tTGA Q500\nNsig\t3\nSig1\tTime (min)\nSig2\tTemperature (°C)\nSig3\tWeight (mg)\nStartOfData\n0.00\t25.1\t10.01\n0.01\t25.2\t10.00\n0.02\t25.3\t9.99\n',
    3,
    OWN_NAMES,
    [
      ['Time (min)', 'min', 0],
      ['Temperature (°C)', 'degC', 25.1],
      ['Weight (mg)', 'mg', 10.01],
    ],
  ],
  [
    'an oscilloscope with its settings beside the curve',
    'Record Length,2.5e+03,,-0.0005,0.02,\nSample Interval,4e-07,,-0.0004,0.04,\nSource,CH2,,-0.0003,0.06,\nVertical Units,V,,-0.0002,0.08,\nHorizontal Units,s,,-0.0001,0.1,\n,,,0,0.12,\n,,,0.0001,0.14,\n,,,0.0002,0.16,\n',
    8,
    OWN_NAMES,
    [
      ['Time [s]', 's', -0.0005],
      ['CH2 [V]', 'V', 0.02],
    ],
  ],
  [
    'an oscilloscope with settings beside its units',
    'X,CH1,CH2,Start,Increment,\nSequence,Volt,Volt,-6.0e-03,1.0e-05\n0,0.1,2.1,,\n1,0.2,2.2,,\n2,0.3,2.3,,\n',
    3,
    0,
    [
      ['X', '', 0],
      ['CH1', 'V', 0.1],
      ['CH2', 'V', 2.1],
    ],
  ],
  [
    'names with spaces over columns of fixed width, below prose',
    'Listing of the level gauge at the old bridge\nMeasured by hand, see notebook\n\n  Day  Level above datum  Flow rate\n                    (m)     (m3/s)\n    1             312.40       25.0\n    2             312.50       26.0\n    3             312.60       27.0\n\nAll values provisional.\n',
    3,
    2,
    [
      ['Day', '', 1],
      ['Level above datum', 'm', 312.4],
      ['Flow rate', 'm^3/s', 25],
    ],
  ],
  [
    'a report of finite elements with names in two rows',
    'Field Output Report\n\n            Node       U.Magnitude            U.U1\n           Label            @Loc 1          @Loc 1\n--------------------------------------------------\n               1     0.000000E+00    0.000000E+00\n               2     1.000000E-04    1.000000E-05\n               3     2.000000E-04    2.000000E-05\n',
    3,
    2,
    [
      ['Node Label', '', 1],
      ['U.Magnitude @Loc 1', '', 0],
      ['U.U1 @Loc 1', '', 0],
    ],
  ],
  [
    'names in quotes and parentheses, of flow simulations',
    '"report-def-0-rfile"\n"Time Step" "drag" "flow-time"\n("Time Step" "drag" "flow-time")\n1 0.3 0.01\n2 0.31 0.02\n3 0.32 0.03\n',
    3,
    2,
    [
      ['Time Step', '', 1],
      ['drag', '', 0.3],
      ['flow-time', '', 0.01],
    ],
  ],
  [
    'legends of a plot of Grace',
    '# energy\n@    title "Energies"\n@    xaxis  label "Time (ps)"\n@TYPE xy\n@ s0 legend "Potential"\n@ s1 legend "Total Energy"\n  0.0  -5000.5  -4000.5\n  1.0  -5001.5  -4001.5\n  2.0  -5002.5  -4002.5\n',
    3,
    OWN_NAMES,
    [
      ['Time(ps)', 'ps', 0],
      ['Potential', '', -5000.5],
      ['Total Energy', '', -4000.5],
    ],
  ],
  [
    'a setting above the numbers is no name',
    "'Sample: quartz\n'Wavelength: 1.5406\n10.00 100.0\n10.02 101.0\n10.04 102.0\n",
    3,
    NO_NAMES,
    [
      ['', '', 10],
      ['', '', 100],
    ],
  ],
  [
    'letters in the voltages of a simulator are nodes, and no inches',
    'time\tv(in)\tvdb(m)\ti(l1)\tder(s)\n0\t1\t2\t3\t4\n1\t1\t2\t3\t4\n2\t1\t2\t3\t4\n',
    3,
    0,
    [
      ['time', '', 0],
      ['v(in)', '', 1],
      ['vdb(m)', '', 2],
      ['i(l1)', '', 3],
      ['der(s)', '', 4],
    ],
  ],
  [
    'letters behind voltages, velocities and currents are units',
    't(s)\tV(mV)\tv(m/s)\tI(A)\ti(mA)\n0\t1\t2\t3\t4\n1\t1\t2\t3\t4\n2\t1\t2\t3\t4\n',
    3,
    0,
    [
      ['t(s)', 's', 0],
      ['V(mV)', 'mV', 1],
      ['v(m/s)', 'm/s', 2],
      ['I(A)', 'A', 3],
      ['i(mA)', 'mA', 4],
    ],
  ],
]

it.each(CASES)('%s', async (_, text, rows, header, columns) => {
  const bytes = new TextEncoder().encode(text)
  const imported = await importFile(bytes, { file: 'x', format: 'csv', name: 'x' })
  const found = summariesOf(imported).map(({ heading, unit, first }) => [heading, unit, first[0]])
  expect(found).toEqual(columns)
  expect(imported.read.values[0]!.length).toBe(rows)
  expect(imported.props.header).toBe(header)
})
