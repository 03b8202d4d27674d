/** Applying a signature of the function table to arguments. */
import type { CallNode, Expression } from '../expression/tree.ts'
import { angleResult, trigArgument } from './angle.ts'
import { asValue, mapForm, uniformLike } from './broadcast.ts'
import {
  type Form,
  isArray,
  itemOf,
  lengthOf,
  listOf,
  OPAQUE,
  rankOf,
  scalar,
  type ScalarForm,
} from './forms.ts'
import { transposeForm } from './matrix.ts'
import { describe } from './messages.ts'
import { DimensionError, type Session, type Typed } from './session.ts'
import type { Parameter, Pattern, Signature } from './signature.ts'
import { noteAbsolute } from './temperature.ts'
import { multiplyTerms, PLAIN, powerTerm, resolve, type Term, unify, unknownTerm } from './term.ts'
import type { TemperatureRole } from './types.ts'
import { message } from '../messages/dimensions.ts'

interface Letter {
  readonly term: Term
  readonly first: Typed
  readonly temperature: TemperatureRole | undefined
}

type Letters = Map<string, Letter>

/** The form of `name(args)` by a signature that allows this number of arguments. */
export function applySignature(
  signature: Signature,
  node: CallNode,
  args: readonly Typed[],
  session: Session,
): Form {
  const overLists = signature.parameters.every(parameter => parameter.kind !== 'list')
  if (overLists) return elementwise(signature, node, args, session)
  const columns =
    signature.result.kind === 'columns' && args[0] !== undefined ? mixedColumns(args[0].form) : undefined
  if (columns === undefined) return once(signature, node, args, new Map(), session)
  return listOf(
    columns.map(form => once(signature, node, [{ ...args[0]!, form }, ...args.slice(1)], new Map(), session)),
  )
}

/** The columns of a matrix of mixed dimensions. */
function mixedColumns(form: Form): Form[] | undefined {
  if (form.kind !== 'list' || rankOf(form) !== 2) return undefined
  const columns = transposeForm(form)
  return isArray(columns)
    ? Array.from({ length: lengthOf(columns) ?? 0 }, (_, index) => itemOf(columns, index))
    : undefined
}

/** The arguments over SI numbers: angles in radians. */
export function signatureArguments(
  signature: Signature,
  args: readonly Typed[],
  session: Session,
): Expression[] {
  return args.map((arg, index) =>
    parameterAt(signature, index).pattern.angle ? trigArgument(arg, session) : arg.tree,
  )
}

function parameterAt(signature: Signature, index: number): Parameter {
  return signature.parameters[index] ?? signature.parameters.at(-1)!
}

/** Lists in a function of numbers: item by item where the items differ, else at once. */
function elementwise(signature: Signature, node: CallNode, args: readonly Typed[], session: Session): Form {
  const forms = args.map((arg, index) =>
    parameterAt(signature, index).kind === 'any' ? scalar(PLAIN) : asValue(arg.form),
  )
  if (forms.some(form => form.kind === 'opaque' || form.kind === 'function')) return OPAQUE
  if (forms.some(form => form.kind === 'repeat')) {
    const rows = args.map((arg, index) => itemTyped(arg, forms[index]!, 0))
    return { kind: 'repeat', item: elementwise(signature, node, rows, session) }
  }
  const mixed = forms.find(form => form.kind === 'list')
  if (mixed !== undefined) {
    const items = Array.from({ length: lengthOf(mixed)! }, (_, place) => {
      const parts = args.map((arg, index) => itemTyped(arg, forms[index]!, place))
      return elementwise(signature, node, parts, session)
    })
    return listOf(items)
  }
  const array = forms.find(form => form.kind === 'uniform')
  const form = once(signature, node, args, new Map(), session)
  return array?.kind === 'uniform' && form.kind === 'scalar' ? uniformLike(array, form) : form
}

function itemTyped(arg: Typed, form: Form, place: number): Typed {
  if (!isArray(form)) return arg
  const count = lengthOf(form)
  if (count !== undefined && place >= count) {
    throw new DimensionError(message('argument.size.lists'), arg.source.span)
  }
  const source = arg.source.kind === 'list' ? (arg.source.items[place] ?? arg.source) : arg.source
  return { ...arg, form: itemOf(form, place), source }
}

