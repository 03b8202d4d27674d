/** Steps of the films; each film stands on the page of the guide that has its name. */

import type { NewBlock } from '@calcwright/document'

export type Step =
  /** Types at the caret, key by key; a line break is Enter. */
  | { readonly type: string }
  /** Presses a key, such as `ArrowRight` or `Control+k`, some times. */
  | { readonly press: string; readonly times?: number }
  /** Clicks a line behind its formula. */
  | { readonly click: `Line ${number}` }
  /** Moves a slider by so many steps. */
  | { readonly slide: string; readonly by: number }
  /** A sentence below the worksheet, from here on. */
  | { readonly say: string }
  /** Shows what is there for so many seconds. */
  | { readonly hold: number }

export interface Film {
  /** Name of the page and of the file. */
  readonly name: string
  /** Name of the worksheet in it. */
  readonly title: string
  /** A block at the top from the beginning. */
  readonly above?: NewBlock
  /** Lines in plain notation that stand there from the beginning. Without them the caret is in an empty worksheet. */
  readonly lines?: readonly string[]
  readonly steps: readonly Step[]
}

export const FILMS: readonly Film[] = [
  {
    name: 'formulas',
    title: 'Stress in a rod',
    steps: [
      { say: 'Type a formula. A slash begins a fraction.' },
      { type: 'F = 12 kN\n' },
      { type: 'A = 40 mm^2\n' },
      { type: 'sigma = F/A = MPa' },
      { hold: 1 },
      { say: 'Change a number: everything that depends on it follows.' },
      { click: 'Line 1' },
      { press: 'End' },
      { press: 'ArrowLeft', times: 3 },
      { press: 'Backspace', times: 2 },
      { type: '18' },
      { hold: 1 },
    ],
  },
  {
    name: 'units',
    title: 'Energy of a car',
    steps: [
      { say: 'A unit stands behind its number.' },
      { type: 'm = 1.4 t\n' },
      { type: 'v = 100 km/h\n' },
      { say: 'Write the unit that you want behind the equals sign.' },
      { type: 'E = m*v^2/2 = kJ\n' },
      { say: 'What does not fit is refused where it stands.' },
      { type: 'E + v =' },
      { hold: 1.5 },
    ],
  },
  {
    name: 'lists',
    title: 'Bolts',
    steps: [
      { say: 'A list is calculated item by item.' },
      { type: 'd = [8, 10, 12] mm\n' },
      { type: 'A = pi*d.^2/4 = mm^2\n' },
      { type: 'sum(A) = cm^2\n' },
      { say: 'Items are read by their number, or by a function.' },
      { type: 'max(d) =' },
      { hold: 1 },
    ],
  },
  {
    name: 'plots',
    title: 'Bending moment',
    lines: ['q := 6 [kN/m]', 'plot "Bending moment" x_min 0 x_max 4 [m] y_max 20 height 250 {', '  function q*x*(4 [m] - x)/2 for x', '}'], // prettier-ignore
    steps: [
      { say: 'A plot has axes with units.' },
      { hold: 0.6 },
      { say: 'It follows when a value above it changes.' },
      { click: 'Line 1' },
      { press: 'Home' },
      { press: 'ArrowRight', times: 3 },
      { press: 'Backspace' },
      { type: '9' },
      { hold: 1.2 },
    ],
  },
  {
    name: 'solving',
    title: 'A mass on a spring',
    steps: [
      { say: 'Equations are solved in symbols, and with units.' },
      { type: 'm = 80 kg\n' },
      { type: 'k = 20 kN/m\n' },
      { type: 'g = 9.81 m/s^2\n' },
      { type: 's = solve(m*g = k*x, x) = mm\n' },
      { say: 'Where no formula exists, a root is found in numbers.' },
      { type: 'fsolve(cos(x) = x, x = 0..1) =' },
      { hold: 1.2 },
    ],
  },
  {
    name: 'checks',
    title: 'Stress check',
    steps: [
      { type: 'f_y = 235 MPa\n' },
      { type: 'sigma = 180 MPa\n' },
      { say: 'A check has a verdict, and says how much is used.' },
      { type: 'check sigma <= f_y' },
      { hold: 1.2 },
      { say: 'It follows as every line does.' },
      { click: 'Line 2' },
      { press: 'End' },
      { press: 'ArrowLeft', times: 4 },
      { press: 'Backspace', times: 3 },
      { type: '250' },
      { hold: 1.4 },
    ],
  },
  {
    name: 'controls',
    title: 'A rod on a slider',
    above: { type: 'slider', props: { name: 'F', value: 5, min: 0, max: 20, unit: 'kN' } },
    lines: ['A := 40 [mm]^2', 'sigma := F/A = [MPa]'],
    steps: [
      { say: 'Everything that depends on a slider follows while it moves.' },
      { slide: 'F', by: 8 },
      { hold: 0.6 },
      { slide: 'F', by: -4 },
      { hold: 1 },
    ],
  },
]
