/** Names that a worksheet defines anywhere, collected again once nobody types. */
import { viewOf } from '../contract/block-view.ts'
import type { Editor } from '../contract/block-view.ts'

type Sheet = Pick<Editor, 'worksheet' | 'registry'>

/** Milliseconds without a change. */
const REST = 400

export class DefinedNames {
  readonly #sheet: Sheet
  readonly #listeners = new Set<() => void>()
  #names: ReadonlySet<string> = new Set()
  /** Blocks with the names that they define, in their order, to notice a change. */
  #places = ''
  #stop: (() => void) | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(sheet: Sheet) {
    this.#sheet = sheet
  }

  has(name: string): boolean {
    return this.#names.has(name)
  }

  /** Calls `listener` when names are defined otherwise or elsewhere; follows the sheet while anybody listens. */
  subscribe(listener: () => void): () => void {
    if (this.#listeners.size === 0) this.#follow()
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      clearTimeout(this.#timer)
      this.#stop?.()
    }
  }

  #follow(): void {
    this.#read()
    this.#stop = this.#sheet.worksheet.subscribe(() => {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => {
        if (this.#read()) for (const listener of this.#listeners) listener()
      }, REST)
    })
  }

  /** @returns whether they have changed */
  #read(): boolean {
    const { worksheet, registry } = this.#sheet
    const names = new Set<string>()
    let places = ''
    for (const { id, type, status, disabled, props } of worksheet.blocks()) {
      const view = status === 'ok' && !disabled ? viewOf(registry, type) : undefined
      const own = [...(view?.defines?.(props) ?? []), ...(view?.binds?.(props) ?? [])]
      for (const name of own) names.add(name)
      if (own.length > 0) places += `${id} ${own.join(' ')}\n`
    }
    const changed = places !== this.#places
    this.#names = names
    this.#places = places
    return changed
  }
}

const sheets = new WeakMap<object, DefinedNames>()

/** Returns the names that all lines of a worksheet share. */
export function definedNamesOf(sheet: Sheet): DefinedNames {
  const known = sheets.get(sheet.worksheet) ?? new DefinedNames(sheet)
  sheets.set(sheet.worksheet, known)
  return known
}
