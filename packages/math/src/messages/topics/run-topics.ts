/** Calculations that did not come to an end, and notices beside results. */
import type { Topic } from './topic.ts'

export const RUN_TOPICS: readonly Topic[] = [
  {
    id: 'halted',
    title: 'Waiting for a line above',
    kinds: ['halted'],
    meaning:
      'This line uses a name whose definition has an error. It is calculated by itself as soon as that line is mended; nothing is wrong with this one.',
    example: { wrong: ['a := 3 [m] + 2 [s]', '2*a ='], right: ['a := 3 [m] + 2 [m]', '2*a ='] },
    steps: ['Go to the first line with a red message and correct it.'],
  },
  {
    id: 'interrupted',
    title: 'The calculation was stopped',
    kinds: ['interrupted'],
    meaning:
      'You stopped the calculation while this line was being computed. It is not tried again by itself.',
    steps: [
      'Edit the line, or calculate it again from the menu.',
      'Symbolic results grow quickly: use decimals, or fsolve( ) instead of solve( ).',
    ],
  },
  {
    id: 'memory',
    title: 'The result does not fit into memory',
    kinds: ['memory'],
    meaning: 'The list, matrix or formula that would come out is larger than the calculation may become.',
    steps: [
      'Use fewer points or a lower power.',
      'Calculate in decimals: exact fractions and roots grow with each step.',
    ],
  },
  {
    id: 'temperature',
    title: 'Temperature or temperature difference',
    codes: [
      'temperature.difference',
      'temperature.absolute',
      'temperature.below-zero',
      'temperature.kelvin',
      'temperature.kelvin.either',
      'temperature.kelvin.offset',
    ],
    meaning:
      '20 degC can be the reading of a thermometer (293.15 K) or a difference (20 K). In a sum the second one is taken as a difference, in a product a reading counts as an absolute temperature.',
    example: { wrong: [], right: ['20 [degC] + 5 [deltaC] =', '(25 [degC] - 20 [degC])*2 [W/K] ='] },
    steps: ['Write deltaC or deltaF for differences.', 'Write K, or absT( ), for absolute temperatures.'],
  },
  {
    id: 'degrees-below',
    title: 'C, F and R are no degrees',
    codes: ['unit.degree'],
    meaning:
      'In a unit the letters C, F and R are the coulomb, the farad and the roentgen. A specific heat or a heat transfer coefficient in degrees has degC, degF or degR below its line.',
    example: { wrong: [], right: ['1 [Btu/(lb*degF)] =', '25 [W/(m^2*degC)] ='] },
    steps: ['Write degC, degF or degR, or type °C, °F or °R.'],
  },
  {
    id: 'normal-volumes',
    title: 'Nm³ is no normal cubic metre here',
    codes: ['unit.normal'],
    meaning:
      'A normal cubic metre is an amount of gas: what fills a cubic metre at 0 °C and 101.325 kPa. In a unit the N is that of force.',
    example: {
      wrong: [],
      right: ['n_N := 101.325 [kPa]*10 [m^3]/(8.314462618 [J/(mol*K)]*273.15 [K]) = [mol]'],
    },
    steps: [
      'Write m^3, and keep the state in the name, V_N.',
      'Calculate the amount or the mass from the state.',
    ],
  },
  {
    id: 'torque',
    title: 'Foot-pounds are read as torque or energy',
    codes: ['unit.torque', 'unit.pound'],
    meaning: 'ft·lb in one unit box is the everyday way to write a torque: a foot times a pound-force.',
    steps: [
      'Write ft*lbm where a mass times a length is meant.',
      'Write ft*lbf to be explicit; the notice goes away.',
    ],
  },
  {
    id: 'hides-function',
    title: 'A name hides a built-in function',
    codes: ['name.hides'],
    meaning:
      'You may use a built-in name for a variable. From that line on it means your variable, and a bracket after it is a product.',
    steps: ['Choose another name if you need the function below.'],
  },
  {
    id: 'hides-constant',
    title: 'A name stands in the place of e or i',
    codes: ['name.hidden'],
    meaning:
      'A line above says let e := … or let i := …, and from there on the name is that value. This line has it where mostly Euler’s number or the imaginary unit is written.',
    steps: ['Write exp(x) for a power of Euler’s number, and sqrt(-1) for the imaginary unit.'],
  },
  {
    id: 'wrapper',
    title: 'The function has become a setting of the result',
    meaning:
      'factor, expand, simplify, evalf and approx around a whole line only say how its result is shown. They are kept with the result, so that the formula itself stays readable.',
    steps: [
      'Take the setting back in the menu of the result.',
      'Undo brings the function back into the formula.',
    ],
  },
  {
    id: 'long-result',
    title: 'The result is very long',
    codes: ['result.long'],
    meaning:
      'Results of more than 3500 characters are calculated, but not drawn unless you ask: they would slow the page down.',
    steps: ['Press Show Result to see it in full.', 'Ask for decimals, or show one element of it.'],
  },
  {
    id: 'file-loading',
    title: 'The file is being loaded',
    codes: ['resource.loading'],
    meaning: 'The values of this block are in a file beside the worksheet, which the page fetches first.',
    steps: ['Wait: the result comes by itself.', 'If it does not come, check the connection.'],
  },
  {
    id: 'file-gaps',
    title: 'The data has gaps',
    codes: ['resource.gaps'],
    meaning:
      'Cells of the file hold no number. Plots leave them out; most functions cannot, and give nothing or something else.',
    steps: [
      'Press Update Import Settings of the data and choose to leave rows with gaps out.',
      'Or choose 0 for such cells, where that is what they mean.',
    ],
  },
  {
    id: 'table-gaps',
    title: 'Cells are missing',
    codes: ['table.gaps', 'table.gaps.read', 'table.gaps.needed'],
    meaning:
      'A cell that is empty or wrong, or reads one that is, has no value. The other rows are computed, and this one is a gap in its column, shown as —. A message comes only where a gap counts in the result.',
    steps: [
      'Correct the cell that the message names: its row and its column stand before the sentence.',
      'Or empty the cell, where the value is missing.',
    ],
  },
  {
    id: 'display',
    title: 'The result cannot be drawn',
    meaning: 'The result is there and other lines can use it; only drawing it failed.',
    steps: [
      'Use the name of the result in further lines.',
      'Ask for decimals or a simpler form in the menu of the result.',
    ],
  },
  {
    id: 'engine',
    title: 'The calculation failed',
    kinds: ['engine'],
    meaning: 'The computer algebra met something in this formula that it cannot deal with.',
    steps: [
      'Split the formula and show its parts on lines of their own.',
      'Give the names values, or use numeric functions such as fsolve( ).',
      'If a formula that ought to work fails, tell us: the worksheet file is enough.',
    ],
  },
  {
    id: 'notice',
    title: 'A notice beside a result',
    kinds: ['notice'],
    codes: ['engine.note'],
    meaning:
      'The result is valid. The notice says how something was understood that can be meant in two ways.',
    steps: ['Read it as a question: if it is not what you mean, write the formula more explicitly.'],
  },
]
