/** The numbers of a worksheet as it changes: computed once for all that shows one. */
import { headingOf, pageSetupOf, referenceText, sheetNumbers } from '@calcwright/document'
import type {
  Block,
  NumberedHeading,
  NumberedTarget,
  SheetNumbers,
  Worksheet,
  WorksheetSettings,
} from '@calcwright/document'

/** Short enough to show a change soon, long enough not to renumber with each key. */
const REST_MS = 150

export interface NumberedSheet extends SheetNumbers {
  /** Headings show their numbers. */
  readonly numberHeadings: boolean
}

class Numbering {
  readonly #worksheet: Worksheet
  readonly #listeners = new Set<() => void>()
  #stop: (() => void) | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #current: NumberedSheet | null = null
  #of: { readonly blocks: readonly Block[]; readonly settings: WorksheetSettings } | null = null

  constructor(worksheet: Worksheet) {
    this.#worksheet = worksheet
  }

  /** The same object until something may have changed. */
  readonly current = (): NumberedSheet => {
    const { settings } = this.#worksheet
    const blocks = this.#worksheet.blocks()
    // Changes are not observed while there are no listeners.
    const isFollowed = this.#listeners.size > 0
    const isSame = this.#of?.blocks === blocks && this.#of.settings === settings
    if (this.#current && (isFollowed || isSame)) return this.#current
    this.#of = { blocks, settings }
    return (this.#current = this.#compute())
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#follow()
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#unfollow()
    }
  }

  #compute(): NumberedSheet {
    const { registry, settings } = this.#worksheet
    const setup = pageSetupOf(settings)
    const numbers = sheetNumbers(registry, this.#worksheet.blocks(), setup)
    return { ...numbers, numberHeadings: setup.number_headings }
  }

  #follow(): void {
    this.#current = null
    this.#stop = this.#worksheet.subscribe(() => {
      this.#timer ??= setTimeout(() => {
        this.#timer = undefined
        this.#current = null
        for (const listener of this.#listeners) listener()
      }, REST_MS)
    })
  }

  #unfollow(): void {
    this.#stop?.()
    this.#stop = null
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}

/** Words of a reference, see `referenceText`; null when its target is gone. */
export function wordsOfReference(
  worksheet: Worksheet,
  target: NumberedTarget,
  lineNumber: (block: string) => number | undefined,
): string | null {
  const numbers = numberingOf(worksheet).current()
  return referenceText(numbers, target, { numberHeadings: numbers.numberHeadings, lineNumber })
}

/** The block with the heading that a reference means, and its index there; undefined when it is gone. */
export const headingPlace = (worksheet: Worksheet, target: NumberedTarget): NumberedHeading | undefined =>
  headingOf(numberingOf(worksheet).current(), target)

/** The number of each heading of a block, by its index; '' for none. One text, so that equal ones are the same. */
export function headingNumbersIn(worksheet: Worksheet, block: string): string {
  const { headings, numberHeadings } = numberingOf(worksheet).current()
  if (!numberHeadings) return ''
  const numbers: string[] = []
  for (const heading of headings) if (heading.block === block) numbers[heading.index] = heading.number
  return Array.from(numbers, number => number ?? '').join(' ')
}

const sheets = new WeakMap<Worksheet, Numbering>()

/** Returns the numbering that all views of a worksheet share. */
export function numberingOf(worksheet: Worksheet): Numbering {
  const known = sheets.get(worksheet) ?? new Numbering(worksheet)
  sheets.set(worksheet, known)
  return known
}
