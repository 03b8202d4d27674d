/** Walking over the statements of programs. */
import type { DefinitionTarget, Expression, ProgramStatement } from './tree.ts'

/** The formulas of statements in reading order, those of inner statements too. Names that are assigned are none. */
export function expressionsIn(statements: readonly ProgramStatement[]): Expression[] {
  return statements.flatMap(statement => {
    switch (statement.kind) {
      case 'assign':
        return [...indexesOf(statement.target), statement.value]
      case 'show':
      case 'return':
        return [statement.value]
      case 'choice':
        return statement.branches.flatMap(({ test, body }) => [
          ...(test ? [test] : []),
          ...expressionsIn(body),
        ])
      case 'loop':
        return [...headOf(statement), ...expressionsIn(statement.body)]
      case 'break':
      case 'continue':
        return []
    }
  })
}

/** The formulas in the head of a loop, in the order in which they are computed first. */
export const headOf = ({ start, finish, step, test }: LoopStatement): readonly Expression[] => [
  start,
  finish,
  step,
  ...(test ? [test] : []),
]

/** The head of a loop with each formula replaced. */
export function mapHead(loop: LoopStatement, change: (expression: Expression) => Expression) {
  const { start, finish, step, test } = loop
  return {
    start: change(start),
    finish: change(finish),
    step: change(step),
    ...(test && { test: change(test) }),
  }
}

type LoopStatement = ProgramStatement & { readonly kind: 'loop' }

/** The expressions of the place that an element is put at. */
export function indexesOf(target: DefinitionTarget): readonly Expression[] {
  return target.kind === 'element' ? target.indexes : []
}

/** Statements with each formula replaced; the same array when none changed. */
export function mapStatements(
  statements: readonly ProgramStatement[],
  change: (expression: Expression) => Expression,
): readonly ProgramStatement[] {
  const mapped = statements.map(statement => mapStatement(statement, change))
  return isSame(mapped, statements) ? statements : mapped
}

function mapStatement(
  statement: ProgramStatement,
  change: (expression: Expression) => Expression,
): ProgramStatement {
  switch (statement.kind) {
    case 'assign': {
      const target = mapTarget(statement.target, change)
      const value = change(statement.value)
      return target === statement.target && value === statement.value
        ? statement
        : { ...statement, target, value }
    }
    case 'show':
    case 'return': {
      const value = change(statement.value)
      return value === statement.value ? statement : { ...statement, value }
    }
    case 'choice': {
      const branches = statement.branches.map(branch => {
        const test = branch.test && change(branch.test)
        const body = mapStatements(branch.body, change)
        return test === branch.test && body === branch.body ? branch : { ...branch, test, body }
      })
      return isSame(branches, statement.branches) ? statement : { ...statement, branches }
    }
    case 'loop': {
      const loop = {
        ...statement,
        ...mapHead(statement, change),
        body: mapStatements(statement.body, change),
      }
      return isSame(headOf(loop), headOf(statement)) && loop.body === statement.body ? statement : loop
    }
    case 'break':
    case 'continue':
      return statement
  }
}

function mapTarget(
  target: DefinitionTarget,
  change: (expression: Expression) => Expression,
): DefinitionTarget {
  if (target.kind !== 'element') return target
  const indexes = target.indexes.map(change)
  return isSame(indexes, target.indexes) ? target : { ...target, indexes }
}

function isSame<T>(mapped: readonly T[], items: readonly T[]): boolean {
  return mapped.every((item, index) => item === items[index])
}
