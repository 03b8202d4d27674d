/** Cells of handcalcs: assignments of Python as formulas. */
import { isUnit } from '@calcwright/math/units'
import type { ImportedLine } from '../imported.ts'
import type { NameTable } from '../names.ts'

/** Functions of `math` and `numpy` by what they are here. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  log: 'ln', log10: 'log', log2: 'log2', fabs: 'abs', radians: 'rad', arcsin: 'asin', arccos: 'acos', arctan: 'atan',
  sqrt: 'sqrt', sin: 'sin', cos: 'cos', tan: 'tan', asin: 'asin', acos: 'acos', atan: 'atan', atan2: 'atan2',
  sinh: 'sinh', cosh: 'cosh', tanh: 'tanh', exp: 'exp', abs: 'abs', floor: 'floor', ceil: 'ceil', round: 'round',
} // prettier-ignore

/** Rows that calculate nothing. */
const QUIET = /^\s*(?:%|import\b|from\b|handcalcs\.|print\(|$)/
const ASSIGNED = /^\s*([\p{L}_][\p{L}\p{N}_]*)\s*=(?!=)\s*(.+)$/u

/**
 * @param names the table of the file
 * @param defined names that the rows above define; those of this row are added
 * @returns null for a row that calculates nothing
 */
export function lineOfPython(
  row: string,
  names: NameTable,
  defined: Set<string>,
): Pick<ImportedLine, 'kind' | 'plain' | 'remark'> | null {
  if (QUIET.test(row)) return null
  const [, comment] = /^\s*#\s*(.*)$/.exec(row) ?? []
  if (comment !== undefined) return comment === '' ? null : { kind: 'text', plain: `# ${comment}` }
  const [code = '', ...behind] = row.split('#')
  const [, name, value] = ASSIGNED.exec(code) ?? []
  try {
    const text = formulaOf(value ?? code.trim(), names, defined)
    const remark = behind.length > 0 ? ` // ${behind.join('#').trim()}` : ''
    if (name === undefined) return { kind: 'formula', plain: `${text} =${remark}` }
    defined.add(name)
    const isValue = /^-?[\d.e-]+(?: \[[^\]]+\])?$/i.test(text)
    return { kind: 'formula', plain: `${names.of(name)} := ${text}${isValue ? '' : ' ='}${remark}` }
  } catch (error) {
    return { kind: 'kept', plain: `# ${row.trim()}`, remark: (error as Error).message }
  }
}

const TOKENS =
  /(\d+(?:\.\d*)?(?:[eE][+-]?\d+)?|\.\d+)|((?:math|np|numpy)\.)?([\p{L}_][\p{L}\p{N}_]*)|(\*\*|[-+*/(),])|(\s+)|(.)/gu
const WORDS = /^(?:def|if|elif|else|for|while|return|lambda|class|with|try|in|and|or|not|None|True|False)$/

/** @throws Error with a sentence for what is no plain arithmetic */
function formulaOf(code: string, names: NameTable, defined: ReadonlySet<string>): string {
  let text = ''
  for (const token of code.trim().matchAll(TOKENS)) {
    const [, number, , name, sign, , other] = token
    if (other !== undefined || (name !== undefined && WORDS.test(name)))
      throw new Error(`${other ?? name} of Python has no counterpart here.`)
    if (number !== undefined) text += number
    else if (name !== undefined) {
      const isCall = code.trim()[token.index + token[0].length] === '('
      text += isCall ? functionOf(name) : nameOf(name, names, defined, text)
    } else if (sign !== undefined) text += sign === '**' ? '^' : sign
    else text += ' '
  }
  // A number and its unit are one factor here.
  return text
    .replaceAll(/(\d)\s*\*\s*1 \[/g, '$1 [')
    .replaceAll(/\/\s*1 \[/g, '/[')
    .replaceAll(/\](?:\s*)\/\[([^\]]*)\]/g, '/$1]')
    .trim()
}

function functionOf(name: string): string {
  if (Object.hasOwn(FUNCTIONS, name)) return FUNCTIONS[name]!
  throw new Error(`The function ${name} of Python has no counterpart here.`)
}

/** A name that nothing defines, and that is a unit, is one of it. */
function nameOf(name: string, names: NameTable, defined: ReadonlySet<string>, before: string): string {
  if (defined.has(name)) return names.of(name)
  if (name === 'pi') return 'pi'
  if (isUnit(name) && /[\d*/]\s*$/.test(before)) return `1 [${name}]`
  return names.of(name)
}
