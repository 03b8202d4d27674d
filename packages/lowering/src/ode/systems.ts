/**
 * Systems of linear differential equations with constant coefficients. The engine knows only one
 * equation at a time; by Laplace transforms a system becomes linear equations of the images.
 */
import type { CallNode, CompareNode, Expression, ListNode, NameNode } from '@calcwright/math/expression'
import { callsIn, children, mapChildren } from '@calcwright/math/expression'
import {
  binaryNode,
  callNode,
  DimensionError,
  equationNode,
  expandTemplate,
  mentions,
  numberNode,
} from '@calcwright/math/rewriting'
import { operationName, hasTrait } from '@calcwright/reference/functions'
import { type Occurrence, occurrenceIn, occurrencesIn } from './occurrences.ts'
import { withSteps } from './switched.ts'
import { message } from '@calcwright/math/messages/dimensions'

/** @returns a call that gives the functions, in the order of their names */
export function solutionOfSystem(system: ListNode, names: readonly NameNode[]): CallNode {
  return new Transform(system, names).solution()
}

/**
 * One linear equation whose coefficients are numbers, not all of them whole, or of third order or more: the
 * engine's own method is endlessly slow with the fractions of the exponents, or with the roots.
 * @param isNumber whether a name stands for a number
 * @returns a call that gives the function, or null where the engine's method is the right one
 */
export function solutionOfEquation(
  equation: Expression,
  name: NameNode,
  isNumber: (name: string) => boolean,
): CallNode | null {
  const { span } = equation
  const system: ListNode = equation.kind === 'list' ? equation : { kind: 'list', items: [equation], span }
  try {
    const transform = new Transform(system, [name])
    if (!transform.hasHardRoots(isNumber) && !transform.hasSteps()) return null
    if (!transform.hasSimpleForcing()) return null
    if (transform.isFree()) return null
    const only = callNode(operationName('head'), [transform.solution()], span)
    return callNode(operationName('expand'), [only], span) as CallNode
  } catch (error) {
    if (error instanceof DimensionError) return null
    throw error
  }
}

/** Each image by itself: of a list in which one has no formula the engine keeps none. */
const EACH_BACK = 'map($1, arg_image -> back_transform(arg_image, $2, $3))'

class Transform {
  readonly #sought: ReadonlySet<string>
  readonly #time: NameNode
  readonly #equations: readonly CompareNode[]
  readonly #conditions: readonly CompareNode[]
  readonly #starts = new Map<string, Expression>()
  /** Values at 0 that no condition gives. */
  readonly #constants: NameNode[] = []
  /** Conditions elsewhere than at 0, each a list of the function's index, the order, the place and the value. */
  readonly #elsewhere: Expression[] = []
  readonly #image: NameNode
  readonly #system: ListNode
  readonly #names: readonly NameNode[]

