/** LaTeX of names, function names and units. */
import { isGreekCommand } from '../greek.ts'
import { FUNCTION_COMMANDS } from '@calcwright/reference/functions'
import { spelled } from '../latex-text.ts'
import { ACCENTS, splitName } from '../names.ts'
import type { UnitExpression } from '../tree.ts'
import { unitNameToText } from './unit-text.ts'

/** Text for `\\text`, with the characters that mean something to LaTeX escaped. */
export function escapeText(text: string): string {
  return text.replace(/[\\{}$%#&_^~]/g, character => spelled(character) ?? `\\${character}`)
}

/** A text with its quotation marks, as the name of a row has them. */
export const quotedToLatex = (text: string): string => `\\text{"${escapeText(text)}"}`

/**
 * A variable's name: Greek letters as commands, several letters upright, accents above, primes behind where it is
 * the rate of an unknown. What is no name is text.
 */
export function nameToLatex(name: string): string {
  const [, rated, primes] = /^(.*[^'])('+)$/su.exec(name) ?? []
  if (rated !== undefined) return nameToLatex(rated) + primes!
  if (!/^[\p{L}\d_~]+$/u.test(name)) return `\\text{${escapeText(name)}}`
  const { body, subscript } = splitName(name)
  return subscript ? `${bodyToLatex(body)}_{${subscriptToLatex(subscript)}}` : bodyToLatex(body)
}

function bodyToLatex(body: string): string {
  const accented = /^(.*)~([a-z])~$/s.exec(body)
  if (accented) {
    const inner = bodyToLatex(accented[1]!)
    if (accented[2] === 's') return `${inner}^{\\star}`
    return accented[2] === 'p' ? primed(inner) : `\\${ACCENTS.get(accented[2]!)}{${inner}}`
  }
  if (isGreekCommand(body)) return `\\${body}`
  if ([...body].length === 1) return body
  const difference = /^Delta(\p{L}.*)$/su.exec(body)
  if (difference) return `\\Delta ${bodyToLatex(difference[1]!)}`
  return `\\mathrm{${body.replaceAll('~', '\\sim ')}}`
}

/** The primes of a variable, with a space that those of a derivative have not. */
const primed = (inner: string): string =>
  inner.endsWith('\\prime\\,}') ? `${inner.slice(0, -3)}\\prime\\,}` : `${inner}^{\\prime\\,}`

function subscriptToLatex(subscript: string): string {
  return subscript.split('_').map(partToLatex).join(',')
}

/**
 * Letters of a subscript stand upright, one as several: that is how the field sets what is typed. `T_infinity` has the
 * sign, as the temperature far from a wall.
 */
function partToLatex(part: string): string {
  if (part === 'infinity') return '\\infty'
  if (/^\d+$/.test(part)) return part
  return isGreekCommand(part) ? `\\${part}` : `\\mathrm{${part}}`
}

/** A name in the letters that typing gives: a longer one slanted, not upright. Both are read alike. */
export function typedNameToLatex(name: string): string {
  const latex = nameToLatex(name)
  const body = /^\\mathrm\{(\p{L}[\p{L}\d]+)\}/u.exec(latex)
  return body ? body[1]! + latex.slice(body[0].length) : latex
}

/** The name before the bracket of a call. */
export function functionToLatex(name: string): string {
  const command = FUNCTION_COMMANDS.get(name)
  if (command) return `\\${command}`
  const { body } = splitName(name)
  if (isGreekCommand(body) || [...body].length === 1 || body.includes('~') || name !== body)
    return nameToLatex(name)
  return `\\operatorname{${name}}`
}

/** The box that the LaTeX parser reads as a unit, around LaTeX as {@link unitContents} gives it. */
export function unitBox(contents: string): string {
  return `\\class{unit}{${contents}}`
}

/** A box behind its number: a thin space apart, but for the sign of degrees (SI Brochure, 9th edition, 5.4.3). */
export function unitBoxBehindNumber(contents: string): string {
  return `${contents === DEGREE ? '' : '\\,'}${unitBox(contents)}`
}

/** A unit in its box. */
export function unitToLatex(unit: UnitExpression): string {
  return unitBox(unitContents(unit))
}

/** A unit in its box behind its number. */
export function unitBehindNumber(unit: UnitExpression): string {
  return unitBoxBehindNumber(unitContents(unit))
}

/** LaTeX of a unit without its box. */
export function unitContents(unit: UnitExpression): string {
  switch (unit.kind) {
    case 'unit':
      return unitNameToLatex(unit.name)
    case 'unit-number':
      return unit.text
    case 'unit-product':
      return `${unitContents(unit.left)}\\cdot ${unitFactor(unit.right)}`
    case 'unit-quotient':
      return `\\frac{${unitContents(unit.left)}}{${unitContents(unit.right)}}`
    case 'unit-power': {
      const simple = unit.base.kind === 'unit' || unit.base.kind === 'unit-number'
      const base = simple ? unitContents(unit.base) : `\\left(${unitContents(unit.base)}\\right)`
      return `${base}^{${unit.exponent}}`
    }
  }
}

const DEGREE = '\\degree'

/** LaTeX of a unit's name: micro, degrees and ohms by their signs; the rest upright. */
export function unitNameToLatex(name: string): string {
  if (name === '%') return '\\%'
  const [, delta, degree, letters] = /^(\u0394?)(°?)(.*)$/su.exec(unitNameToText(name))!
  // A letter right behind a command would be part of its name.
  const upright = letters!
    .replaceAll('_', '\\_')
    .replaceAll(/\u03a9(?=\p{L})/gu, '\\Omega ')
    .replaceAll('\u03a9', '\\Omega')
  const sign = (delta === '' ? '' : '\\Delta') + (degree === '' ? '' : DEGREE)
  return sign !== '' && upright === '' ? sign : `${sign}\\mathrm{${upright}}`
}

function unitFactor(unit: UnitExpression): string {
  const text = unitContents(unit)
  return unit.kind === 'unit-product' ? `\\left(${text}\\right)` : text
}
