/**
 * Objects in the fields of blocks, such as the cells of a table: after the first time only what changed in them goes
 * to the worker, since copying all of them would hold up the page with each key.
 */
import type { EvaluationBlock } from '../contract.ts'
import type { ToEvaluator } from './messages.ts'

/** An object that can tell what differs from a former one; null for a value that is gone. */
interface Tracked {
  changesSince(before: Tracked): Readonly<Record<string, unknown>>
  toJSON(): object
}

/** Values of a field by key: all of them, or those that differ from what was sent last. */
interface SentField {
  readonly field: string
  readonly isWhole: boolean
  readonly values: Readonly<Record<string, unknown>>
}

/** A block on its way to the worker: without its large fields, which stand beside it. */
interface SentBlock extends EvaluationBlock {
  readonly large?: readonly SentField[]
}

type Blocks<Block> = { readonly blocks: readonly Block[] }

/** The message with its blocks as `map` gives them. */
function withBlocks<From extends EvaluationBlock>(
  message: ToEvaluator,
  map: (block: From) => EvaluationBlock,
): ToEvaluator {
  const [first, ...others] = message.args
  if (message.method === 'open') return { ...message, args: [(first as readonly From[]).map(map), ...others] }
  if (message.method !== 'update') return message
  const change = first as Blocks<From>
  return { ...message, args: [{ ...change, blocks: change.blocks.map(map) }, ...others] }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTracked = (value: unknown): value is Tracked => isObject(value) && 'changesSince' in value

/** The page's side: remembers what a worker has. */
export class LargeFieldsSent {
  readonly #sent = new Map<string, object>()

  message(message: ToEvaluator): ToEvaluator {
    if (message.method === 'open') this.#sent.clear()
    return withBlocks(message, block => this.#block(block))
  }

  #block(block: EvaluationBlock): SentBlock {
    const fields = Object.entries((block.props ?? {}) as object)
    const large = fields.flatMap(([field, value]) =>
      isObject(value) ? [this.#field(block.id, field, value)] : [],
    )
    if (large.length === 0) return block
    return { ...block, props: Object.fromEntries(fields.filter(([, value]) => !isObject(value))), large }
  }

  #field(block: string, field: string, value: object): SentField {
    const key = `${block} ${field}`
    const before = this.#sent.get(key)
    this.#sent.set(key, value)
    if (before === value) return { field, isWhole: false, values: {} }
    if (before && isTracked(before) && isTracked(value))
      return { field, isWhole: false, values: value.changesSince(before) }
    return {
      field,
      isWhole: true,
      values: (isTracked(value) ? value.toJSON() : value) as SentField['values'],
    }
  }
}

/** The worker's side: puts the fields together. */
export class LargeFieldsReceived {
  readonly #fields = new Map<string, Record<string, unknown>>()

  message(message: ToEvaluator): ToEvaluator {
    if (message.method === 'open') this.#fields.clear()
    return withBlocks<SentBlock>(message, block => this.#block(block))
  }

  #block({ large, ...block }: SentBlock): EvaluationBlock {
    if (!large) return block
    const fields = large.map(sent => [sent.field, this.#field(block.id, sent)] as const)
    return { ...block, props: { ...(block.props as object), ...Object.fromEntries(fields) } }
  }

  /** The object that the worker has is changed: a copy of all would take longer than all else. */
  #field(block: string, { field, isWhole, values }: SentField): object {
    const key = `${block} ${field}`
    const all = isWhole ? { ...values } : this.#fields.get(key)!
    if (!isWhole)
      for (const [name, value] of Object.entries(values))
        if (value === null) delete all[name]
        else all[name] = value
    this.#fields.set(key, all)
    return all
  }
}
