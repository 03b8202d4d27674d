/**
 * Statements as a row of steps, each of which says which one is next. So a loop can be suspended between two
 * steps and resumed later.
 */
import { nearWhole } from './close.ts'
import type { DefinitionTarget, Expression, ProgramStatement } from '../expression/tree.ts'
import type { Compiler } from './compile.ts'
import type { Closure, Frame } from './value.ts'
import { passesOf } from './ranges.ts'
import type { Shared } from './shared.ts'
import { Unsuitable } from './unsuitable.ts'
import { fail, isTrue, listOf, NumericFault, type NumericValue, realOf } from './value.ts'

/** @returns the number of the next step; END behind the last one */
type Step = (frame: Frame) => number

/** Behind the last statement, and behind `return` and a `break` out of everything. */
export const END = -1

/** Receives the passes of a loop of the worksheet. */
export interface Watch {
  /** Before each pass, once the iterator has its value. */
  onPass(): void
  onAssign(value: NumericValue): void
  onBreak(): void
}

interface LoopPlaces {
  readonly next: number
  readonly breaks: Label
}

/** A step that is known later. */
interface Label {
  at: number
}

/** The steps of a body, and where each comes from. */
export class Steps {
  readonly steps: Step[] = []
  readonly sources: string[] = []
  readonly #compiler: Compiler
  readonly #result: number
  readonly #watch: Watch | undefined

  /** @param result place in the frame for what `return` gives */
  constructor(compiler: Compiler, result: number, watch?: Watch) {
    this.#compiler = compiler
    this.#result = result
    this.#watch = watch
  }

  /** @param around the innermost loop around the statements */
  add(statements: readonly ProgramStatement[], around?: LoopPlaces): void {
    for (const statement of statements) this.#statement(statement, around)
  }

  /** @returns whether the steps came to their end; else the position says where to go on */
  run(position: { at: number }, frame: Frame, shared: Shared, budget = Infinity): boolean {
    const { steps } = this
    const limit = shared.steps + budget
    let at = position.at
    try {
      while (at !== END && at < steps.length) {
        at = steps[at]!(frame)
        if ((shared.steps += 1) >= limit) break
      }
    } catch (error) {
      if (error instanceof NumericFault) error.source ??= this.sources[at]
      throw error
    }
    position.at = at
    return at === END || at >= steps.length
  }

