/** Responsibilities: columns of resources while their steps exist. */
import type { ListNumbers } from '../../engine/needed-lists.ts'
import type { MeasuredColumn } from '../../values/columns.ts'

export class Columns {
  /** By the step of the resource, then by name. */
  readonly #byResource = new Map<string, ReadonlyMap<string, MeasuredColumn>>()
  /** Columns that the engine may ask for, by symbol. */
  readonly lists = new Map<string, ListNumbers>()
  /** The steps that define these symbols. */
  readonly #definedBy = new Map<string, string>()

  set(resource: string, columns: ReadonlyMap<string, MeasuredColumn> | null): void {
    if (columns) this.#byResource.set(resource, columns)
    else this.#byResource.delete(resource)
  }

  get(resource: string, name: string): MeasuredColumn | undefined {
    return this.#byResource.get(resource)?.get(name)
  }

  /** @returns whether the symbol stands for other numbers than before */
  define(step: string, symbol: string, { elements, width }: ListNumbers): boolean {
    const isChanged = this.lists.get(symbol)?.elements !== elements
    this.lists.set(symbol, { elements, ...(width !== undefined && { width }) })
    this.#definedBy.set(symbol, step)
    return isChanged
  }

  /** @returns the steps forgotten, whose definitions hold numbers that nobody needs */
  keepOnly(has: (step: string) => boolean): string[] {
    for (const resource of this.#byResource.keys()) if (!has(resource)) this.#byResource.delete(resource)
    const gone = [...this.#definedBy].filter(([, step]) => !has(step))
    for (const [symbol] of gone) {
      this.lists.delete(symbol)
      this.#definedBy.delete(symbol)
    }
    return gone.map(([, step]) => step)
  }

  clear(): void {
    this.#byResource.clear()
    this.lists.clear()
    this.#definedBy.clear()
  }
}
