/**
 * Systems of linear differential equations with constant coefficients. The engine knows only one
 * equation at a time; by Laplace transforms a system becomes linear equations of the images.
 */
import type { CallNode, CompareNode, Expression, NameNode } from '../../expression/tree.ts'
import { children, mapChildren, mentions } from '../../expression/walk.ts'
import { binaryNode, callNode, equationNode } from '../build.ts'
import { DimensionError } from '../session.ts'

/** A function that is sought, or one of its derivatives. */
interface Use {
  readonly name: string
  readonly order: number
  readonly at: Expression
}

/** @returns a call that gives the functions, in the order of their names */
export function solutionOfSystem(
  system: Expression & { kind: 'list' },
  names: readonly NameNode[],
): CallNode {
  return new Transform(system, names).solution()
}

class Transform {
  private readonly sought: ReadonlySet<string>
  private readonly time: NameNode
  private readonly equations: readonly CompareNode[]
  private readonly starts = new Map<string, Expression>()
  private readonly image: NameNode
  private readonly system: Expression & { kind: 'list' }
  private readonly names: readonly NameNode[]

  constructor(system: Expression & { kind: 'list' }, names: readonly NameNode[]) {
    this.system = system
    this.names = names
    this.sought = new Set(names.map(({ name }) => name))
    this.image = this.named('s__image')
    const items = system.items.map(item => {
      if (item.kind === 'compare' && item.operands.length === 2) return item
      throw new DimensionError('desolve needs equations here', item.span, 'argument')
    })
    const isCondition = (item: CompareNode) => this.usesIn(item).every(({ at }) => at.kind === 'number')
    this.equations = items.filter(item => !isCondition(item))
    if (this.equations.length !== names.length)
      throw new DimensionError('desolve needs as many equations as functions', system.span, 'argument')
    this.time = this.variable()
    for (const item of items.filter(isCondition)) this.readStart(item)
  }

  solution(): CallNode {
    const { span } = this.system
    const images = { ...this.system, items: this.names.map(({ name }) => this.imageName(name)) }
    const equations = { ...this.system, items: this.equations.map(equation => this.imageOf(equation)) }
    const solved = callNode('linsolve', [equations, images], span)
    return callNode('ilaplace', [solved, this.image, this.time], span) as CallNode
  }

  private variable(): NameNode {
    for (const equation of this.equations)
      for (const { at } of this.usesIn(equation)) if (at.kind === 'name') return at
    throw new DimensionError('desolve needs functions such as x(t) here', this.system.span, 'argument')
  }

  private readStart(condition: CompareNode): void {
    const [left, value] = condition.operands
    const use = left && this.useOf(left)
    if (!use || !value || use.at.kind !== 'number' || Number(use.at.text) !== 0)
      throw new DimensionError('desolve solves systems with conditions at 0', condition.span, 'argument')
    this.starts.set(`${use.name} ${use.order}`, value)
  }

  /** Without a condition a constant stands for the value at 0. */
  private startOf(name: string, order: number): Expression {
    const key = `${name} ${order}`
    const start = this.starts.get(key) ?? this.named(`c_${this.starts.size}`)
    this.starts.set(key, start)
    return start
  }

  private imageOf({ operands, span }: CompareNode): Expression {
    const [left, right] = operands.map(operand => this.imageOfSum(operand))
    return equationNode(left!, right!, span)
  }

  private imageOfSum(node: Expression): Expression {
    const isSum = node.kind === 'binary' && (node.operator === '+' || node.operator === '-')
    if (isSum || (node.kind === 'unary' && node.operator === '-'))
      return mapChildren(node, part => this.imageOfSum(part))
    if (this.usesIn(node).length === 0) return callNode('laplace', [node, this.time, this.image], node.span)
    const image = this.withImages(node)
    if (this.isLinear(image) && !mentions(image, this.time.name)) return image
    const message = 'desolve solves systems of linear equations with constant coefficients'
    throw new DimensionError(message, node.span, 'argument')
  }

  private isLinear(node: Expression): boolean {
    if (!this.hasImage(node) || node.kind === 'name') return true
    if (node.kind === 'unary') return node.operator === '-' && this.isLinear(node.operand)
    if (node.kind !== 'binary') return false
    const { operator, left, right } = node
    if (operator === '+' || operator === '-') return this.isLinear(left) && this.isLinear(right)
    if (operator === '/') return this.isLinear(left) && !this.hasImage(right)
    return (
      operator === '*' &&
      (this.hasImage(left) ? this.isLinear(left) && !this.hasImage(right) : this.isLinear(right))
    )
  }

  private hasImage(node: Expression): boolean {
    return this.names.some(({ name }) => mentions(node, this.imageName(name).name))
  }

  private withImages(node: Expression): Expression {
    const use = this.useOf(node)
    return use ? this.derivativeOf(use) : mapChildren(node, part => this.withImages(part))
  }

  /** `s^2*X - s*x(0) - x'(0)` */
  private derivativeOf({ name, order }: Use): Expression {
    let image: Expression = this.imageName(name)
    for (let at = 0; at < order; at++) {
      const product = binaryNode('*', this.image, image, this.system.span)
      image = binaryNode('-', product, this.startOf(name, at), this.system.span)
    }
    return image
  }

  private usesIn(node: Expression): Use[] {
    const use = this.useOf(node)
    return use ? [use] : children(node).flatMap(part => this.usesIn(part))
  }

  private useOf(node: Expression): Use | undefined {
    if (node.kind === 'binary' && node.implicit && node.right.kind === 'number') {
      const use = this.useOf(node.left)
      return use && use.order > 0 ? { ...use, at: node.right } : undefined
    }
    if (node.kind !== 'call') return undefined
    const [first, second, third] = node.args
    if (!first) return undefined
    if (this.sought.has(node.name)) return { name: node.name, order: 0, at: first }
    const inner = this.useOf(first)
    if (!inner) return undefined
    if (node.name === 'subst' && third) return { ...inner, at: third }
    if (node.name !== 'diff' || second?.kind !== 'name') return undefined
    return { ...inner, order: inner.order + (third?.kind === 'number' ? Number(third.text) : 1) }
  }

  private imageName(name: string): NameNode {
    return this.named(`${name}__image`)
  }

  private named(name: string): NameNode {
    return { kind: 'name', name, span: this.system.span }
  }
}
