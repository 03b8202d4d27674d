/** Looks up numbers of lines, and the blocks that define a name, for the references of a sheet. */
import { blockAtLine, lineNumbers } from '@calcwright/document'
import { viewOf } from '@calcwright/editor'
import type { Editor } from '@calcwright/editor'

/** Enough for the reader to see the change, and not once a key. */
const REST = 150

export class SheetNames {
  readonly #editor: Pick<Editor, 'worksheet' | 'registry'>
  readonly #listeners = new Set<() => void>()
  #stop: (() => void) | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #numbers: ReadonlyMap<string, number> | null = null
  #definitions: ReadonlyMap<string, readonly Definition[]> | null = null

  constructor(editor: Pick<Editor, 'worksheet' | 'registry'>) {
    this.#editor = editor
  }

  /** Calls `listener` when lines have moved or names are defined otherwise; follows the sheet while anybody listens. */
  subscribe(listener: () => void): () => void {
    if (this.#listeners.size === 0) this.#follow()
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#unfollow()
    }
  }

  /** Number of a line in the margin; undefined when it is gone. */
  lineNumber(block: string): number | undefined {
    const { worksheet } = this.#editor
    this.#numbers ??= lineNumbers(worksheet.registry, worksheet.blocks())
    return this.#numbers.get(block)
  }

  /** The block with that number. */
  blockAt(number: number): string | undefined {
    const { worksheet } = this.#editor
    return blockAtLine(worksheet.registry, worksheet.blocks(), number)
  }

  /** The nearest definition above a block, else the last one of the sheet. */
  definitionFor(name: string, reader: string): Definition | undefined {
    const definitions = this.#all().get(name) ?? []
    const place = this.#editor.worksheet.blocks().findIndex(block => block.id === reader)
    return definitions.findLast(({ index }) => index < place) ?? definitions.at(-1)
  }

  /** All names that are defined, in the order of their first definition. */
  names(): readonly string[] {
    return [...this.#all().keys()]
  }

  #all(): ReadonlyMap<string, readonly Definition[]> {
    return (this.#definitions ??= definitionsOf(this.#editor))
  }

  #forget(): void {
    this.#numbers = null
    this.#definitions = null
  }

  #follow(): void {
    this.#forget()
    this.#stop = this.#editor.worksheet.subscribe(() => {
      this.#timer ??= setTimeout(() => {
        this.#timer = undefined
        this.#forget()
        for (const listener of this.#listeners) listener()
      }, REST)
    })
  }

  #unfollow(): void {
    this.#stop?.()
    this.#stop = null
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}

export interface Definition {
  readonly block: string
  /** Place of the block in reading order. */
  readonly index: number
  /** Index among the block's definitions. */
  readonly entry: number
}

function definitionsOf({ worksheet, registry }: Pick<Editor, 'worksheet' | 'registry'>) {
  const definitions = new Map<string, Definition[]>()
  worksheet.blocks().forEach(({ id, type, status, disabled, props }, index) => {
    const names = status === 'ok' && !disabled ? (viewOf(registry, type)?.defines?.(props) ?? []) : []
    names.forEach((name, entry) => {
      const known = definitions.get(name)
      if (known) known.push({ block: id, index, entry })
      else definitions.set(name, [{ block: id, index, entry }])
    })
  })
  return definitions
}

const sheets = new WeakMap<object, SheetNames>()

/** Returns the names that all references of a worksheet share. */
export function sheetNames(editor: Pick<Editor, 'worksheet' | 'registry'>): SheetNames {
  const known = sheets.get(editor.worksheet) ?? new SheetNames(editor)
  sheets.set(editor.worksheet, known)
  return known
}