  #push(source: string, step: Step): void {
    this.steps.push(step)
    this.sources.push(source)
  }

  #statement(statement: ProgramStatement, around: LoopPlaces | undefined): void {
    const { source } = statement
    const next = this.steps.length + 1
    switch (statement.kind) {
      case 'assign':
        return this.#assign(statement.target, statement.value, source)
      case 'show': {
        const value = this.#compiler.compile(statement.value)
        return this.#push(source, frame => {
          value(frame)
          return next
        })
      }
      case 'choice':
        return this.#choice(statement, around)
      case 'loop':
        return this.#loop(statement, around)
      case 'continue':
        if (!around) throw new Unsuitable('continue stands outside of a loop.')
        return this.#push(source, () => around.next)
      case 'break': {
        if (!around) throw new Unsuitable('break stands outside of a loop.')
        const { breaks } = around
        return this.#push(source, () => breaks.at)
      }
      case 'return': {
        const value = this.#compiler.compile(statement.value)
        const result = this.#result
        return this.#push(source, frame => {
          frame[result] = value(frame)
          return END
        })
      }
    }
  }

  #assign(target: DefinitionTarget, value: Expression, source: string): void {
    if (target.kind === 'function' || target.kind === 'property')
      throw new Unsuitable('Functions and properties are set by the engine.')
    const next = this.steps.length + 1
    const [compiler, watch] = [this.#compiler, this.#watch]
    const set = this.#setter(target.name.name)
    const change =
      target.kind === 'element' ? this.#element(target, compiler.compile(value)) : compiler.compile(value)
    this.#push(source, frame => {
      const result = change(frame)
      watch?.onAssign(result)
      set(frame, result)
      return next
    })
  }

  #setter(name: string): (frame: Frame, value: NumericValue) => void {
    const target = this.#compiler.target(name)
    if (!target) throw new Unsuitable(`${name} is set here and is no variable.`)
    const { place } = target
    if (target.values === 'frame') return (frame, value) => void (frame[place] = value)
    const { variables } = this.#compiler.shared
    return (_, value) => void (variables[place] = value)
  }

  /** The list with one element replaced, or one more at its end. */
  #element(target: DefinitionTarget & { kind: 'element' }, value: Closure): Closure {
    const compiler = this.#compiler
    const list = compiler.compile(target.name)
    const indexes = target.indexes.map(index => compiler.compile(index))
    const { firstIndex } = compiler
    return frame => {
      const places = indexes.map(index => nearWhole(realOf(index(frame))) - firstIndex)
      return replaced(this.#listBefore(list, frame), places, value(frame))
    }
  }

  #listBefore(list: Closure, frame: Frame): NumericValue {
    try {
      return list(frame)
    } catch (error) {
      if (error instanceof NumericFault && error.code === 'number.unset') return []
      throw error
    }
  }

  #choice({ branches }: ProgramStatement & { kind: 'choice' }, around: LoopPlaces | undefined): void {
    const end: Label = { at: END }
    for (const { test, body, source } of branches) {
      const other: Label = { at: END }
      if (test) {
        const holds = this.#compiler.compile(test)
        const next = this.steps.length + 1
        this.#push(source, frame => (isTrue(holds(frame)) ? next : other.at))
      }
      this.add(body, around)
      this.#push(source, () => end.at)
      other.at = this.steps.length
    }
    end.at = this.steps.length
  }

  #loop(statement: ProgramStatement & { kind: 'loop' }, around: LoopPlaces | undefined): void {
    const { source } = statement
    const compiler = this.#compiler
    const watch = around ? undefined : this.#watch
    const [start, finish, step] = [statement.start, statement.finish, statement.step].map(bound =>
      compiler.compile(bound),
    ) as [Closure, Closure, Closure]
    const { shared } = compiler
    const [first, by, passes, pass] = [compiler.place(), compiler.place(), compiler.place(), compiler.place()]
    const set = this.#setter(statement.iterator.name)
    const test = statement.test && compiler.compile(statement.test)
    const next = this.steps.length + 1
    this.#push(source, frame => {
      const [from, to, distance] = [realOf(start(frame)), realOf(finish(frame)), realOf(step(frame))]
      frame[first] = from
      frame[by] = distance
      const count = passesOf(from, to, distance, statement.through)
      if (count === 0 && shared.scope.loopsRun) fail('number.close')
      frame[passes] = count
      frame[pass] = 0
      return next
    })
    const end: Label = { at: END }
    this.#push(source, frame => {
      const count = frame[pass] as number
      if (test && !isTrue(test(frame))) {
        if (count === 0 && shared.scope.loopsRun) fail('number.close')
        return end.at
      }
      if (count >= (frame[passes] as number)) return test ? fail('number.endless', { passes: count }) : end.at
      frame[pass] = count + 1
      set(frame, (frame[first] as number) + count * (frame[by] as number))
      shared.count()
      watch?.onPass()
      return next + 1
    })
    const breaks: Label = { at: END }
    this.add(statement.body, { next, breaks })
    this.#push(source, () => next)
    breaks.at = this.steps.length
    this.#push(source, () => {
      watch?.onBreak()
      return end.at
    })
    end.at = this.steps.length
  }
}

/** @param places from 0 */
function replaced(list: NumericValue, places: readonly number[], value: NumericValue): NumericValue {
  const [place, ...rest] = places
  if (place === undefined) return value
  const items = listOf(list)
  if (!Number.isInteger(place) || place < 0 || place > items.length) fail('number.index')
  const copy = [...items]
  copy[place] = replaced(items[place] ?? [], rest, value)
  return copy
}
