/**
 * Responsibilities: the lines of a loop or a program as the statements of a program. Each statement
 * says which line it comes from: its source is the key of the step of that line.
 */
import type { Message } from '@calcwright/math/messages'
import { hidingNames, withHiding, withoutLocalFunctions } from '@calcwright/math/expression'
import type { DefinitionTarget, ProgramBranch, ProgramStatement } from '@calcwright/math/expression'
import type { BlockRole, FieldPlace, Loop } from '../block-plan.ts'
import type { StoredCode } from '../block-result.ts'
import { stepKey } from '../graph/step.ts'
import { headWithNames, withNames } from './hiding.ts'
import type { LoopFormula, PlannedStep } from './planned.ts'
import { testOf } from './loop-plan.ts'
import {
  NEVER_REACHED,
  NO_CHECK,
  NO_CHOICE,
  NO_CONDITION,
  NO_LOOP,
  NO_PLOT,
  NO_PROGRAM,
  NO_PURGE,
  NO_RESOURCE,
  NO_TABLE,
} from './remarks.ts'

/** A block inside a loop or a program, with the blocks in it. */
export interface FoldedBlock {
  readonly id: string
  readonly steps: readonly PlannedStep[]
  readonly role: BlockRole | undefined
  readonly children: FoldedBlock[]
}

export interface FoldedProgram {
  readonly body: readonly ProgramStatement[]
  readonly formulas: ReadonlyMap<string, LoopFormula>
  /** The fields of the heads of loops, by source. */
  readonly heads: ReadonlyMap<string, readonly FieldPlace[]>
  /** Notices of lines that take no part, by the key of their step. */
  readonly remarks: ReadonlyMap<string, Message<StoredCode>>
  /** Whether a line cannot be read. */
  readonly broken: boolean
  /** Names that lines which cannot be read were going to define. */
  readonly intended: readonly string[]
}

/** Containers around a line inside the fold. */
interface Around {
  readonly loop: boolean
  readonly program: boolean
  /** Iterators called like a constant, `i` or `e`: they hide it. */
  readonly hidden?: ReadonlySet<string>
}

/** @param around whether the blocks stand in a loop, and in a program */
export function fold(blocks: readonly FoldedBlock[], around: Around): FoldedProgram {
  const folder = new Folder()
  const body = folder.statements(blocks, around)
  return { body: around.program ? withoutLocalFunctions(body) : body, ...folder.found() }
}

class Folder {
  readonly #formulas = new Map<string, LoopFormula>()
  readonly #heads = new Map<string, readonly FieldPlace[]>()
  readonly #remarks = new Map<string, Message<StoredCode>>()
  readonly #intended: string[] = []
  #broken = false

  found(): Omit<FoldedProgram, 'body'> {
    return {
      formulas: this.#formulas,
      heads: this.#heads,
      remarks: this.#remarks,
      broken: this.#broken,
      intended: this.#intended,
    }
  }

