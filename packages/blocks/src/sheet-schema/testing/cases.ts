/** A worksheet with an input of each kind, and values for them: what each door takes and refuses alike. */
import { Worksheet, blocksFromPlain } from '@calcwright/document'
import { registry } from '../../schemas.ts'

/**
 * @returns the worksheet; `F`, `L`, `phi`, `v`, `T`, `b`, `grade`, `words`, `cells`, `n_1` and `t_0` are marked lines, `k`,
 * `steel`, `n`, `shape` and `wind` controls
 */
export function sheetOfInputs(): Worksheet {
  const lines = [
    '@input @label "Force" @help "Of the wind" @group "Loads" @order "2" F := 10 [kN]',
    '@input L := 2*2 [m]',
    '@input phi := 30 [deg]',
    '@input v := [1, 2] [mm]',
    '@input T := [1, 2; 3, 4]',
    '@input b := true',
    '@input grade := "S355"',
    '@input words := ["a", "b"]',
    '@input cells := ["a", "b"; "c", "d"]',
    '@input n_1 := 3',
    '@input t_0 := 20 [degC]',
  ]
  const controls = [
    { type: 'slider', props: { name: 'k', value: 5, min: 0, max: 10, step: 0.5, unit: 'kN' } },
    {
      type: 'select',
      props: {
        name: 'steel',
        options: [
          { name: 'S235', latex: '235\\,\\unit{\\mathrm{MPa}}' },
          { name: 'S355', latex: '355' },
        ],
      },
    },
    { type: 'radio', props: { name: 'n', options: [{ name: '', latex: '2' }, { name: '', latex: '4' }] } },
    { type: 'select', props: { name: 'shape', options: [{ name: 'Round bar', latex: '\\text{"round"}' }, { name: '', latex: '\\text{"square"}' }] } },
    { type: 'checkbox', props: { name: 'wind', label: 'Wind', checked: false, checked_val: '1', unchecked_val: '0' } },
  ] // prettier-ignore
  const blocks = [...blocksFromPlain(registry, lines.join('\n')), ...controls]
  return Worksheet.create(registry, { name: 'Inputs', blocks })
}

/** The value as the worksheet shows it, or the code and the sentence of the refusal. */
export type Outcome = string | readonly [code: string, sentence: string]

const KN = 'F has to be a value in kN'

/** Refusals that the text of a value alone tells, and all values that are taken. */
export const CASES: readonly (readonly [name: string, value: unknown, outcome: Outcome])[] = [
  ['F', 12, '12 kN'],
  ['F', '12', '12 kN'],
  ['F', '12 kN', '12 kN'],
  ['F', '2000 [N]', '2000 N'],
  ['F', '2,5', '2.5 kN'],
  ['F', '- 3', '-3 kN'],
  ['F', '1.250,5', '1250.5 kN'],
  ['F', '-12.345,5 N', '-12345.5 N'],
  // A form whose reader writes commas passes `1.250,5` on like this.
  ['F', '1 250.5', '1250.5 kN'],
  ['k', '1 250.5 N', '1.5 kN'],
  ['F', '', ['input.empty', 'Enter a value for F.']],
  ['F', '3 +', ['input.unreadable', 'The value of F cannot be read: 3 +']],
  ['F', '3 := 4', ['input.unreadable', 'The value of F cannot be read: 3 := 4']],
  ['F', '1,000', ['input.comma', 'F: 1,000 can be read with a decimal comma or with thousands. Write it without the comma.']],
  ['F', true, ['input.kind', `${KN}, not true or false.`]],
  ['F', { x: 1 }, ['input.kind', `${KN}, not an object.`]],
  ['L', '5 m', '5 m'],
  ['phi', 90, '90 deg'],
  ['v', [3, 4], '[3, 4] mm'],
  ['v', ['3 [cm]', '4 [cm]'], '[3, 4] cm'],
  ['v', '[5, 6]', '[5, 6] mm'],
  ['v', '[5, 6] cm', '[5, 6] cm'],
  ['v', ['3 cm', '4 cm'], '[3, 4] cm'],
  ['T', [[5, 6], [7, 8]], '[[5, 6], [7, 8]]'],
  ['T', [[5, 6]], '[[5, 6]]'],
  ['b', false, 'false'],
  ['b', 3, ['input.kind', 'b has to be true or false, not 3.']],
  ['b', '"true"', ['input.kind', 'b has to be true or false, not "true".']],
  ['F', '"12"', ['input.kind', `${KN}, not a text.`]],
  ['v', '["3", "4"]', ['input.kind', 'v has to be a value in mm, not a text.']],
  ['T', '"x"', ['input.kind', 'T has to be a plain number, not a text.']],
  ['grade', 'S460', 'S460'],
  ['grade', '"S460"', 'S460'],
  ['grade', '5 kN', '5 kN'],
  ['grade', '3,5', '3,5'],
  ['grade', '3 +', '3 +'],
  ['grade', 'a − b', 'a − b'],
  ['grade', '50 % {x} $y$ \\ #_^&~', '50 % {x} $y$ \\ #_^&~'],
  ['grade', 355, '355'],
  ['grade', '', ['input.empty', 'Enter a value for grade.']],
  ['grade', 'say "no"', ['input.unreadable', 'The value of grade cannot be read: "say "no""']],
  ['grade', true, ['input.kind', 'grade has to be a text, not true or false.']],
  ['grade', ['S355'], ['input.kind', 'grade has to be a text, not a list.']],
  ['words', ['kN', '2 x', 3], '[kN, 2 x, 3]'],
  ['words', '["x", "y"]', '[x, y]'],
  ['words', '[1, 2]', ['input.kind', 'words has to be a list of texts, not [1, 2].']],
  ['words', true, ['input.kind', 'words has to be a list of texts, not true or false.']],
  ['cells', [['p', 'q r'], ['"s"', 't']], '[[p, q r], [s, t]]'],
  ['shape', 'Round bar', 'round'],
  ['shape', 'round', 'round'],
  ['shape', '"round"', 'round'],
  ['shape', 'square', 'square'],
  ['shape', 'flat', ['input.option', 'shape has no option “flat”: there are Round bar, "square".']],
  ['k', 7, '7 kN'],
  ['k', '2500 N', '2.5 kN'],
  ['k', 3.3, '3.5 kN'],
  ['k', 80, ['input.range', 'k goes from 0 to 10 kN: 80 kN is outside.']],
  ['k', '80 kN', ['input.range', 'k goes from 0 to 10 kN: 80 kN is outside.']],
  ['k', '3 m', ['input.dimension', 'k has to be a value in kN, not 3 m.']],
  ['k', 'much', ['input.unreadable', 'The value of k cannot be read: much']],
  ['k', false, ['input.kind', 'k has to be a value in kN, not true or false.']],
  ['steel', 'S235', '235 MPa'],
  ['steel', '235 MPa', '235 MPa'],
  ['steel', 235, '235 MPa'],
  ['steel', 'S460', ['input.option', 'steel has no option “S460”: there are S235, S355.']],
  ['steel', true, ['input.kind', 'steel has to be one of its options, not true or false.']],
  ['n', 4, '4'],
  ['wind', true, '1'],
  ['wind', 'false', '0'],
  ['wind', 99, ['input.kind', 'wind has to be true or false, not 99.']],
] // prettier-ignore

