/** Trees as short text for the tables of tests: `(+ a (* 2 x))`. Spans are left out. */
import type {
  NameNode,
  DefinitionTarget,
  Expression,
  ProgramStatement,
  Statement,
  UnitExpression,
} from '../tree.ts'
import { unitToPlain } from '../printers/plain.ts'

/** A tree or a line in prefix form. Implicit products have the operator `·`. */
export function prefixForm(node: Expression | Statement): string {
  switch (node.kind) {
    case 'text':
      return `(text ${node.text})`
    case 'empty':
      return '(empty)'
    case 'definition':
      return form(':=', target(node.target), prefixForm(node.value), ...shown(node))
    case 'expression':
      return node.show
        ? form('show', prefixForm(node.value), ...shown(node).slice(1))
        : prefixForm(node.value)
    case 'number':
      return node.text
    case 'name':
      return node.name
    case 'quoted':
      return `"${node.text}"`
    case 'constant':
      return `'${node.name}`
    case 'unary':
      return form(node.operator, prefixForm(node.operand))
    case 'binary':
      return form(node.implicit ? '·' : node.operator, prefixForm(node.left), prefixForm(node.right))
    case 'compare':
      return form(node.relations.join(' '), ...node.operands.map(prefixForm))
    case 'call':
      return form(
        `${node.name}()`,
        ...node.args.map((arg, at) => labelled(node.labels?.[at], prefixForm(arg))),
      )
    case 'index':
      return form('index', prefixForm(node.target), ...node.indexes.map(prefixForm))
    case 'range':
      return form(
        '..',
        prefixForm(node.from),
        ...(node.next ? [prefixForm(node.next)] : []),
        prefixForm(node.to),
      )
    case 'list':
      return `[${node.items.map(prefixForm).join(' ')}]`
    case 'matrix':
      return `{${node.rows.map(row => row.map(prefixForm).join(' ')).join('; ')}}`
    case 'quantity':
      return form('unit', prefixForm(node.value), unitForm(node.unit))
    case 'property':
      return form(
        ':',
        prefixForm(node.object),
        node.property,
        ...(node.args ? [form('args', ...node.args.map(prefixForm))] : []),
      )
    case 'lambda':
      return form('->', form('', ...node.parameters.map(name => name.name)), prefixForm(node.body))
    case 'program':
      return form('program', ...node.body.map(statementForm))
  }
}

const labelled = (label: NameNode | null | undefined, arg: string): string =>
  label ? form(`${label.name}:`, arg) : arg

/** A statement of a program; sources are left out. */
function statementForm(statement: ProgramStatement): string {
  switch (statement.kind) {
    case 'assign':
      return form(':=', target(statement.target), prefixForm(statement.value))
    case 'show':
    case 'return':
      return form(statement.kind, prefixForm(statement.value))
    case 'choice':
      return form(
        'choice',
        ...statement.branches.map(({ test, body }) =>
          form(test ? prefixForm(test) : 'else', ...body.map(statementForm)),
        ),
      )
    case 'loop': {
      if (statement.test)
        return form('while', prefixForm(statement.test), ...statement.body.map(statementForm))
      const bounds = [statement.start, statement.finish, statement.step].map(prefixForm)
      return form('loop', statement.iterator.name, ...bounds, ...statement.body.map(statementForm))
    }
    case 'break':
    case 'continue':
      return form(statement.kind)
  }
}

function form(head: string, ...parts: string[]): string {
  return `(${[head, ...parts].filter(part => part !== '').join(' ')})`
}

function shown(node: Statement & { kind: 'definition' | 'expression' }): string[] {
  if (!node.show) return []
  return node.unit ? ['show', unitForm(node.unit)] : ['show']
}

function target(node: DefinitionTarget): string {
  switch (node.kind) {
    case 'variable':
      return node.name.name
    case 'function':
      return form(`${node.name.name}()`, ...node.parameters.map(name => name.name))
    case 'element':
      return form('index', node.name.name, ...node.indexes.map(prefixForm))
    case 'property':
      return form(':', node.object.name, node.property)
  }
}

/** A unit in plain notation with every product and quotient in brackets. */
function unitForm(unit: UnitExpression): string {
  switch (unit.kind) {
    case 'unit-product':
      return `(${unitForm(unit.left)}*${unitForm(unit.right)})`
    case 'unit-quotient':
      return `(${unitForm(unit.left)}/${unitForm(unit.right)})`
    case 'unit-power':
      return `${unitForm(unit.base)}^${unit.exponent}`
    default:
      return unitToPlain(unit)
  }
}
