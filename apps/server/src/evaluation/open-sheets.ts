/**
 * The worksheets that a thread has open, each with its results: a call of one of them computes only what its inputs
 * change. They share one engine, which most do not need: a worksheet that needs it closes the one that has it.
 */
import type { SheetFunction } from '@calcwright/blocks/sheet-function'
import type { Engine } from '@calcwright/engine'
import { createInlineEngine } from '@calcwright/engine/node'
import type { Evaluator } from '@calcwright/evaluator'
import { LentEngine } from './lent-engine.ts'

export interface OpenSheet {
  readonly key: string
  readonly evaluator: Evaluator
  readonly call: SheetFunction
  readonly outputs: readonly string[]
}

/** Worksheets that are open at a time. */
const MOST = 16

/** Bytes of objects beyond which only the worksheet of the present call stays open. */
const MOST_BYTES = 160 * 1024 * 1024

/** Bytes of the engine at which a command ends. */
const ENGINE_MEMORY = 512 * 1024 * 1024

/** Milliseconds of work that an engine may have to repeat after a fault, which is seldom: copies are dear. */
const REPEATED = 2000

export class OpenSheets {
  /** By key, the one of the earliest call first. */
  readonly #sheets = new Map<string, OpenSheet>()
  #engine: Engine | null = null
  #lent: { readonly engine: LentEngine; readonly key: string } | null = null

  /** The worksheet of a key, which counts as called now. */
  get(key: string): OpenSheet | undefined {
    const sheet = this.#sheets.get(key)
    if (!sheet) return undefined
    this.#sheets.delete(key)
    this.#sheets.set(key, sheet)
    return sheet
  }

  add(sheet: OpenSheet): void {
    this.close(sheet.key)
    this.#sheets.set(sheet.key, sheet)
    const most = process.memoryUsage().heapUsed > MOST_BYTES ? 1 : MOST
    for (const { key } of [...this.#sheets.values()].slice(0, -most)) this.close(key)
  }

  close(key: string): void {
    const sheet = this.#sheets.get(key)
    if (!sheet) return
    this.#sheets.delete(key)
    sheet.call.close()
    sheet.evaluator.dispose()
  }

  /** Lends the engine to the worksheet of a key, empty. */
  async engineFor(key: string): Promise<Engine> {
    const before = this.#lent
    if (before && before.key !== key) this.close(before.key)
    await before?.engine.dispose()
    this.#engine ??= await createInlineEngine({ memoryLimit: ENGINE_MEMORY, repeatLimit: REPEATED })
    await this.#engine.reset()
    const engine = new LentEngine(this.#engine)
    this.#lent = { engine, key }
    return engine
  }

  /** Something has gone wrong, perhaps with the engine: nothing of it is used again. */
  closeAll(): void {
    for (const key of [...this.#sheets.keys()]) this.close(key)
    void this.#engine?.dispose()
    this.#engine = this.#lent = null
  }
}
