/** Responsibilities: everything that is known of the steps of a worksheet while it is computed. */
import type { EngineCommand } from '@calcwright/engine'
import { type NeededProcedures, proceduresFor } from '@calcwright/lowering/procedures'
import { isReadName } from '../../graph/branches.ts'
import type { Schedule } from '../../graph/schedule.ts'
import type { EngineAccess } from '../../engine/session.ts'
import { listsFor } from '../../engine/needed-lists.ts'
import { Symbols } from '../../engine/symbols.ts'
import type { EvaluationSettings, ResourceSource } from '../../contract.ts'
import type { Outcome, RowError } from '../../block-result.ts'
import type { Sheet } from '../../plan/sheet.ts'
import type { FinishedStep } from '../../results/outcome.ts'
import { withCells } from '../../values/known-table.ts'
import type { NameMeaning } from '../../values/known.ts'
import { FormulaSession } from '../formula-session.ts'
import type { Uncertainty } from '../../values/uncertainty.ts'
import type { LoopResult } from '../loops/loop-outcomes.ts'
import { Columns } from '../resources/columns.ts'
import { Readings } from '../resources/readings.ts'

/** Final values that a loop exports. */
export interface LoopExports {
  readonly names: LoopResult['names']
  /**
   * Uncertainties of values by name: `none` where nothing uncertain is read, `lost` where they cannot be
   * computed.
   */
  readonly uncertainty: 'none' | 'lost' | ReadonlyMap<string, Uncertainty>
}

export class StepState {
  readonly sheet: Sheet
  readonly schedule: Schedule
  readonly symbols = new Symbols()
  /** The meaning of each definition for the lines that read it, by step. */
  readonly known = new Map<string, NameMeaning>()
  /** Names of the procedures and lists that the engine holds. */
  readonly procedures = new Set<string>()
  /** Outcomes of the lines inside loops, programs and plots, by the step of the whole and their own. */
  readonly parts = new Map<string, ReadonlyMap<string, FinishedStep>>()
  /** Final values of loops, by step. */
  readonly exports = new Map<string, LoopExports>()
  /** The cells of a column that are gaps, by its step. */
  readonly rowErrors = new Map<string, readonly RowError[]>()
  readonly readings: Readings
  readonly columns = new Columns()
  /** Whether somebody reads the result of a block. */
  readonly shows: (block: string) => boolean
  /** The outcome that a step has by now. */
  readonly outcomeAt: (key: string) => Outcome | undefined
  settings!: EvaluationSettings
  /** Steps whose name should have a value from a loop, and no pass has given it one. */
  readonly #unassigned = new Set<string>()

  constructor(
    sheet: Sheet,
    schedule: Schedule,
    resources: ResourceSource,
    shows: (block: string) => boolean,
    outcomeAt: (key: string) => Outcome | undefined,
  ) {
    this.sheet = sheet
    this.readings = new Readings(resources)
    this.schedule = schedule
    this.shows = shows
    this.outcomeAt = outcomeAt
  }

  /** Forgets a whole worksheet. */
  clear(): void {
    this.symbols.clear()
    this.columns.clear()
    this.forgetEngine()
  }

  forgetEngine(): void {
    this.known.clear()
    this.procedures.clear()
    this.schedule.forgetEngine()
  }

  /** The procedures and lists that commands need and the engine does not hold. */
  neededFor(commands: readonly EngineCommand[]): NeededProcedures {
    const isHeld = (name: string): boolean => this.procedures.has(name)
    const all = [proceduresFor(commands, isHeld), listsFor(commands, this.columns.lists, isHeld)]
    return {
      names: all.flatMap(({ names }) => names),
      commands: all.flatMap(one => one.commands),
    }
  }

  /** Forgets the numbers of resources whose steps are gone. */
  forgetRemoved(): void {
    if (this.readings.isEmpty) return
    const { steps, positions } = this.schedule.graph
    this.readings.keepOnly(new Set(steps.map(({ source }) => source)))
    for (const key of this.columns.keepOnly(step => positions.has(step))) this.known.delete(key)
  }

  session(access: EngineAccess): FormulaSession {
    const { settings, symbols, procedures, columns } = this
    return new FormulaSession({ ...access, settings, symbols, procedures, lists: columns.lists })
  }

  /** The definitions that a step reads, by name. */
  inputsOf(key: string): ReadonlyMap<string, string> {
    return this.schedule.graph.resolutions.get(key)?.inputs ?? new Map()
  }

  /** The meanings of the names that a step reads, without those whose definition has failed. */
  meanings(key: string): Map<string, NameMeaning> {
    const known = new Map<string, NameMeaning>()
    for (const [name, input] of this.inputsOf(key)) {
      const definition = this.known.get(input)
      if (definition && !this.schedule.records.get(input)?.failed) withCells(name, definition, known)
    }
    return known
  }

  /** Fingerprint of everything that the result of a step depends on. */
  fingerprint(key: string): string {
    return this.schedule.fingerprint(key)
  }

  /** Gives a step that computes nothing the meaning of its name. */
  pass(key: string, known: NameMeaning | undefined): void {
    if (known) this.known.set(key, known)
    else this.known.delete(key)
  }

  noteUnassigned(key: string, isUnassigned: boolean): void {
    if (isUnassigned) this.#unassigned.add(key)
    else this.#unassigned.delete(key)
  }

  isUnassigned(key: string): boolean {
    return this.#unassigned.has(key)
  }

  /** A name that a step reads and no pass of a loop has given a value. */
  unassignedName(key: string): string | undefined {
    for (const [name, input] of this.inputsOf(key))
      if (isReadName(name) && this.isUnassigned(input)) return name
    return undefined
  }
}