function once(
  signature: Signature,
  node: CallNode,
  args: readonly Typed[],
  letters: Letters,
  session: Session,
): Form {
  args.forEach((arg, index) => {
    const parameter = parameterAt(signature, index)
    if (parameter.kind !== 'any') check(parameter.pattern, node, arg, letters)
  })
  const { patterns } = signature.result
  const keeps = patterns.every(pattern => temperatureOf(pattern, letters) !== undefined)
  // Arguments whose dimension is not part of the result, as the place in a table, are only compared.
  const used = new Set(patterns.flatMap(pattern => pattern.letters.map(({ letter }) => letter)))
  for (const [name, letter] of letters)
    if (!keeps && used.has(name)) noteAbsolute(session, letter.temperature)
  return resultForm(signature, args, letters, session)
}

function check(pattern: Pattern, node: CallNode, arg: Typed, letters: Letters): void {
  mapForm(asValue(arg.form), element => {
    if (pattern.angle || pattern.letters.length === 0) checkPlain(pattern, node, arg, element)
    else checkLetters(pattern, node, arg, element, letters)
    return element
  })
}

/** Fits whose coefficients stand in exponents or before logarithms. */
const FIT = /^(?:exponential|power|logarithmic)_regression$/

/** `X/(1 [s]), Y`, or `X, Y/(1 [m])` where it is the second list that has the unit. */
const dividedData = (node: CallNode, arg: Typed, unit: string): string =>
  arg.source === node.args[1] ? `X, Y/(1 [${unit}])` : `X/(1 [${unit}]), Y`

function checkPlain(pattern: Pattern, node: CallNode, arg: Typed, element: ScalarForm): void {
  if (unify(element.term, PLAIN)) return
  const needed = pattern.angle ? 'an angle or a plain number' : 'a plain number'
  const [name, found] = [node.name, describe(arg.source, arg.form)]
  const unit = FIT.test(name) ? / in (\S+)$/.exec(found)?.[1] : undefined
  const problem =
    unit === undefined
      ? message('unit.plain.argument', { name, needed, found })
      : message('unit.plain.fit', { name, found, data: dividedData(node, arg, unit) })
  throw new DimensionError(problem, arg.source.span)
}

function checkLetters(
  pattern: Pattern,
  node: CallNode,
  arg: Typed,
  element: ScalarForm,
  letters: Letters,
): void {
  for (const { letter } of pattern.letters) {
    if (letters.has(letter)) continue
    letters.set(letter, { term: unknownTerm(), first: arg, temperature: element.temperature })
  }
  if (unify(element.term, patternTerm(pattern, letters))) return
  const { first } = letters.get(pattern.letters[0]!.letter)!
  throw misfit(node, first, arg, patternTerm(pattern, letters), element)
}

function misfit(node: CallNode, first: Typed, arg: Typed, term: Term, element: ScalarForm): DimensionError {
  if (first === arg) {
    return new DimensionError(
      message('unit.mismatch.values', {
        name: node.name,
        left: describe(undefined, scalar(term)),
        right: describe(undefined, element),
      }),
      arg.source.span,
    )
  }
  return new DimensionError(
    message('unit.mismatch.arguments', {
      name: node.name,
      left: describe(first.source, first.form),
      right: describe(arg.source, element),
    }),
    arg.source.span,
  )
}

function patternTerm(pattern: Pattern, letters: Letters): Term {
  return pattern.letters.reduce(
    (term, { letter, exponent }) =>
      multiplyTerms(term, powerTerm(letters.get(letter)?.term ?? PLAIN, exponent)),
    PLAIN,
  )
}

/** A result of the very dimension of an argument keeps its kind of temperature. */
function temperatureOf(pattern: Pattern, letters: Letters): TemperatureRole | undefined {
  const [only] = pattern.letters
  if (only === undefined || pattern.letters.length > 1 || only.exponent.toText() !== '1') return undefined
  const role = letters.get(only.letter)?.temperature
  return pattern.difference && role !== undefined ? 'difference' : role
}

function resultForm(signature: Signature, args: readonly Typed[], letters: Letters, session: Session): Form {
  const { kind, patterns } = signature.result
  const [element] = patterns.map(pattern => {
    if (pattern.angle) return scalar(angleResult(session))
    const term = resolve(patternTerm(pattern, letters))
    return scalar(pattern.letters.length === 0 ? PLAIN : term, temperatureOf(pattern, letters))
  })
  const { term, temperature } = element!
  switch (kind) {
    case 'scalar':
      return element!
    case 'list':
      return { kind: 'uniform', term, temperature, rank: 1 }
    case 'matrix':
      return { kind: 'uniform', term, temperature, rank: 2 }
    case 'either':
      return { kind: 'uniform', term, temperature }
    case 'columns':
      return args[0] !== undefined && rankOf(args[0].form) === 2
        ? { kind: 'uniform', term, temperature, rank: 1 }
        : element!
    case 'tuple':
      return listOf(patterns.map(pattern => scalar(patternTerm(pattern, letters))))
  }
}
