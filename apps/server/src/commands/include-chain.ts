/**
 * Worksheets behind an include: those whose values it takes, those whose values these take, and so on.
 */
import { type IncludeSource, isOutdated } from '@calcwright/blocks/include'
import { readContent } from '../documents/stored-worksheet.ts'
import type { WorksheetRow } from '../documents/worksheet-finder.ts'
import { Refused } from '../failure.ts'
import { notFound } from '../policies/policy.ts'
import type { Context } from '../context.ts'
import { findAllowedWorksheet } from './find-allowed-worksheet.ts'

/** Worksheets that are read for one answer. */
const MOST = 100

export interface IncludeChain {
  /** Names of worksheets that include one another, from one to itself; none where they do not. */
  readonly circle: readonly string[]
  /** Worksheets that have values of another one which are not its present ones. */
  readonly older: readonly { readonly hash_string: string; readonly name: string; readonly source: string }[]
  /** Whether all worksheets were read that the visitor may see. */
  readonly whole: boolean
}

type Place = Pick<IncludeSource, 'hash' | 'name'>

/** Reads the source of an include. Throws Refused when the visitor may not see it. */
export async function readSource(context: Context, hash: string): Promise<IncludeSource> {
  const { row } = await findAllowedWorksheet(context, 'variable_list', hash)
  return sourceOf(context, row)
}

/**
 * Follows the includes of a worksheet.
 * @param into hash of the worksheet that includes it; null for none. A worksheet that the visitor may not see
 * is ignored.
 */
export async function followIncludes(
  context: Context,
  source: IncludeSource,
  into: string | null,
): Promise<IncludeChain> {
  if (into === source.hash) return { circle: [source.name, source.name], older: [], whole: true }
  const chain = new Chain(context)
  const place = into === null ? null : await allowed(() => placeOf(context, into))
  await chain.follow(source, place ? [place] : [])
  return chain
}

class Chain implements IncludeChain {
  readonly #context: Context
  readonly #read = new Map<string, IncludeSource | null>()
  circle: readonly string[] = []
  readonly older: { hash_string: string; name: string; source: string }[] = []
  whole = true

  constructor(context: Context) {
    this.#context = context
  }

  /** @param above the worksheets that lead here */
  async follow(source: IncludeSource, above: readonly Place[]): Promise<void> {
    const path = [...above, source]
    this.#read.set(source.hash, source)
    for (const props of source.includes) {
      const begin = path.findIndex(({ hash }) => hash === props.hash_string)
      if (begin >= 0) {
        if (this.circle.length === 0)
          this.circle = [...path.slice(begin), path[begin]!].map(({ name }) => name)
        continue
      }
      const isNew = !this.#read.has(props.hash_string)
      const next = isNew ? await this.#readNext(props.hash_string) : this.#read.get(props.hash_string)
      if (!next) continue
      if (isOutdated(props, next))
        this.older.push({ hash_string: source.hash, name: source.name, source: next.name })
      if (isNew) await this.follow(next, path)
    }
  }

  /** Null for one that the visitor may not see: its values count as up to date. */
  async #readNext(hash: string): Promise<IncludeSource | null> {
    if (this.#read.size >= MOST) {
      this.whole = false
      return null
    }
    const source = await allowed(() => readSource(this.#context, hash))
    this.#read.set(hash, source)
    return source
  }
}

async function placeOf(context: Context, hash: string): Promise<Place> {
  const { row } = await findAllowedWorksheet(context, 'variable_list', hash)
  return row
}

async function sourceOf(context: Context, { id, hash, name }: WorksheetRow): Promise<IncludeSource> {
  const content = await readContent(context, id)
  if (!content) throw notFound()
  const { document, archive } = content
  const shared = await context.documents.run(document.length, 'shared', document, archive, { hash, name })
  return { hash, name, ...shared }
}

async function allowed<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}
