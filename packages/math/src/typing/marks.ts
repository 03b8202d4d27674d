/** Units, indexes, signs and properties behind an operand, which belong to it. */
import type { UnitExpression } from '../expression/tree.ts'
import { resolveName, resolveUnit } from '../units/resolve.ts'
import { decimalOf } from '../expression/mixed-numbers.ts'
import { piece, row } from './drawing.ts'
import type { Drawn } from './drawing.ts'
import { nameToDraw } from './leaves.ts'
import { shortUncertaintyAt } from './measures.ts'
import { Operands } from './operands.ts'

export abstract class Marks extends Operands {
  protected postfix(operand: Drawn, isNumber: boolean): Drawn {
    const { node, isMeasure } = this.marked(operand, isNumber)
    if (!isMeasure) return node
    let whole = node
    for (let next: Drawn | null = node; next; next = this.#mixed(whole)) whole = next
    return whole
  }

  /** An operand with its marks, and whether it is a number with a unit and nothing else. */
  protected marked(operand: Drawn, isNumber: boolean): { readonly node: Drawn; readonly isMeasure: boolean } {
    let node = operand
    for (let marks = 0; ; marks += 1) {
      const next = this.#mark(node)
      if (!next) return { node, isMeasure: isNumber && marks === 1 && node.kind === 'quantity' }
      node = next
    }
  }

  /**
   * `5 ft 3 in`: one measure in two units, which is divided, multiplied and raised as a whole; `400 V 16 A`, of
   * different dimensions, and the sides of `20 mm 10 mm` are factors.
   */
  #mixed(left: Drawn): Drawn | null {
    const { kind, text, space } = this.peek()
    const start = this.index
    const before = this.units.last
    const number = kind === 'number' ? (this.#decimal(text) ?? this.operand()) : null
    const right = number && this.marked(number, true)
    if (right?.isMeasure) {
      const sign = isOneMeasure(before, this.units.last, Number(decimalOf(text)))
        ? space
          ? '\\:'
          : ''
        : '\\cdot '
      return { ...row(left, piece(sign), right.node), kind: 'quantity' }
    }
    this.index = start
    return null
  }

  /** A mixed number within a measure, which is drawn as the decimal number that it is read as. */
  #decimal(text: string): Drawn | null {
    const decimal = decimalOf(text)
    if (decimal === text) return null
    this.index += 1
    return piece(decimal, this.path(), 'number')
  }

  /** One mark behind an operand: a unit, an index, `!`, `%`, `°`, a property. */
  #mark(node: Drawn): Drawn | null {
    const token = this.peek()
    if (token.kind === 'part' && token.part!.role === 'script') {
      this.index += 1
      return piece(node.latex + token.part!.latex, null, 'power')
    }
    const quantity = this.inExponent ? null : this.units.behind(this.index, node)
    if (quantity) return this.took(quantity)
    if (token.kind !== 'sign') return null
    switch (token.text) {
      case '(': {
        const short = shortUncertaintyAt(this.tokens, this.index, node, this.options.text)
        return short && this.took(short)
      }
      case '!':
        return this.#signBehind(node, '!')
      case '%':
        if (this.isSpread()) return { ...this.#signBehind(node, '\\%'), kind: 'number' }
        return this.isPercent() ? this.#signBehind(node, '\\%') : null
      case '°':
        return this.#signBehind(node, '\\degree ')
      case ':':
        return this.#property(node, ':')
      case '.':
        return node.kind === 'name' ? this.#property(node, '.') : null
      case '[':
        return this.#indexed(node)
    }
    return null
  }

  #signBehind(node: Drawn, latex: string): Drawn {
    this.index += 1
    return { ...row(node, piece(latex, this.path())), kind: 'other' }
  }

  #property(node: Drawn, sign: ':' | '.'): Drawn {
    const colon = this.#signBehind(node, sign)
    const token = this.peek()
    const value = sign === ':' && (token.kind !== 'name' || token.space) ? this.expression(0) : null
    if (value) return { ...row(colon, piece('\\:'), value), kind: 'other' }
    if (token.kind !== 'name') return colon
    this.index += 1
    const named = row(colon, nameToDraw(token.text, this.path()))
    return {
      ...(this.isSign('(') && !this.peek().space ? row(named, this.brackets()) : named),
      kind: 'name',
    }
  }

  #indexed(node: Drawn): Drawn | null {
    const attached = !this.peek().space
    const named = node.kind === 'name'
    if (!attached && (!named || this.inExponent)) return null
    if (!named && this.inExponent) return null
    this.index += 1
    const inside = this.enclosed(']')
    if (this.accept(']')) return piece(`${node.latex}\\left[${inside.latex}\\right]`, null, 'name')
    return row(node, piece('['), inside)
  }
}

/**
 * Whether two units measure the same quantity, as far as they are known; a length that is not less than one of the
 * unit before is another side.
 * @param amount number of the second unit
 */
function isOneMeasure(one: UnitExpression | null, other: UnitExpression | null, amount: number): boolean {
  const [first, second] = [one && resolveUnit(one), other && resolveUnit(other)]
  if (!first?.ok || !second?.ok) return true
  if (!first.unit.dimension.sameHard(second.unit.dimension)) return false
  const isPart = amount * second.unit.factor.toNumber() < first.unit.factor.toNumber()
  return isPart || !first.unit.dimension.sameHard(resolveName('m')!.dimension)
}
