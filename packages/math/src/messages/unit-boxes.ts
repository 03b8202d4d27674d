/** Messages on unit boxes that are unknown, or are read in a way that may surprise. */
import { type CodesOf, type MessageTable, messagesOf, type Texts } from './message.ts'

const UNKNOWN_UNIT =
  "This is not a built-in unit. Please express as a function of built-in units (use the 'm/s' dropdown from the menubar for a full list)."

export const UNKNOWN_UNITS = {
  'unit.unknown': ({ name }: Texts<'name'>) => `Error: Unknown unit in input (${name}). ${UNKNOWN_UNIT}`,
  'unit.unknown.exponent': ({ exponent }: Texts<'exponent'>) =>
    `Expected a number as the exponent of a unit, not ${exponent}.`,
  'unit.unknown.factor': ({ factor }: Texts<'factor'>) =>
    `Expected a number above zero as the factor of a unit, not ${factor}.`,
  'unit.unknown.gauge': ({ name, unit }: Texts<'name' | 'unit'>) =>
    `${name} counts from the pressure of the atmosphere, which is no unit: write ${unit} for the pressure above it, as it acts on a wall, or add it for the absolute one, as in 4 [${unit}] + 101.325 [kPa].`,
  'unit.unknown.instead': ({ name, instead }: Texts<'name' | 'instead'>) =>
    `Error: Unknown unit in input (${name}). ${UNKNOWN_UNIT} ${instead}`,
  'unit.unknown.large-exponent': ({ exponent }: Texts<'exponent'>) =>
    `The exponent ${exponent} of a unit is too large or has too many digits.`,
  'unit.unknown.level': ({ name }: Texts<'name'>) =>
    `A level in ${name} stands alone in its box: write (-174 [${name}])/(1 [Hz]) for one per hertz.`,
  'unit.unknown.rate': ({ currency }: Texts<'currency'>) =>
    `No exchange rate for ${currency} is known here: name its price, as in price := 100 [USD].`,
  'unit.unknown.size': ({ unit }: Texts<'unit'>) =>
    `The unit ${unit} is too large or too small: decimals go from 2.2e-308 to 1.8e308. Write a smaller power of ten.`,
} as const satisfies MessageTable

export const READ_UNITS = {
  'unit.degree': ({ letter, meaning }: Texts<'letter' | 'meaning'>) =>
    `${letter} is the ${meaning}: write deg${letter} (°${letter}) for degrees.`,
  'unit.glued': ({ before, after }: Texts<'before' | 'after'>) => `${before} is read as ${after}.`,
  'unit.normal':
    'Nm^3 is a newton times a cubic metre: write m^3 for normal cubic metres, and say at which state.',
  'unit.pound': 'Here lb is a mass: write lbf for the force, as in ft*lbf/s.',
  'unit.slash': ({ left, right, instead }: Texts<'left' | 'right' | 'instead'>) =>
    `Read from left to right, as (${left})*${right}. Write ${instead} if all of it belongs below the line.`,
  'unit.torque':
    'A foot or inch times a pound is read as torque or energy (ft*lbf); write lbm for a mass times a length.',
} as const satisfies MessageTable

export type UnknownUnitCode = CodesOf<typeof UNKNOWN_UNITS>
export type ReadUnitCode = CodesOf<typeof READ_UNITS>

export const message = messagesOf({ ...UNKNOWN_UNITS, ...READ_UNITS })
