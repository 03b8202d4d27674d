/**
 * Responsibilities: whether the names of a formula can mean what they are used for. `a(b + c)` is a
 * product where `a` is a variable; a call of nothing known is an error with the likely spelling.
 */
import { evaluationErrorOf } from '../values/error.ts'
import { message } from '@calcwright/math/messages/names'
import { message as withoutProperties } from '@calcwright/math/messages/properties'
import {
  bindingOf,
  freeNames,
  localNames,
  takesStarts,
  mapChildren,
  mapExpression,
  mapStatements,
  partsOf,
  toPlain,
} from '@calcwright/math/expression'
import type {
  BinaryNode,
  CallNode,
  Expression,
  IndexNode,
  NameNode,
  ProgramNode,
  Span,
} from '@calcwright/math/expression'
import type { Shape } from '@calcwright/math/dimensions'
import {
  ABSENT_FUNCTIONS,
  FUNCTIONS,
  findFunction,
  nameElsewhere,
  hasTrait,
  ownName,
} from '@calcwright/reference/functions'
import type { EvaluationError, Notice } from '../block-result.ts'
import { checkArguments, useCall } from './call-arguments.ts'
import { libraryCallMessage, tableAsValueMessage, withColumns } from './columns.ts'
import { withVariables } from './default-variable.ts'
import type { KnownValueName, NameScope } from '../values/known.ts'
import { hiddenNotice } from './hidden-notices.ts'
import { refuseIndexedNames } from './indexed-names.ts'
import { NameFault } from './name-fault.ts'
import { nearest } from '../graph/nearest.ts'
import { requireNumbers } from './number-methods.ts'
import { atPoints, valueOf, unknownsIn } from './points.ts'
import { CONSTANTS, hasGoldenRatio, IMAGINARY_NAME, NAMES_WITH_VALUES } from './names-with-values.ts'
import { withVariableLists } from './variable-lists.ts'
import { NamesLikeUnits } from './names-like-units.ts'

export type CheckedNames =
  | { readonly ok: true; readonly expression: Expression; readonly notices: readonly Notice[] }
  /** Without an error where a value is needed that is still being computed. */
  | { readonly ok: false; readonly error: EvaluationError | null }

/** The values of all unknowns at a place: a list, or a number where there is one unknown. */
function valuesOfCurves(curves: NameNode, count: number, place: Expression, span: Span): Expression {
  const items = Array.from({ length: count }, (_, index): CallNode => {
    const number: Expression = { kind: 'number', text: String(index + 1), span }
    return { kind: 'call', name: 'odevalue', nameSpan: span, args: [curves, number, place], span }
  })
  return items.length === 1 ? items[0]! : { kind: 'list', items, span }
}

/** Thrown where the meaning of a name depends on a value that is still being computed. */
class ValueNeeded extends Error {}

export interface NameOptions {
  readonly bound?: readonly string[]
  /** Free names that are defined further down. */
  readonly later: readonly string[]
  /** Names that the definition itself gives. */
  readonly own: readonly string[]
  /** The function whose formula it is. */
  readonly defines?: string
  /** Names that are values here, and functions further up. */
  readonly formerFunctions?: readonly string[]
}

/** @returns the formula with products instead of calls of variables, or what is wrong with a name */
export function checkNames(expression: Expression, scope: NameScope, options: NameOptions): CheckedNames {
  try {
    const checker = new Checker(scope, options)
    const read = withColumns(expression, scope, options.bound ?? [])
    const bound = boundIn(read, options.bound)
    const named = withVariables(withVariableLists(read, scope, bound), scope, bound)
    const checked = checker.check(checker.withGoldenRatio(named), new Set(options.bound))
    checker.noteUnits(read)
    return { ok: true, expression: checked, notices: [...checker.notices.values()] }
  } catch (fault) {
    if (fault instanceof ValueNeeded) return { ok: false, error: null }
    if (!(fault instanceof NameFault)) throw fault
    return { ok: false, error: faultOf(fault) }
  }
}

