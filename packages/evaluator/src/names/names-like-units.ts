/**
 * Responsibilities: names without a definition that look like units. `5 ft` is a number times an unknown
 * name where a length is probably meant: a notice says how a unit is written.
 */
import type { Message } from '@calcwright/math/messages'
import { message } from '@calcwright/math/messages/names'
import { unitToPlain } from '@calcwright/math/expression'
import type { BinaryNode, Expression, IndexNode, ListNode } from '@calcwright/math/expression'
import { findUnit } from '@calcwright/math/units'
import type { Notice, StoredCode } from '../block-result.ts'
import { NameFault } from './name-fault.ts'
import { NAMES_WITH_VALUES } from './names-with-values.ts'

/** Collects such names while the tree of one formula is walked. */
export class NamesLikeUnits {
  readonly #isDefined: (name: string) => boolean
  readonly #note: (notice: Notice) => void
  /** The numbers before each name: `5 ft`, `300 K`. */
  readonly #measured = new Map<string, string[]>()

  constructor(isDefined: (name: string) => boolean, note: (notice: Notice) => void) {
    this.#isDefined = isDefined
    this.#note = note
  }

  /** `5 ft` is a number times an unknown name, as is `2% mm`. The space tells a unit `300 K` from a factor `2x`. */
  collect({ operator, left, right, implicit }: BinaryNode, bound: ReadonlySet<string>): void {
    const isShare = left.kind === 'unary' && left.operator === '%'
    const factor = isShare ? left.operand : left
    if (operator !== '*' || factor.kind !== 'number' || right.kind !== 'name') return
    const { name, span } = right
    if (!implicit && name.length === 1) return
    if (NAMES_WITH_VALUES.has(name) || bound.has(name) || this.#isDefined(name) || !findUnit(name)) return
    if (name.length === 1 && span.start === left.span.end) return
    this.#measured.set(name, [...(this.#measured.get(name) ?? []), isShare ? `${factor.text}%` : factor.text])
  }

  #noteUnit(name: string, notice: Message<StoredCode>): void {
    this.#note({ ...notice, names: [name] })
  }

  /** A single letter is meant as a unit where it stands behind numbers alone: not in `3 s^2 + 2 s`. */
  noteCollected(free: ReadonlyMap<string, readonly unknown[]>): void {
    for (const [name, [number, ...others]] of this.#measured) {
      if (name.length === 1 && free.get(name)?.length !== others.length + 1) continue
      this.#noteUnit(name, message('name.unit', { name, number: number! }))
    }
  }

  /** `kN` alone. A single letter is taken for a name. */
  noteAlone(node: Expression, bound: readonly string[]): void {
    if (node.kind !== 'name' || node.name.length === 1) return
    const { name } = node
    if (NAMES_WITH_VALUES.has(name) || this.#isDefined(name) || !findUnit(name)) return
    if (bound.includes(name)) return
    this.#noteUnit(name, message('name.unit', { name, number: '1' }))
  }

  /** `p*V in [kJ]` would be a product with a name and a unit. */
  refuseConversion({ right, implicit }: BinaryNode, bound: ReadonlySet<string>): void {
    if (!implicit || right.kind !== 'quantity' || right.value.kind !== 'name') return
    const { name, span } = right.value
    if (!/^(in|to)$/.test(name) || bound.has(name) || this.#isDefined(name)) return
    const unit = unitToPlain(right.unit)
    throw new NameFault(message('name.conversion', { unit }), span)
  }

  /** `k[m]` is an element of k; with a space it is k metres. */
  noteIndex({ target, indexes }: IndexNode, bound: ReadonlySet<string>): void {
    const [index, ...others] = indexes
    if (target.kind !== 'name' || index?.kind !== 'name' || others.length > 0) return
    const { name, span } = index
    if (bound.has(name) || this.#isDefined(name) || !findUnit(name)) return
    const problem = message('name.unit.index', { name, target: target.name })
    if (bound.has(target.name)) throw new NameFault(problem, span)
    this.#noteUnit(name, problem)
  }

  /** `[m]*5` is a list with a name in it. */
  noteList({ items }: ListNode, bound: ReadonlySet<string>): void {
    const [item, ...others] = items
    if (item?.kind !== 'name' || others.length > 0) return
    const { name } = item
    if (bound.has(name) || this.#isDefined(name) || !findUnit(name)) return
    this.#noteUnit(name, message('name.unit.list', { name }))
  }
}
