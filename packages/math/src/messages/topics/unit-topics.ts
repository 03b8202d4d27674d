/** Units that are unknown or do not balance. */
import type { Topic } from './topic.ts'

export const UNIT_TOPICS: readonly Topic[] = [
  {
    id: 'unknown-unit',
    title: 'The unit is not known',
    codes: ['unit.unknown', 'syntax.unit'],
    meaning:
      'What stands in a unit box has to be a built-in unit, a product, a quotient or a power of such units. Units are case-sensitive: mW is a milliwatt, MW a megawatt.',
    example: { wrong: ['5 [meterz] ='], right: ['5 [m] ='] },
    steps: [
      'Take the unit from the m/s menu, or type its English name.',
      'Express it by units that are known: 3 [N/mm^2].',
      'To use a name of your own, define it as a quantity: barrel := 159 [L].',
    ],
  },
  {
    id: 'unit-mismatch',
    title: 'The units do not fit together',
    codes: ['unit.mismatch'],
    kinds: ['unit'],
    meaning:
      'Only quantities of the same dimension can be added, subtracted or compared: a length with a length, a force with a force. The message names both units, the place is the sign between them.',
    example: { wrong: ['3 [m] + 2 ='], right: ['3 [m] + 2 [m] ='] },
    steps: [
      'Give the number beside it the unit that is meant.',
      'Show both parts on lines of their own: the unit of each result tells which one is wrong.',
      'Look for a missing square, length or time: N and N/m, m and m^2.',
    ],
  },
  {
    id: 'plain-number',
    title: 'A number without a unit is needed here',
    codes: ['unit.plain'],
    meaning:
      'Exponents, logarithms, exponential functions and factorials are defined for plain numbers only, trigonometric functions for angles.',
    example: { wrong: ['ln(5 [s]) ='], right: ['tau := 2 [s]', 'ln(5 [s]/tau) ='] },
    steps: [
      'Divide the quantity by a reference of the same unit.',
      'An empirical formula wants the number in a certain unit: x/(1 [mm]).',
    ],
  },
  {
    id: 'wrong-result-unit',
    title: 'The result cannot be shown in this unit',
    codes: ['unit.shown'],
    meaning:
      'A result is shown only in a unit of its own dimension. If it has another one than you expect, the formula is not what you mean.',
    example: { wrong: ['6 [N]/(2 [m^2]) = [N]'], right: ['6 [N]/(2 [m^2]) = [kPa]'] },
    steps: [
      'Click the unit of the result to see the units that fit.',
      'If they surprise you, check the formula.',
    ],
  },
  {
    id: 'unit-in-brackets',
    title: 'A unit stands in brackets',
    codes: ['name.unit', 'name.unit.alone'],
    meaning:
      'A word without brackets is a name, and names are yours: m may be a mass. What stands in square brackets behind a number is a unit.',
    example: { wrong: ['5*kN ='], right: ['5 [kN] ='] },
    steps: [
      'Write the unit in brackets behind the number, with a space before them.',
      'If a name is meant, define it on a line above.',
    ],
  },
  {
    id: 'unit-as-read',
    title: 'How a unit was read',
    codes: ['unit.glued', 'unit.slash', 'unit.inside'],
    meaning:
      'A unit may be written in more than one way, and some of them say another thing than they seem to. The notice says how this one was read.',
    example: { wrong: ['5 [W/mK] ='], right: ['5 [W/(m*K)] ='] },
    steps: ['Put what belongs below the line into brackets: W/(m*K).', 'Part units by * or a space: N*m.'],
  },
  {
    id: 'ratios',
    title: 'Ratios, levels and turns',
    codes: ['unit.level', 'unit.ratio', 'unit.rate'],
    meaning:
      'Decibels, percent, radians and turns have no dimension, so that only the formula tells which of them is meant.',
    steps: [
      'Write the level of a ratio as a formula: 10*log10(P/P_0), or 20*log10(V/V_0) for amplitudes.',
      'Multiply by 1 [rev] what counts turns.',
    ],
  },
]
