/** Errors of formulas whose units do not fit together. */
import type { MessageTable, Numbers, Texts } from './message.ts'

export const UNITS = {
  'unit.exponent.determinant': 'the size of this matrix has to be known for the unit of its determinant',
  'unit.exponent.factors': ({ found }: Texts<'found'>) =>
    `the number of factors has to be known for a product of values in ${found}`,
  'unit.exponent.matrix': 'the size of this matrix has to be known for its units',
  'unit.exponent.power': ({ base }: Texts<'base'>) => `the exponent of ${base} must be a known number`,
  'unit.exponent.range': 'the unit of the result has an exponent beyond 100',
  'unit.exponent.root': ({ found }: Texts<'found'>) =>
    `the degree of a root of ${found} must be a known number`,
  'unit.mismatch.arguments': ({ name, left, right }: Texts<'name' | 'left' | 'right'>) =>
    `the arguments of ${name} do not fit together: ${left} and ${right}`,
  'unit.mismatch.bounds': ({ name, from, to }: Texts<'name' | 'from' | 'to'>) =>
    `${name} cannot count from ${from} to ${to}`,
  'unit.mismatch.branches': ({ name, left, right }: Texts<'name' | 'left' | 'right'>) =>
    `the values of ${name} need one unit: ${left} and ${right}`,
  'unit.mismatch.coefficients': 'the units of these coefficients do not belong to one polynomial',
  'unit.mismatch.comparison': ({ left, right }: Texts<'left' | 'right'>) =>
    `cannot compare ${left} and ${right}`,
  'unit.mismatch.derivative': ({ name, needed, found }: Texts<'name' | 'needed' | 'found'>) =>
    `the derivative of ${name} is in ${needed}, not ${found}`,
  'unit.mismatch.diagonal': ({ names }: Texts<'names'>) =>
    `the entries of the diagonal need one unit here, not ${names}: they are added to each other`,
  'unit.mismatch.difference': ({ left, right }: Texts<'left' | 'right'>) =>
    `cannot subtract ${left} and ${right} in this product`,
  'unit.mismatch.element': ({ name, before, value }: Texts<'name' | 'before' | 'value'>) =>
    `the elements of ${name} need one unit: it is ${before}, the value ${value}`,
  'unit.mismatch.elements':
    'the elements of this list have different units: the index has to be a known number',
  'unit.mismatch.endless': ({ name }: Texts<'name'>) => `${name} calls itself with ever new units`,
  'unit.mismatch.entry': ({ entry, row, column }: Texts<'entry'> & Numbers<'row' | 'column'>) =>
    `the units of this matrix do not fit together: ${entry} in row ${row}, column ${column} breaks the pattern`,
  'unit.mismatch.event': ({ name, measured, found }: Texts<'name' | 'measured' | 'found'>) =>
    `${name} is ${measured}, so what it becomes cannot be ${found}`,
  'unit.mismatch.field': ({ name, left, right }: Texts<'name' | 'left' | 'right'>) =>
    `${name} would add ${left} and ${right}`,
  'unit.mismatch.input': ({ name, expected, found }: Texts<'name' | 'expected' | 'found'>) =>
    `this argument of ${name} has to be like ${expected}, not ${found}`,
  'unit.mismatch.joined': ({ name, left, right }: Texts<'name' | 'left' | 'right'>) =>
    `${name} needs one unit here: ${left} and ${right}`,
  'unit.mismatch.matrix': 'the units of this matrix do not fit together',
  'unit.mismatch.numeral': ({ text }: Texts<'text'>) => `${text} is not a number`,
  'unit.mismatch.operands': ({ verb, left, right }: Texts<'verb' | 'left' | 'right'>) =>
    `cannot ${verb} ${left} and ${right}`,
  'unit.mismatch.place': ({ place, time }: Texts<'place' | 'time'>) =>
    `the place is in ${place}, but the curves are over ${time}`,
  'unit.mismatch.power': ({ left, right }: Texts<'left' | 'right'>) =>
    `cannot add ${left} and ${right} in this power of a list`,
  'unit.mismatch.product': ({ left, right }: Texts<'left' | 'right'>) =>
    `cannot add ${left} and ${right} in this product`,
  'unit.mismatch.range': ({ from, to }: Texts<'from' | 'to'>) => `a range cannot run from ${from} to ${to}`,
  'unit.mismatch.ranges': 'a list with a range in it needs numbers of one unit',
  'unit.mismatch.recursion': ({ name }: Texts<'name'>) =>
    `${name} gives different units when it calls itself`,
  'unit.mismatch.replacement': ({ left, right }: Texts<'left' | 'right'>) =>
    `these do not fit together: ${left} and ${right}`,
  'unit.mismatch.returned': ({ left, right }: Texts<'left' | 'right'>) =>
    `the returned values need one unit: ${left} and ${right}`,
  'unit.mismatch.side-by-side': ({ left, right }: Texts<'left' | 'right'>) =>
    `Expected an operator between ${left} and ${right}; only a smaller unit of the same kind follows without one, as in 5 [ft] 3 [in].`,
  'unit.mismatch.start': ({ name, measured, found }: Texts<'name' | 'measured' | 'found'>) =>
    `${name} is ${measured}, so its start value cannot be ${found}`,
  'unit.mismatch.step': ({ step, time }: Texts<'step' | 'time'>) =>
    `the step is in ${step}, but the range is in ${time}`,
  'unit.mismatch.temperature': ({ name, found }: Texts<'name' | 'found'>) =>
    `${name} needs a temperature, not ${found}`,
  'unit.mismatch.transform': ({ name, from, to }: Texts<'name' | 'from' | 'to'>) =>
    `the variables of ${name} are not inverse to each other: ${from} and ${to}`,
  'unit.mismatch.uncertainty': ({ value, spread }: Texts<'value' | 'spread'>) =>
    `the uncertainty of ${value} cannot be ${spread}: write both in one unit, as in 5.0 ± 0.1 [mm]`,
  'unit.mismatch.unnamed':
    'this function is computed in another way for these arguments: define it in a line of its own',
  'unit.mismatch.values': ({ name, left, right }: Texts<'name' | 'left' | 'right'>) =>
    `${name} needs values of one unit, not ${left} and ${right}`,
  'unit.mismatch.variable': ({ name, before, here }: Texts<'name' | 'before' | 'here'>) =>
    `${name} needs one unit: it is ${before} before, here ${here}`,
  'unit.plain.argument': ({ name, needed, found }: Texts<'name' | 'needed' | 'found'>) =>
    `${name} needs ${needed}, not ${found}`,
  'unit.plain.arguments': ({ name, found }: Texts<'name' | 'found'>) =>
    `${name} needs plain numbers, not ${found}`,
  'unit.plain.condition': ({ name, found }: Texts<'name' | 'found'>) =>
    `${name} needs a condition, not ${found}`,
  'unit.plain.exponent': ({ found }: Texts<'found'>) => `the exponent must be a plain number, not ${found}`,
  'unit.plain.factorial': ({ found }: Texts<'found'>) => `a factorial needs a plain number, not ${found}`,
  'unit.plain.factorial-call': ({ found }: Texts<'found'>) => `factorial needs a plain number, not ${found}`,
  'unit.plain.fit': ({ name, found, data }: Texts<'name' | 'found' | 'data'>) =>
    `the coefficients of ${name} need plain numbers, not ${found}: fit what is divided by a unit, as in ${name}(${data})`,
  'unit.plain.index': ({ found }: Texts<'found'>) => `an index is a plain number, not ${found}`,
  'unit.plain.logic': ({ operator, found }: Texts<'operator' | 'found'>) =>
    `${operator} needs conditions, not ${found}`,
  'unit.plain.place': ({ name, expected, found }: Texts<'name' | 'expected' | 'found'>) =>
    `${name} takes ${expected} here, not ${found}`,
  'unit.plain.quantity': ({ found }: Texts<'found'>) => `a unit needs a plain number before it, not ${found}`,
  'unit.plain.rounded': ({ name, unit }: Texts<'name' | 'unit'>) =>
    `${name} needs a plain number, not ${unit}: divide by the unit first, as in ${name}(x / (1 [${unit}])) * 1 [${unit}]`,
  'unit.plain.unknown-function': ({ name, found }: Texts<'name' | 'found'>) =>
    `${name} is not a known function: its arguments have to be plain numbers, not ${found}`,
  'unit.plain.what': ({ what, name, found }: Texts<'what' | 'name' | 'found'>) =>
    `${what} of ${name} is a plain number, not ${found}`,
  'unit.shown': ({ unit, found }: Texts<'unit' | 'found'>) =>
    `cannot use [${unit}] as the display unit of ${found}`,
} as const satisfies MessageTable
