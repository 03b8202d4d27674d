/** Properties of values, columns and cells of tables, as both notations write them. */
import { isMaker } from '@calcwright/reference/holders'
import { isName } from '../names.ts'
import type { CallNode, Expression, PropertyNode } from '../tree.ts'
import { functionToLatex, nameToLatex, quotedToLatex } from './latex-names.ts'

const tableOf = ({ object }: PropertyNode): string => (object.kind === 'name' ? object.name : '')

/** The text of a part of a formula. */
type Print = (node: Expression) => string

/** `bolts.A_s`, or `bolts("M12", A_s)`; `W:h` and `W:h(P: 80 [bar], s: s_1)`. */
export function propertyToPlain(node: PropertyNode, object: string, print: Print): string {
  const { property, row } = node
  if (row) return `${tableOf(node)}("${row.text}", ${isName(property) ? property : `"${property}"`})`
  return `${object}${node.columnSpan ? '.' : ':'}${property}${node.args ? `(${argumentsToPlain(node, print)})` : ''}`
}

/** @returns the arguments with the text and the names before them */
export function argumentsToPlain(node: CallNode | PropertyNode, print: Print): string {
  const { args = [], labels = [] } = node
  const texts = args.map((arg, at) => {
    const text = print(arg)
    if (labels[at]) return `${labels[at].name}: ${text}`
    return mayHaveNames(node) && beginsWithProperty(arg) ? `(${text})` : text
  })
  return [...quotedBefore(node, text => `"${text}"`), ...texts].join(', ')
}

export function propertyToLatex(node: PropertyNode, object: string, print: Print): string {
  const { property, row } = node
  const column = isName(property) ? nameToLatex(property) : quotedToLatex(property)
  if (row) return `${functionToLatex(tableOf(node))}\\left(${quotedToLatex(row.text)},${column}\\right)`
  const args = node.args ? `\\left(${argumentsToLatex(node, print)}\\right)` : ''
  return `${object}${node.columnSpan ? '.' : ':'}${nameToLatex(property)}${args}`
}

export function argumentsToLatex(node: CallNode | PropertyNode, print: Print): string {
  const { args = [], labels = [] } = node
  const texts = args.map((arg, at) => {
    const text = print(arg)
    if (labels[at]) return `${nameToLatex(labels[at].name)}:${mayHaveNames(node) ? '' : '\\:'}${text}`
    return mayHaveNames(node) && beginsWithProperty(arg) ? `\\left(${text}\\right)` : text
  })
  return [...quotedBefore(node, quotedToLatex), ...texts].join(',')
}

const mayHaveNames = (node: CallNode | PropertyNode): boolean =>
  node.kind === 'property' || isMaker(node.name)

/** Whether it would be read as an argument with its name: `S:T + 5 [K]`. */
function beginsWithProperty(node: Expression): boolean {
  switch (node.kind) {
    case 'property':
      return node.object.kind === 'name' ? !node.columnSpan : beginsWithProperty(node.object)
    case 'binary':
      return beginsWithProperty(node.left)
    case 'unary':
      return (node.operator === '!' || node.operator === '%') && beginsWithProperty(node.operand)
    case 'compare':
      return beginsWithProperty(node.operands[0]!)
    case 'index':
      return beginsWithProperty(node.target)
    case 'quantity':
      return beginsWithProperty(node.value)
    case 'range':
      return beginsWithProperty(node.from)
    default:
      return false
  }
}

const quotedBefore = (node: CallNode | PropertyNode, quoted: (text: string) => string): string[] =>
  node.kind === 'call' && node.text ? [quoted(node.text.text)] : []
