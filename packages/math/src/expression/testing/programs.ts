/** Programs for tests, written as lines of plain notation. */
import { parsePlain } from '../parser-plain.ts'
import { testedLoopHead } from '../tested-loops.ts'
import type {
  Expression,
  NameNode,
  ProgramBranch,
  ProgramNode,
  ProgramStatement,
  Statement,
} from '../tree.ts'

export { randomFrom } from './random.ts'
export type { Random } from './random.ts'

const NOWHERE = { start: 0, end: 0 }

/**
 * A program from its lines; what stands in `if`, `elseif`, `else`, `for` and `while` ends with `end`. The
 * source of a statement is the number of its line, from 1.
 *
 *     for k from 0 to n step 1
 *       s := s + k
 *     end
 *     return s
 */
export function programOf(text: string): ProgramNode {
  const lines = text
    .split('\n')
    .map((line, index) => ({ text: line.trim(), source: String(index + 1) }))
    .filter(line => line.text !== '')
  const reader = new Reader(lines)
  const program: ProgramNode = { kind: 'program', body: reader.block(), span: NOWHERE }
  if (!reader.isDone) throw new Error('A line too many: end')
  return program
}

/** `f(x) := <program>` as a statement. */
export function programLine(head: string, text: string): Statement {
  const statement = read(`${head} := 0`)
  if (statement.kind !== 'definition') throw new Error(`Not the head of a function: ${head}`)
  return { ...statement, value: programOf(text) }
}

interface Line {
  readonly text: string
  readonly source: string
}

class Reader {
  readonly #lines: readonly Line[]
  #at = 0

  constructor(lines: readonly Line[]) {
    this.#lines = lines
  }

  get isDone(): boolean {
    return this.#at === this.#lines.length
  }

  /** The statements up to `end`, `elseif` or `else`. */
  block(): ProgramStatement[] {
    const statements: ProgramStatement[] = []
    for (;;) {
      const line = this.#lines[this.#at]
      if (!line || /^(?:end|elseif|else)\b/.test(line.text)) return statements
      this.#at += 1
      statements.push(this.#statement(line))
    }
  }

  #statement({ text, source }: Line): ProgramStatement {
    const loop = /^for (\S+) from (.+) to (.+) step (.+)$/.exec(text)
    if (loop) {
      const [iterator, start, finish, step] = loop.slice(1).map(formula)
      const body = this.block()
      this.#end()
      return {
        kind: 'loop',
        iterator: iterator as NameNode,
        start: start!,
        finish: finish!,
        step: step!,
        body,
        source,
      }
    }
    if (text.startsWith('while ')) {
      const body = this.block()
      this.#end()
      return { ...testedLoopHead(formula(text.slice(6))), body, source }
    }
    if (text.startsWith('if ')) return { kind: 'choice', branches: this.#branches({ text, source }), source }
    if (text === 'break' || text === 'continue') return { kind: text, source }
    if (text.startsWith('return ')) return { kind: 'return', value: formula(text.slice(7)), source }
    const statement = read(text)
    if (statement.kind === 'definition') {
      return { kind: 'assign', target: statement.target, value: statement.value, source }
    }
    return { kind: 'show', value: formula(text), source }
  }

  #branches(first: Line): ProgramBranch[] {
    const branches: ProgramBranch[] = []
    for (let line = first; ; this.#at += 1) {
      const test = /^(?:if|elseif) (.+)$/.exec(line.text)?.[1]
      const body = this.block()
      branches.push({ test: test === undefined ? null : formula(test), body, source: line.source })
      line = this.#lines[this.#at] ?? { text: 'end', source: '' }
      if (line.text === 'end') break
    }
    this.#end()
    return branches
  }

  #end(): void {
    if (this.#lines[this.#at]?.text !== 'end') throw new Error('The line end is missing.')
    this.#at += 1
  }
}

function read(text: string): Statement {
  const parsed = parsePlain(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem.message}`)
  return parsed.value
}

function formula(text: string): Expression {
  const parsed = parsePlain(text, { context: 'expression' })
  if (!parsed.ok || parsed.value.kind !== 'expression') throw new Error(`Not a formula: ${text}`)
  return parsed.value.value
}
