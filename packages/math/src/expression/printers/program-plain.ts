/** Programs in plain notation: a statement a line, in braces. */
import type { DefinitionTarget, Expression, ProgramNode, ProgramStatement } from '../tree.ts'

/** The printer of the formulas in the statements. */
export interface FormulaPrinter {
  line(node: Expression): string
  top(node: Expression): string
  target(target: DefinitionTarget): string
}

/** `{`, the statements, `}`. */
export function programToPlain({ body }: ProgramNode, printer: FormulaPrinter): string {
  return block(body, printer, '')
}

function block(statements: readonly ProgramStatement[], printer: FormulaPrinter, indent: string): string {
  const inner = `${indent}  `
  const lines = statements.map(statement => `${inner}${textOf(statement, printer, inner)}\n`)
  return `{\n${lines.join('')}${indent}}`
}

function textOf(statement: ProgramStatement, printer: FormulaPrinter, indent: string): string {
  switch (statement.kind) {
    case 'assign':
      return `${printer.target(statement.target)} := ${printer.top(statement.value)}`
    case 'show':
      return printer.line(statement.value)
    case 'return':
      return `return ${printer.top(statement.value)}`
    case 'break':
    case 'continue':
      return statement.kind
    case 'choice':
      return statement.branches
        .map(({ test, body }, index) => {
          const word = index === 0 ? 'if' : test ? 'elseif' : 'else'
          return `${word} ${test ? `${printer.top(test)} ` : ''}${block(body, printer, indent)}`
        })
        .join(' ')
    case 'loop': {
      const { iterator, start, finish, step, test, body, through } = statement
      if (test) return `while ${printer.top(test)} ${block(body, printer, indent)}`
      const bounds = `from ${printer.top(start)} ${through ? 'through' : 'to'} ${printer.top(finish)} step ${printer.top(step)}`
      return `for ${iterator.name} ${bounds} ${block(body, printer, indent)}`
    }
  }
}