  statements(blocks: readonly FoldedBlock[], around: Around): ProgramStatement[] {
    return blocks.flatMap(block => this.#block(block, around))
  }

  #block(block: FoldedBlock, around: Around): ProgramStatement[] {
    const { role, id, children } = block
    const source = stepKey(id, 0)
    const own = role?.kind === 'choice' || role?.kind === 'branch' ? [] : this.#lines(block, around)
    switch (role?.kind) {
      case 'unread':
        this.#broken = true
        return []
      case undefined:
        return [...own, ...this.statements(children, around)]
      case 'choice':
        return [{ kind: 'choice', branches: this.#branches(block, around), source }]
      case 'branch':
        return this.#ignore(source, NO_CHOICE)
      case 'loop': {
        const head = loopHead(role, around.hidden)
        this.#heads.set(source, role.fields)
        if (head.test) this.#formulas.set(source, testOf(head.test, role.fields))
        return [{ ...head, source, body: this.statements(children, within(around, role)) }]
      }
      case 'program': {
        const body = withoutLocalFunctions(this.statements(children, inProgram(role.target)))
        const span = role.target.name.span
        return [{ kind: 'assign', target: role.target, value: { kind: 'program', span, body }, source }]
      }
      case 'break':
      case 'continue':
        return around.loop ? [{ kind: role.kind, source }] : this.#ignore(source, NO_LOOP)
      case 'return':
        return around.program
          ? [{ kind: 'return', value: withHiding(role.value, around.hidden ?? new Set()), source }]
          : this.#ignore(source, NO_PROGRAM)
      case 'axes':
      case 'series':
        return this.#ignore(source, NO_PLOT)
    }
  }

  /** The lines of the choice up to the first branch, and those of each branch. */
  #branches(choice: FoldedBlock, around: Around): ProgramBranch[] {
    const branches: { head: FoldedBlock; lines: FoldedBlock[] }[] = [{ head: choice, lines: [] }]
    for (const child of choice.children) {
      if (child.role?.kind !== 'branch') branches.at(-1)!.lines.push(child)
      else if (isElse(branches.at(-1)!.head)) this.#remarks.set(stepKey(child.id, 0), NEVER_REACHED)
      else branches.push({ head: child, lines: [] })
    }
    return branches.map(({ head, lines }) => {
      const formula = this.#lines(head, around)[0]
      const test = formula?.kind === 'show' ? formula.value : isElse(head) ? null : NEVER
      if (test === NEVER) this.#remarks.set(stepKey(head.id, 0), NO_CONDITION)
      return { test, body: this.statements(lines, around), source: stepKey(head.id, 0) }
    })
  }

  #lines({ steps }: FoldedBlock, { hidden, program }: Around): ProgramStatement[] {
    const [first] = steps
    if (first?.kind === 'table' || first?.kind === 'row') return this.#ignore(first.step.key, NO_TABLE)
    return steps.flatMap((planned): ProgramStatement[] => {
      const source = planned.step.key
      if (planned.kind === 'problem') {
        this.#broken = true
        this.#intended.push(...planned.step.defines.map(({ name }) => name))
      }
      if (planned.kind === 'remark') return planned.step.purges ? this.#ignore(source, NO_PURGE) : []
      if (planned.kind === 'resource') return this.#ignore(source, NO_RESOURCE)
      if (planned.kind !== 'formula') return []
      if (planned.eachPass && program) return this.#ignore(source, NO_CHECK)
      const statement = hidden ? withNames(planned.statement, hidden) : planned.statement
      this.#formulas.set(source, { ...planned, statement })
      if (statement.kind === 'definition')
        return [{ kind: 'assign', target: statement.target, value: statement.value, source }]
      return statement.kind === 'expression' ? [{ kind: 'show', value: statement.value, source }] : []
    })
  }

  #ignore(source: string, remark: Message<StoredCode>): [] {
    this.#remarks.set(source, remark)
    return []
  }
}

/** @returns the containers around the lines of a loop */
export function within(around: Around, { iterator }: Loop): Around {
  const own = hidingNames([iterator.name])
  const hidden = own.length > 0 ? new Set([...(around.hidden ?? []), ...own]) : around.hidden
  return { ...around, loop: true, ...(hidden && { hidden }) }
}

/** @returns the containers around the lines of a program: its parameters hide constants, too */
export function inProgram({ parameters }: Program): Around {
  const hidden = new Set(hidingNames(parameters.map(({ name }) => name)))
  return { loop: false, program: true, ...(hidden.size > 0 && { hidden }) }
}

type Program = DefinitionTarget & { readonly kind: 'function' }

const isElse = ({ role }: FoldedBlock): boolean => role?.kind === 'branch' && role.otherwise

/** The test of a branch that has none yet. */
const NEVER = { kind: 'constant', name: 'false', span: { start: 0, end: 0 } } as const

/** @param hidden iterators around the loop that are called like constants */
export const loopHead = (loop: Loop, hidden: ReadonlySet<string> = new Set()) =>
  ({
    kind: 'loop',
    iterator: loop.iterator,
    ...headWithNames(loop, hidden),
    ...(loop.through && { through: loop.through }),
  }) as const
