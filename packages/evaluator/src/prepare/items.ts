/** Responsibilities: one item of a formula that goes item by item over lists: item 2 of `1 .- cos(v)` is `1 - cos(v[2])`. */
import type { BinaryNode, CallNode, Expression } from '@calcwright/math/expression'
import { numbersOf, wordOf } from '@calcwright/math/numeric'
import type { NumericNames, NumericValue } from '@calcwright/math/numeric'
import { Unfit } from './rounded.ts'

/** Most items that are looked at one by one. */
const MOST_ITEMS = 40
/** Functions inside of each other. */
const DEEPEST = 20

/** Numbers of rows and columns; none for a number. */
type Sizes = readonly number[]

/** Finds the items of one formula with the meanings of its names. */
export class Items {
  readonly #names: NumericNames
  readonly #first: number
  readonly #depth: number

  /**
   * @param first the index of the first item of a list
   * @param depth functions inside of each other that led here
   */
  constructor(names: NumericNames, first: number, depth = 0) {
    this.#names = names
    this.#first = first
    this.#depth = depth
  }

  /**
   * @returns the items of a list, or the rows of a matrix with theirs; null for a number, for long lists and for what
   *   does not go item by item
   */
  of(node: Expression): readonly Expression[] | readonly (readonly Expression[])[] | null {
    try {
      const [rows, columns] = this.#sizes(node)
      if (rows === undefined || rows * (columns ?? 1) > MOST_ITEMS) return null
      const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)
      if (columns === undefined) return upTo(rows).map(row => this.at(node, [row]))
      return upTo(rows).map(row => upTo(columns).map(column => this.at(node, [row, column])))
    } catch (fault) {
      if (fault instanceof Unfit) return null
      throw fault
    }
  }

  /**
   * @param place counted from 0
   * @returns the item at a place; undefined where a formula does not go item by item
   */
  only(node: Expression, place: readonly number[]): Expression | undefined {
    try {
      return this.#sizes(node).length === place.length ? this.at(node, place) : undefined
    } catch (fault) {
      if (fault instanceof Unfit) return undefined
      throw fault
    }
  }

  /**
   * @param place counted from 0
   * @throws Unfit where a formula does not go item by item
   */
  at(node: Expression, place: readonly number[]): Expression {
    const [row = NaN, column] = place
    if (this.#sizes(node).length === 0) return node
    switch (node.kind) {
      case 'list':
        return column === undefined ? itemOf(node.items, row) : this.at(itemOf(node.items, row), [column])
      case 'matrix':
        return itemOf(node.rows[row] ?? [], column ?? NaN)
      case 'name': {
        const indexes = place.map(index => numeral(index + this.#first, node))
        return { kind: 'index', target: node, indexes, span: node.span }
      }
      case 'unary':
        return { ...node, operand: this.at(node.operand, place) }
      case 'binary':
        return {
          ...node,
          operator: plain(node),
          left: this.at(node.left, place),
          right: this.at(node.right, place),
        }
      case 'call':
        return { ...node, args: node.args.map(arg => this.at(arg, place)) }
      default:
        throw new Unfit()
    }
  }

  #sizes(node: Expression): Sizes {
    switch (node.kind) {
      case 'number':
      case 'constant':
      case 'index':
        return []
      case 'list': {
        const [first = []] = node.items.map(item => this.#sizes(item))
        return [node.items.length, ...first]
      }
      case 'matrix':
        return [node.rows.length, node.rows[0]?.length ?? 0]
      case 'name':
        return this.#sizesOfName(node.name)
      case 'unary':
        return this.#sizes(node.operand)
      case 'binary':
        return this.#ofOperation(node)
      case 'call':
        return this.#ofCall(node)
      default:
        throw new Unfit()
    }
  }

  #sizesOfName(name: string): Sizes {
    const meaning = this.#names(name)
    if (meaning?.kind !== 'value') throw new Unfit()
    const { value } = meaning
    if (!Array.isArray(value)) return []
    const [first] = value as readonly unknown[]
    return Array.isArray(first) ? [value.length, first.length] : [value.length]
  }

  /** Sums, products with numbers, and what is written with a point. */
  #ofOperation({ operator, left, right }: BinaryNode): Sizes {
    const [a, b] = [this.#sizes(left), this.#sizes(right)]
    const isByItems = operator.startsWith('.') || /^[-+]$/.test(operator)
    const isScaled =
      (operator === '*' && (a.length === 0 || b.length === 0)) || (operator === '/' && b.length === 0)
    if (a.length + b.length > 0 && !isByItems && !isScaled) throw new Unfit()
    if (a.length > 0 && b.length > 0 && a.join() !== b.join()) throw new Unfit()
    return a.length > 0 ? a : b
  }

  #ofCall(call: CallNode): Sizes {
    const all = call.args.map(arg => this.#sizes(arg))
    const sizes = all.find(({ length }) => length > 0) ?? []
    const meaning = this.#names(call.name)
    if (meaning?.kind === 'function') {
      if (this.#depth >= DEEPEST) throw new Unfit()
      const names: NumericNames = name => {
        const own = all[meaning.parameters.indexOf(name)]
        return own ? { kind: 'value', value: ofSizes(own) } : meaning.names(name)
      }
      const body = new Items(names, this.#first, this.#depth + 1).#sizes(meaning.body)
      if (body.join() !== sizes.join()) throw new Unfit()
    } else if (sizes.length > 0 && (all.length > 1 || !numbersOf(wordOf(call), 1))) throw new Unfit()
    if (all.filter(({ length }) => length > 0).length > 1) throw new Unfit()
    return sizes
  }
}

/** A value of these sizes. */
const ofSizes = ([rows, ...columns]: Sizes): NumericValue =>
  rows === undefined ? 0 : Array.from({ length: rows }, () => ofSizes(columns))

const plain = ({ operator }: BinaryNode): BinaryNode['operator'] =>
  operator.replace(/^\./, '') as BinaryNode['operator']

const numeral = (value: number, { span }: Expression): Expression => ({
  kind: 'number',
  text: String(value),
  span,
})

function itemOf(items: readonly Expression[], at: number): Expression {
  const item = items[at]
  if (!item) throw new Unfit()
  return item
}
