/** Pages of help on the settings of a worksheet, which are found by what people call them. */
import type { Topic } from '@calcwright/math/messages/topics'

const WHERE =
  'Open Worksheet settings… in the menu of the worksheet; Default settings… has the same for new worksheets.'

const setting = (id: string, title: string, words: string, meaning: string): Topic => ({
  id: `setting-${id}`,
  title,
  words,
  meaning,
  steps: [WHERE],
})

export const SETTING_TOPICS: readonly Topic[] = [
  setting(
    'digits',
    'Significant digits',
    'precision, accuracy, rounding, round, number of digits, decimals, decimal places',
    'Results show this many significant digits. They are calculated with full precision, and one result may show more or fewer by its own menu.',
  ),
  setting(
    'form',
    'Results exact or decimal',
    'exact, fraction, float, numeric mode, symbolic mode, approximate',
    'Results are shown as exact forms such as 2/3 and √2, or as decimal numbers.',
  ),
  setting(
    'angle',
    'Angles without a unit',
    'degrees, radian, radians, degree mode, angle mode, sin of degrees',
    'A plain number in sin, cos and tan is radians or degrees. Angles with a unit, 30°, mean what they say.',
  ),
  setting(
    'separator',
    'Decimal separator',
    'decimal comma, comma, decimal point, german numbers, locale',
    'Numbers are typed and shown with a point, or with a comma: then a semicolon separates the items of lists and arguments. It is chosen for the worksheet, or for yourself in this browser.',
  ),
  setting(
    'thousands',
    'Thousands separators',
    'thousand, grouping, digit grouping, 1 000 000',
    'Long numbers are shown with spaces between each three digits.',
  ),
  setting(
    'number-forms',
    'Numbers of a report',
    'decimal places, decimals, fixed, engineering notation, scientific notation, trailing zeros, rounding, format',
    'Results are written with significant digits, decimal places, or in engineering or scientific form, with zeros at the end if wanted: for all numbers, and for units that differ, such as one place for kN*m. The menu of a line gives it a form of its own, and the table lists these lines. No number but zero is ever shown as zero, and counts stay whole. Tables, references and files have the same.',
  ),
  setting(
    'units',
    'Units of results',
    'default units, si, us units, imperial units, unit system, preferred units, derived units',
    'Results are shown in the units of this list where they fit: N and MPa, or lbf and psi.',
  ),
  setting(
    'one-letter',
    'One-letter units recognised while typing',
    'm as a unit, letter units, single letter, variable read as unit',
    'These letters behind a number are read as units while typing. A letter that names a variable stays a variable.',
  ),
  setting(
    'complex',
    'Complex answers, and i or j',
    'imaginary, complex numbers, imaginary unit, j, phasor',
    'Roots of negative numbers and equations without real solutions have complex answers where this is on. The imaginary unit is written i or j.',
  ),
  setting(
    'index',
    'Lists are numbered from',
    'origin, zero based, one based, index base, first index',
    'The first item of a list has the number 0 or 1.',
  ),
  setting(
    'steps',
    'Steps to results',
    'steps, show work, substitution, values put in, handcalcs, intermediate',
    'Below each formula stand the formula with the values put in, and the result, as in a calculation by hand.',
  ),
  setting(
    'rates',
    'Day of the exchange rates',
    'currency, money, euro, dollar, exchange rate',
    'Amounts of money are converted by the rates of this day, which the foot of the worksheet names.',
  ),
  setting(
    'includes',
    'Default includes',
    'always include, default library, constants',
    'These libraries and worksheets are known in every new worksheet.',
  ),
]