/** Refusals that come with the calculation of the value. */
export const COMPUTED_CASES: typeof CASES = [
  ['F', '3 s', ['input.dimension', `${KN}, not a value in s.`]],
  ['F', '3/4', ['input.dimension', `${KN}, not a plain number.`]],
  ['F', [1, 2], ['input.kind', `${KN}, not several values.`]],
  ['F', '[1, 2, 3] kN', ['input.kind', `${KN}, not several values.`]],
  [
    'F',
    [
      [1, 2],
      [3, 4],
    ],
    ['input.kind', `${KN}, not several values.`],
  ],
  ['n_1', 'v/(1 [mm])', ['input.kind', 'n_1 has to be a plain number, not several values.']],
  ['L', '5', ['input.dimension', 'L has to be a value in m, not a plain number.']],
  ['words', 'unheard', ['input.kind', 'words has to be a list of texts, not unheard.']],
  ['words', 'F', ['input.kind', 'words has to be a list of texts, not F.']],
  ['cells', 'T', ['input.kind', 'cells has to be a table of texts, not T.']],
  ['n_1', 'grade', ['input.kind', 'n_1 has to be a plain number, not grade.']],
  ['n_1', 'words', ['input.kind', 'n_1 has to be a plain number, not words.']],
  [
    'n_1',
    'unheard',
    ['input.unreadable.name', 'The value of n_1 cannot be used: the worksheet defines no unheard above it.'],
  ],
  [
    'F',
    'unheard',
    ['input.unreadable.name', 'The value of F cannot be used: the worksheet defines no unheard above it.'],
  ],
  ['T', '[1, 2; 3, 4] m', ['input.dimension', 'T has to be a plain number, not a value in m.']],
  [
    'T',
    [1, 'm'],
    [
      'input.unreadable.name',
      'The value of T cannot be used: the worksheet defines no m above it. Behind a formula a unit stands in brackets: [m].',
    ],
  ],
  // A name that only a line further down defines.
  [
    'T',
    'n_1',
    ['input.unreadable.name', 'The value of T cannot be used: the worksheet defines no n_1 above it.'],
  ],
  [
    't_0',
    '-300 degC',
    [
      'input.range.absolute-zero',
      't_0 has to be a temperature above absolute zero (-273.15 degC), not -300 degC.',
    ],
  ],
  [
    't_0',
    '-1 K',
    [
      'input.range.absolute-zero',
      't_0 has to be a temperature above absolute zero (-273.15 degC), not -1 K.',
    ],
  ],
  [
    'F',
    '1/2 kN',
    [
      'input.unreadable.name',
      'The value of F cannot be used: the worksheet defines no kN above it. Behind a formula a unit stands in brackets: [kN].',
    ],
  ],
  ['phi', 'pi/3', ['input.dimension', 'phi has to be a value in deg, not a plain number.']],
]