function faultOf({ message: text, span, source, code, within }: NameFault): EvaluationError {
  const inside = { ...(within && { within }), ...(source !== undefined && { source }) }
  return { ...evaluationErrorOf('name', { code, text }, span), ...inside }
}

/** The names that have values of their own throughout a formula: in a program those that it assigns, too. */
function boundIn(expression: Expression, bound: readonly string[] = []): readonly string[] {
  return expression.kind === 'program' ? [...bound, ...localNames(expression, bound)] : bound
}

const ARRAYS: ReadonlySet<Shape['kind']> = new Set(['uniform', 'list', 'repeat'])

class Checker {
  readonly #scope: NameScope
  readonly #options: NameOptions
  /** Notices by their texts, so that each is given once. */
  readonly notices = new Map<string, Notice>()
  readonly #units: NamesLikeUnits

  constructor(scope: NameScope, options: NameOptions) {
    this.#scope = scope
    this.#options = options
    this.#units = new NamesLikeUnits(
      name => this.#scope.known(name) !== undefined,
      notice => this.#note(notice),
    )
  }

  /** `phi^2 - phi`, where nothing above or below defines phi. */
  withGoldenRatio(formula: Expression): Expression {
    const { bound = [], later, own } = this.#options
    if ([...bound, ...later, ...own].includes('phi') || this.#scope.known('phi')) return formula
    if (!hasGoldenRatio(formula)) return formula
    this.#note(message('name.golden-ratio'))
    return mapExpression(formula, node =>
      node.kind === 'name' && node.name === 'phi' ? { ...node, name: 'golden_ratio' } : node,
    )
  }

  check(node: Expression, bound: ReadonlySet<string>): Expression {
    switch (node.kind) {
      case 'name':
        this.#checkValue(node, bound)
        return this.#valueAlone(node, bound) ?? node
      case 'lambda': {
        const inner = new Set([...bound, ...node.parameters.map(parameter => parameter.name)])
        const body = this.check(node.body, inner)
        return body === node.body ? node : { ...node, body }
      }
      case 'program':
        return this.#checkProgram(node, bound)
      case 'call':
        return this.#checkCall(node, bound)
      case 'index':
        this.#checkPlace(node, bound)
        this.#units.noteIndex(node, bound)
        return mapChildren(node, child => this.check(child, bound))
      case 'list':
        this.#units.noteList(node, bound)
        return mapChildren(node, child => this.check(child, bound))
      case 'binary':
        if (node.operator === '±' && bound.size > 0)
          throw new NameFault(message('name.uncertain'), node.operatorSpan)
        this.#units.refuseConversion(node, bound)
        this.#units.collect(node, bound)
        this.#noteTranspose(node, bound)
        this.#noteHidden(node, bound)
        return mapChildren(node, child => this.check(child, bound))
      case 'property': {
        const { object } = node
        const isLocal = object.kind === 'name' && bound.has(object.name)
        const code = isLocal ? 'property.local' : 'property.none'
        const problem = object.kind === 'name' ? withoutProperties(code, { name: object.name }) : null
        throw new NameFault(problem ?? message('name.property'), object.span)
      }
      default:
        return mapChildren(node, child => this.check(child, bound))
    }
  }

  #checkProgram(program: ProgramNode, bound: ReadonlySet<string>): Expression {
    const sources = new Map(partsOf(program, bound).map(part => [part.expression, part.source]))
    for (const [name, uses] of freeNames(program, [...bound])) {
      const early = uses.find(({ unassigned, isElement }) => unassigned === 'never' && !isElement)
      if (!early || this.#scope.known(name)) continue
      throw new NameFault(message('name.early', { name }), early.span, { source: early.source })
    }
    const inner = new Set([...bound, ...localNames(program, [...bound])])
    const body = mapStatements(program.body, part => {
      try {
        return this.check(part, inner)
      } catch (fault) {
        if (!(fault instanceof NameFault) || fault.source !== undefined) throw fault
        const { message: text, span, code, within } = fault
        throw new NameFault({ code, text }, span, { source: sources.get(part), within })
      }
    })
    return body === program.body ? program : { ...program, body }
  }

  /** @returns the value of a name that has one unless the worksheet defines it; null for other names */
  #valueAlone({ name, span }: NameNode, bound: ReadonlySet<string>): Expression | null {
    if (this.#isImaginary(name, bound)) return { kind: 'constant', name: 'i', span }
    if (!NAMES_WITH_VALUES.has(name) || bound.has(name) || this.#scope.known(name) !== undefined) return null
    if (name === 'firstIndex')
      return { kind: 'number', text: this.#scope.dimensions.oneIndexed ? '1' : '0', span }
    const constant = CONSTANTS.get(name)
    if (constant !== undefined) return { kind: 'number', text: constant, span }
    const one: Expression = { kind: 'number', text: '1', span }
    return { kind: 'quantity', value: one, unit: { kind: 'unit', name, span }, span }
  }

  #isImaginary(name: string, bound: ReadonlySet<string>): boolean {
    if (name !== IMAGINARY_NAME || this.#scope.readsJ !== true) return false
    const { later, own } = this.#options
    return !bound.has(name) && !this.#scope.known(name) && ![...later, ...own].includes(name)
  }

  #checkValue(node: NameNode, bound: ReadonlySet<string>): void {
    const { name, span } = node
    if (bound.has(name)) return
    if (this.#options.own.includes(name)) {
      throw new NameFault(message('name.own', { name }), span)
    }
    const known = this.#scope.known(name)
    if (known?.kind === 'variable' && known.holder)
      throw new NameFault(
        withoutProperties('property.alone', { name, property: known.holder.properties[0]?.name ?? 'x' }),
        span,
      )
    if (known?.kind === 'variable' && known.table)
      throw new NameFault(tableAsValueMessage(name, known.table), span)
    if (known?.kind === 'function') throw useCall(name, known.definition.parameters, span)
    if (!known && isEvidentFunction(name)) throw useCall(name, ['x'], span)
  }

  /** Notices about the names of a checked formula that look like units. */
  noteUnits(formula: Expression): void {
    this.#units.noteCollected(freeNames(formula))
    this.#units.noteAlone(formula, this.#options.bound ?? [])
  }

  #note(notice: Notice): void {
    this.notices.set(notice.text, notice)
  }

  /** `A^T` of a matrix is a power with a name in it. */
  #noteTranspose({ operator, left, right }: BinaryNode, bound: ReadonlySet<string>): void {
    if (operator !== '^' || right.kind !== 'name' || right.name !== 'T') return
    if (bound.has('T') || this.#scope.known('T') || !this.#isArray(left, bound)) return
    this.#note({ ...message('name.transpose'), names: ['T'] })
  }

  #noteHidden(node: BinaryNode, bound: ReadonlySet<string>): void {
    const notice = hiddenNotice(node, bound, this.#scope)
    if (notice) this.#note(notice)
  }

  #isArray(node: Expression, bound: ReadonlySet<string>): boolean {
    if (node.kind !== 'name') return node.kind === 'list' || node.kind === 'matrix'
    const known = bound.has(node.name) ? undefined : this.#scope.known(node.name)
    return known?.kind === 'variable' && ARRAYS.has(known.variable.shape.kind)
  }

  #checkPlace(node: IndexNode, bound: ReadonlySet<string>): void {
    this.#checkTarget(node, bound)
    this.#checkIndexes(node)
  }

  /** The engine does not evaluate an index of a number: it would stay as a formula. */
  #checkTarget({ target }: IndexNode, bound: ReadonlySet<string>): void {
    if (target.kind !== 'name' || bound.has(target.name)) return
    const value = this.#scope.dimensions.value(target.name)
    const known = this.#scope.known(target.name)
    if (value === undefined && !(known?.kind === 'variable' && known.isNumber)) return
    if (value !== 'pending') {
      throw new NameFault(message('argument.element.number', { name: target.name }), target.span)
    }
    if (this.#scope.dimensions.variable(target.name)?.shape.kind === 'scalar') throw new ValueNeeded()
  }

  /** For an index of 0 or below, the engine would count backwards from the end. */
  #checkIndexes(node: IndexNode): void {
    if (!this.#scope.dimensions.oneIndexed) return
    for (const index of node.indexes.flatMap(place =>
      place.kind === 'range' ? [place.from, place.to] : [place],
    )) {
      const number = literalOf(index)
      if (number === null || number >= 1) continue
      throw new NameFault(message('argument.element.first', { number }), index.span)
    }
  }

  /** `T(t_e) := odesolve(-k*T, [t, T], …)`: the unknown would be the function itself. */
  #refuseOwnUnknown(node: CallNode): void {
    const { defines } = this.#options
    if (defines === undefined || !takesStarts(node.name) || !node.args[1]) return
    const [use] = freeNames(node.args[1]).get(defines) ?? []
    if (use) throw new NameFault(message('name.own.unknown', { name: defines, call: node.name }), use.span)
  }

  #checkCall(node: CallNode, bound: ReadonlySet<string>): Expression {
    const { name } = node
    if (node.native) return mapChildren(node, child => this.check(child, bound))
    if (node.text || node.labels)
      throw new NameFault(withoutProperties('property.made', { name }), node.nameSpan)
    const known = bound.has(name) ? undefined : this.#scope.known(name)
    if (bound.has(name) || known?.kind === 'variable' || this.#isImaginary(name, bound))
      return this.#product(node, bound)
    if (known?.kind === 'function') {
      const made = this.#scope.specialised.call(node, known, this.#scope, bound, checkBody)
      if (made) return this.#checkCall(made, bound)
      checkArguments(node, known.definition.parameters)
    } else if (!findFunction(name)) throw this.#unknownFunction(node)
    else {
      this.#refuseOwnUnknown(node)
      const made = this.#scope.specialised.reading(node, this.#scope, bound, checkBody)
      if (made) return this.#checkArguments(made, bound)
      requireNumbers(node, this.#scope, bound, this.#options.later)
    }
    if (hasTrait(name, 'seeksFunction') && !known) return node
    return this.#checkArguments(node, bound)
  }

  #checkArguments(node: CallNode, bound: ReadonlySet<string>): Expression {
    refuseIndexedNames(node, name => bound.has(name) || this.#scope.known(name) !== undefined)
    const { names, covers } = bindingOf(node)
    const inner = names.length > 0 ? new Set([...bound, ...names]) : bound
    const args = node.args.map((arg, index) => {
      if (arg.kind === 'name' && hasTrait(node.name, 'takesFunction')) return arg
      // The unit of `convert(x, [ft])`, not a list.
      if (arg.kind === 'list' && index === 1 && ownName(node.name) === 'convert') return arg
      return this.check(arg, covers(index) ? inner : bound)
    })
    return args.every((arg, index) => arg === node.args[index]) ? node : { ...node, args }
  }

  #product(node: CallNode, bound: ReadonlySet<string>): Expression {
    const known = bound.has(node.name) ? undefined : this.#scope.known(node.name)
    const curves = known?.kind === 'variable' ? known.curves : undefined
    if (node.primed && curves === undefined) {
      throw new NameFault(message('name.primes', { name: node.name }), node.nameSpan)
    }
    const table = bound.has(node.name) ? undefined : this.#scope.known(node.name)
    if (table?.kind === 'variable' && table.table)
      throw new NameFault(tableAsValueMessage(node.name, table.table), node.nameSpan)
    if (!bound.has(node.name) && this.#options.formerFunctions?.includes(node.name))
      throw new NameFault(message('name.two', { name: node.name }), node.nameSpan)
    const [factor, ...others] = node.args
    if (!factor || others.length > 0) {
      throw new NameFault(message('name.variable', { name: node.name }), node.nameSpan)
    }
    if (findFunction(node.name)) {
      this.#note(message('name.hides', { name: node.name }))
    }
    const left: NameNode = { kind: 'name', name: node.name, span: node.nameSpan }
    if (curves !== undefined) return this.check(valuesOfCurves(left, curves, factor, node.span), bound)
    if (factor.kind === 'number' && this.#isArray(left, bound)) {
      this.#note(message('reading.index', { list: node.name, index: factor.text }))
    }
    if (known?.kind === 'variable') this.#notePlace(known, factor)
    const operatorSpan = { start: node.nameSpan.end, end: node.nameSpan.end }
    const right = this.check(factor, bound)
    const factorBefore = this.#valueAlone(left, bound) ?? left
    return {
      kind: 'binary',
      operator: '*',
      left: factorBefore,
      right,
      operatorSpan,
      span: node.span,
      implicit: true,
    }
  }

  /** `y(3)` of a formula in t is most likely meant as its value at 3. */
  #notePlace(known: KnownValueName, factor: Expression): void {
    if (!this.#isPlace(factor)) return
    if (known.value === 'pending') throw new ValueNeeded()
    if (known.numbers?.() !== null || ARRAYS.has(known.variable.shape.kind)) return
    this.#note(message('reading.place', { name: known.name, place: toPlain(factor) }))
  }

  #isPlace(factor: Expression): boolean {
    if (factor.kind === 'name') return this.#scope.known(factor.name)?.kind === 'variable'
    return factor.kind === 'quantity' || literalOf(factor) !== null
  }

  #unknownFunction({ name, nameSpan }: CallNode): NameFault {
    if (this.#options.own.includes(name)) {
      return new NameFault(message('name.own.call', { name }), nameSpan)
    }
    if (this.#options.later.includes(name)) {
      return new NameFault(message('name.later', { name }), nameSpan)
    }
    const library = libraryCallMessage(name)
    if (library) return new NameFault(library, nameSpan)
    const instead = ABSENT_FUNCTIONS.get(name)
    if (instead !== undefined)
      return new NameFault(message('name.unknown-function.absent', { name, instead }), nameSpan)
    const names = FUNCTIONS.flatMap(entry => [entry.name, ...entry.aliases])
    const suggestion = nameElsewhere(name) ?? nearest(name, names)
    return new NameFault(
      suggestion
        ? message('name.unknown-function.likely', { name, likely: suggestion })
        : message('name.unknown-function', { name }),
      nameSpan,
    )
  }
}

/** Checks the names in the body of a function that is made for a call. */
function checkBody(body: Expression, scope: NameScope, bound: readonly string[]): Expression {
  const checker = new Checker(scope, { bound, later: [], own: [] })
  const read = withColumns(body, scope, bound)
  const names = boundIn(read, bound)
  const named = withVariables(withVariableLists(read, scope, names), scope, names)
  const checked = checker.check(named, new Set(bound))
  return atPoints(checked, name => valueOf(name, scope, bound), unknownsIn(scope))
}

function literalOf(node: Expression): number | null {
  if (node.kind === 'number') return Number(node.text)
  const inner = node.kind === 'unary' && node.operator === '-' ? literalOf(node.operand) : null
  return inner === null ? null : -inner
}

/** Catalogue names that nobody takes for a variable: those of one argument that start a formula. */
const EVIDENT_GROUPS: ReadonlySet<string> = new Set(['Trigonometry', 'Exponentials and Logs'])

function isEvidentFunction(name: string): boolean {
  const entry = findFunction(name)
  return entry !== undefined && name.length > 1 && EVIDENT_GROUPS.has(entry.group)
}
