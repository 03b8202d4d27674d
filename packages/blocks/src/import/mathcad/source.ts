/** Formulas of Mathcad as their author reads them, in one line: for texts and for the report. */
import type { XmlElement } from '../xml.ts'
import { nameOf } from './names.ts'

const SIGNS: Readonly<Record<string, readonly [sign: string, level: number]>> = {
  or: ['∨', 1], and: ['∧', 2], xor: ['⊕', 1], equal: ['=', 3], notEqual: ['≠', 3], lessThan: ['<', 3], greaterThan: ['>', 3],
  lessOrEqual: ['≤', 3], greaterOrEqual: ['≥', 3], plus: ['+', 4], minus: ['-', 4], mult: ['*', 5], scale: ['*', 5],
  div: ['/', 5], crossProduct: ['×', 5], dotProduct: ['·', 5], pow: ['^', 7],
} // prettier-ignore

/** Words between the two parts of a definition. */
const DEFINING: Readonly<Record<string, string>> = { define: ' := ', globalDefine: ' ≡ ', localDefine: ' ← ' }

/** Results are not part of it. */
export function sourceOf(element: XmlElement): string {
  const { name, children } = element
  const parts = children.filter(one => one.name !== 'result' && one.name !== 'resultFormat')
  const [first, second] = parts
  const all = (by: string): string => parts.map(sourceOf).join(by)
  if (Object.hasOwn(DEFINING, name)) return all(DEFINING[name]!)
  switch (name) {
    case 'id':
      return nameOf(element)
    case 'real':
      return element.text.trim()
    case 'str':
      return `"${element.text}"`
    case 'placeholder':
      return '□'
    case 'provenance':
      return sourceOf(children.at(-1)!)
    case 'parens':
      return `(${all(', ')})`
    case 'eval':
      return second && second.children[0]?.name !== 'placeholder' ? all(' = ') : `${sourceOf(first!)} =`
    case 'range':
      return all(' .. ')
    case 'matrix':
      return matrixSource(element)
    case 'function':
      return `${sourceOf(first!)}(${second ? sourceOf(second) : ''})`
    case 'apply':
      return first ? applied(first, parts.slice(1)) : ''
    case 'program':
      return `{ ${all('; ')} }`
    case 'symEval':
      return all(' → ')
    case 'unitOverride':
    case 'sequence':
    case 'boundVars':
    case 'bounds':
    case 'lambda':
    case 'command':
      return all(', ')
    default:
      return parts.length > 0 ? `${name}(${all(', ')})` : element.text.trim() || name
  }
}

function applied(operator: XmlElement, operands: readonly XmlElement[]): string {
  const [sign, level] = Object.hasOwn(SIGNS, operator.name) ? SIGNS[operator.name]! : []
  const [first, second] = operands
  if (sign !== undefined && level !== undefined && first && second) {
    const between = level < 5 ? ` ${sign} ` : sign
    return `${within(first, level)}${between}${within(second, level + 0.5)}`
  }
  if (operator.name === 'neg' && first) return `-${within(first, 5)}`
  if (operator.name === 'nthRoot' && first?.name === 'placeholder' && second) return `√(${sourceOf(second)})`
  if (operator.name === 'indexer' && first && second) return `${sourceOf(first)}[${sourceOf(second)}]`
  return `${operator.name === 'id' ? nameOf(operator) : operator.name}(${operands.map(sourceOf).join(', ')})`
}

/** An operand in brackets where it binds more loosely than what stands around it. */
function within(operand: XmlElement, level: number): string {
  const [operator] = operand.name === 'apply' ? operand.children : []
  const own = operator && Object.hasOwn(SIGNS, operator.name) ? SIGNS[operator.name]![1] : 9
  return own < level ? `(${sourceOf(operand)})` : sourceOf(operand)
}

/** Items stand column by column. */
function matrixSource({ attributes, children }: XmlElement): string {
  const rows = Number(attributes['rows'])
  const lines = Array.from({ length: rows || 1 }, (_, row) =>
    children
      .filter((__, at) => !rows || at % rows === row)
      .map(sourceOf)
      .join(', '),
  )
  return `[${lines.join('; ')}]`
}