  constructor(system: ListNode, names: readonly NameNode[]) {
    this.#system = system
    this.#names = names
    this.#sought = new Set(names.map(({ name }) => name))
    this.#image = this.#named('s__image')
    const items = system.items.map(item => {
      if (item.kind === 'compare' && item.operands.length === 2) return item
      throw new DimensionError(message('argument.desolve.equations'), item.span)
    })
    this.#time = this.#variable(items)
    const isCondition = (item: CompareNode) =>
      this.#occurrencesIn(item).every(({ at }) => !(at.kind === 'name' && at.name === this.#time.name))
    this.#equations = items
      .filter(item => !isCondition(item))
      .map(item => withSteps(item, this.#time.name) as CompareNode)
    if (this.#equations.length !== names.length)
      throw new DimensionError(message('argument.count.desolve'), system.span)
    this.#conditions = items.filter(isCondition)
    for (const item of this.#conditions) this.#readStart(item)
  }

  solution(): CallNode {
    const { span } = this.#system
    const images = { ...this.#system, items: this.#names.map(({ name }) => this.#imageName(name)) }
    const equations = { ...this.#system, items: this.#equations.map(equation => this.#imageOf(equation)) }
    const solved = callNode('linsolve', [equations, images], span)
    const found = expandTemplate(EACH_BACK, [solved, this.#image, this.#time], span, 0) as CallNode
    if (this.#elsewhere.length === 0) return found
    const list = (items: readonly Expression[]): ListNode => ({ kind: 'list', items, span })
    const parts = list([found, list(this.#constants), list(this.#elsewhere)])
    return callNode(operationName('ode_meeting'), [parts, this.#time], span) as CallNode
  }

  /**
   * Whether what stands before the function is a number throughout, and not a whole one somewhere, or the
   * order is one whose roots need not have a formula.
   */
  hasHardRoots(isNumber: (name: string) => boolean): boolean {
    const nodes = this.#terms()
      .filter(term => this.#occurrencesIn(term).length > 0)
      .flatMap(term => this.#coefficientsOf(term))
    const names = nodes.flatMap(node => (node.kind === 'name' ? node.name : []))
    const broken = nodes.some(
      node =>
        node.kind === 'name' ||
        (node.kind === 'number' && /[.eE]/.test(node.text)) ||
        (node.kind === 'binary' && node.operator === '/'),
    )
    return (broken || this.#order > 2) && names.every(isNumber)
  }

  /** Whether something is switched on or off: the engine's own antiderivative jumps there. */
  hasSteps(): boolean {
    return this.#terms().some(term => [STEP, IMPULSE].some(name => callsIn(term, name).length > 0))
  }

  /** Whether the terms without the function are of those whose transform the engine knows. */
  hasSimpleForcing(): boolean {
    return this.#terms()
      .filter(term => this.#occurrencesIn(term).length === 0)
      .every(term => isTransformable(term, this.#time.name))
  }

  /** Whether a motion of its own is sought in general: then the engine has the clearer form. */
  isFree(): boolean {
    const isNothing = (term: Expression) => term.kind === 'number' && Number(term.text) === 0
    const forced = this.#terms().some(term => this.#occurrencesIn(term).length === 0 && !isNothing(term))
    return !forced && this.#conditions.length === 0 && this.#order > 1
  }

  get #order(): number {
    return Math.max(
      ...this.#equations.flatMap(equation => this.#occurrencesIn(equation)).map(({ order }) => order),
    )
  }

  #terms(): Expression[] {
    return this.#equations.flatMap(({ operands }) => operands.flatMap(termsOf))
  }

  /** The parts of a term but for the function and its arguments. */
  #coefficientsOf(node: Expression): Expression[] {
    if (this.#occurrenceIn(node)) return []
    return [node, ...children(node).flatMap(part => this.#coefficientsOf(part))]
  }

  #variable(items: readonly CompareNode[]): NameNode {
    for (const equation of items)
      for (const { at } of this.#occurrencesIn(equation)) if (at.kind === 'name') return at
    throw new DimensionError(message('argument.desolve.functions'), this.#system.span)
  }

  #readStart(condition: CompareNode): void {
    const [left, value] = condition.operands
    const use = left && this.#occurrenceIn(left)
    if (!use || !value || this.#occurrencesIn(value).length > 0)
      throw new DimensionError(message('argument.desolve.conditions'), condition.span)
    if (use.at.kind === 'number' && Number(use.at.text) === 0) {
      this.#starts.set(`${use.name} ${use.order}`, value)
      return
    }
    const { span } = condition
    const index = this.#names.findIndex(({ name }) => name === use.name)
    const items = [numberNode(String(index), span), numberNode(String(use.order), span), use.at, value]
    this.#elsewhere.push({ kind: 'list', items, span })
  }

  /** Without a condition a constant stands for the value at 0. */
  #startOf(name: string, order: number): Expression {
    const key = `${name} ${order}`
    const given = this.#starts.get(key)
    if (given) return given
    const constant = this.#named(`c_${this.#starts.size}`)
    this.#constants.push(constant)
    this.#starts.set(key, constant)
    return constant
  }

  #imageOf({ operands, span }: CompareNode): Expression {
    const [left, right] = operands.map(operand => this.#imageOfPart(operand))
    return equationNode(left!, right!, span)
  }

  /** The image of a sum is that of its terms, and numbers before a term stay before its image. */
  #imageOfPart(node: Expression): Expression {
    const use = this.#occurrenceIn(node)
    if (use) return this.#derivativeOf(use)
    if (this.#occurrencesIn(node).length === 0)
      return callNode('laplace', [node, this.#time, this.#image], node.span)
    if (node.kind === 'unary' && node.operator === '-')
      return { ...node, operand: this.#imageOfPart(node.operand) }
    if (node.kind === 'binary') {
      const { operator, left, right } = node
      if (operator === '+' || operator === '-') return mapChildren(node, part => this.#imageOfPart(part))
      const isScaled = operator === '*' || operator === '/'
      if (isScaled && this.#isConstant(right)) return { ...node, left: this.#imageOfPart(left) }
      if (operator === '*' && this.#isConstant(left)) return { ...node, right: this.#imageOfPart(right) }
    }
    throw new DimensionError(message('argument.desolve.linear'), node.span)
  }

  #isConstant(node: Expression): boolean {
    return this.#occurrencesIn(node).length === 0 && !mentions(node, this.#time.name)
  }

  /** `s^2*X - s*x(0) - x'(0)` */
  #derivativeOf({ name, order }: Occurrence): Expression {
    let image: Expression = this.#imageName(name)
    for (let at = 0; at < order; at++) {
      const product = binaryNode('*', this.#image, image, this.#system.span)
      image = binaryNode('-', product, this.#startOf(name, at), this.#system.span)
    }
    return image
  }

  #occurrencesIn(node: Expression): Occurrence[] {
    return occurrencesIn(node, this.#sought)
  }

  #occurrenceIn(node: Expression): Occurrence | undefined {
    return occurrenceIn(node, this.#sought)
  }

  #imageName(name: string): NameNode {
    return this.#named(`${name}__image_of`)
  }

  #named(name: string): NameNode {
    return { kind: 'name', name, span: this.#system.span }
  }
}

/** The terms of a sum. */
function termsOf(node: Expression): Expression[] {
  if (node.kind === 'unary') return termsOf(node.operand)
  const isSum = node.kind === 'binary' && (node.operator === '+' || node.operator === '-')
  return isSum ? [...termsOf(node.left), ...termsOf(node.right)] : [node]
}

/** The engine's word for Heaviside. */
const STEP = operationName('num_step')

const IMPULSE = 'Dirac'

/** Products of whole powers of the time, of waves, steps and exponentials. */
function isTransformable(node: Expression, time: string): boolean {
  if (!mentions(node, time)) return true
  if (node.kind === 'name') return true
  if (node.kind === 'unary') return isTransformable(node.operand, time)
  if (node.kind === 'call')
    return (
      (hasTrait(node.name, 'simpleImage') || node.name === STEP || node.name === IMPULSE) &&
      node.args.every(arg => isLine(arg, time))
    )
  if (node.kind !== 'binary') return false
  const { operator, left, right } = node
  if (operator === '/') return isTransformable(left, time) && !mentions(right, time)
  if (operator !== '^')
    return '+-*'.includes(operator) && [left, right].every(side => isTransformable(side, time))
  if (!mentions(left, time)) return isLine(right, time)
  return isTransformable(left, time) && right.kind === 'number' && /^\d$/.test(right.text)
}

/** Whether the time stands only in sums and products with numbers. */
function isLine(node: Expression, time: string): boolean {
  if (!mentions(node, time) || node.kind === 'name') return true
  if (node.kind === 'unary') return isLine(node.operand, time)
  if (node.kind !== 'binary') return false
  const { operator, left, right } = node
  if (operator === '/') return isLine(left, time) && !mentions(right, time)
  if (operator === '*')
    return isLine(left, time) && isLine(right, time) && !(mentions(left, time) && mentions(right, time))
  return (operator === '+' || operator === '-') && isLine(left, time) && isLine(right, time)
}
