/** Notices on how a formula was read, where another reading is often meant. */
import type { MessageTable, Texts } from './message.ts'

export const READINGS = {
  'reading.columns': ({ name }: Texts<'name'>) =>
    `${name} of a matrix takes each column: ${name}(flatten(A)) takes all items.`,
  'reading.dot-product': ({ product }: Texts<'product'>) =>
    `${product} of two lists is their dot product: .* multiplies item by item.`,
  'reading.dot-product.inside':
    'The function multiplies lists by *, which is their dot product: write .* to go item by item, or dot(a, b).',
  'reading.factorial': ({ inner }: Texts<'inner'>) =>
    `${inner}! is read as (${inner})!, not as a double factorial.`,
  'reading.fraction': ({ top, below, factor }: Texts<'top' | 'below' | 'factor'>) =>
    `${top}/${below} ${factor} is read as (${top}/${below})*${factor}: write ${top}/(${below}*${factor}) for the other.`,
  'reading.date': ({ written, value }: Texts<'written' | 'value'>) =>
    `${written} is read as a difference, ${value}: there are no dates in formulas.`,
  'reading.list-power': ({
    power,
    product,
    base,
    exponent,
  }: Texts<'power' | 'product' | 'base' | 'exponent'>) =>
    `${power} of a list is ${product} with itself: ${base}.^${exponent} raises each item.`,
  'reading.orders':
    'The equations are solved first; solutions that do not meet the inequalities are left out.',
  'reading.orders.periods':
    'Sines, cosines and tangents repeat: a function finds only the solutions nearest to zero. Outside of one, solve lists all within the bounds.',
  'reading.plus-minus': ({ value, spread }: Texts<'value' | 'spread'>) =>
    `${value}+-${spread} is read as ${value} - ${spread}: write ${value} ± ${spread} for an uncertainty.`,
  'reading.polynomials':
    'This divides polynomials, so numbers leave no remainder: irem(a, b), iquo(a, b) and mod(a, b) are for numbers.',
  'reading.quotient': ({ left, right }: Texts<'left' | 'right'>) =>
    `${left}/${right} divides item by item: ${left}*inv(${right}) multiplies by the inverse.`,
  'reading.radians': ({ number }: Texts<'number'>) =>
    `${number} counts radians here: write ${number}° for degrees.`,
  'reading.remainder': ({ share, whole }: Texts<'share' | 'whole'>) =>
    `${share} % ${whole} is read as the remainder of ${share}/${whole}: write ${share}%*x for per cent of x.`,
  'reading.repeats': ({ item, count }: Texts<'item' | 'count'>) =>
    `seq(${item}, ${count}) repeats ${item}: the numbers from ${item} to ${count} are ${item}..${count} or seq(k, k, ${item}, ${count}).`,
  'reading.share': ({ share, number, more, operator }: Texts<'share' | 'number' | 'more' | 'operator'>) =>
    `${share} is ${number}/100 here: for ${share} ${more}, multiply by (1 ${operator} ${share}).`,
  'reading.short': ({ written, value, spread }: Texts<'written' | 'value' | 'spread'>) =>
    `${written} is read as ${value} ± ${spread}, digits in brackets being an uncertainty: write * for a product.`,
  'reading.short.product': ({ value, digits }: Texts<'value' | 'digits'>) =>
    `${value}(${digits}) is read as the product ${value}*${digits}: write ± for an uncertainty.`,
  'reading.steps': ({ unit }: Texts<'unit'>) =>
    `This range goes in steps of 1 ${unit}: write a, b..c for others, b being the second number.`,
  'reading.zeros': ({ rows, columns }: Texts<'rows' | 'columns'>) =>
    `zeros(${rows}, ${columns}) seeks the ${columns} for which ${rows} is 0: a matrix of zeros is newMat(${rows}, ${columns}).`,
  'level.difference': 'The difference of two levels is a number of decibels.',
  'level.sum':
    'The quantities are added, not their decibels: 10 dBm and 10 dBm are 20 mW, or 13 dBm. A gain is written in dB.',
  'temperature.absolute':
    'A °C or °F reading was used in a product or function: it counts as an absolute temperature in K. Write deltaC or deltaF (Δ°C, Δ°F) where a difference is meant.',
  'temperature.absolute.zero':
    'A 0 without a unit counts as 0 K beside a °C or °F reading: write its unit, as in 0 °C.',
  'temperature.difference':
    'A °C or °F value was added to another: it is taken as a difference (Δ°C, Δ°F). Write deltaC or deltaF for a difference, K or absT( ) for an absolute temperature.',
  'temperature.kelvin':
    'A value in K is added to a °C or °F reading: it counts as the difference. Write deltaC or deltaF (Δ°C, Δ°F) where the second one is the difference.',
  'temperature.kelvin.offset':
    'A °C or °F reading counts from absolute zero already, so that 273.15 K more is another temperature. Write = K behind the reading to show it in kelvin.',
  'temperature.kelvin.either':
    'A value in K is subtracted from a °C or °F reading: it may be a temperature or a difference, so the result is in K. Write relT( ) around a difference, absT( ) around the reading where both are temperatures.',
  'unit.fraction': ({ fraction, unit, readAs }: Texts<'fraction' | 'unit' | 'readAs'>) =>
    `${fraction} [${unit}] is read as ${readAs}: write (${fraction}) [${unit}] for a fraction of ${unit}.`,
  'unit.radians': ({ name }: Texts<'name'>) =>
    `${name} counts radians here: for degrees write ${name}(x / (1 [deg])) * 1 [deg].`,
  'unit.removed': ({ unit }: Texts<'unit'>) => `unit_remove gives the number in ${unit}.`,
  'unit.turns':
    'The radians of an angular speed are counted twice here: 1 [rpm] is 2*pi/60 rad/s already. Leave out the factor of pi, or write 1/min for turns.',
} as const satisfies MessageTable
