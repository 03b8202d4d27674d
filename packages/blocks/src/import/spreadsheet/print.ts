/** Formulas of spreadsheets in plain notation. */
import { Unread } from '../formula.ts'
import { atom, call, infix, joined, list, minus, quoted, unitAlone } from '../written.ts'
import type { Written } from '../written.ts'
import { OF_LISTS, sheetCall } from './functions.ts'
import type { SheetFormula } from './formula.ts'

export interface CellNames {
  /** A cell in a formula, as a number of its unit or with it; null for one that is empty. */
  readonly cell: (key: string) => Written | null
  /** A list that is all of these cells in this order; null where there is none. */
  readonly listOf: (keys: readonly string[]) => Written | null
}

const SIGNS: Readonly<Record<string, string>> = { '<>': '!=' }

/** @throws Unread with a sentence */
export function printSheetFormula(formula: SheetFormula, names: CellNames): Written {
  const of = (one: SheetFormula): Written => printSheetFormula(one, names)
  switch (formula.kind) {
    case 'number':
      return atom(formula.text)
    case 'text':
      return quoted(formula.text)
    case 'truth':
      return atom(String(formula.value))
    case 'cell':
      return names.cell(formula.key) ?? atom('0')
    case 'range':
      return itemsOf(formula.keys, names)
    case 'minus':
      return minus(of(formula.of))
    case 'percent':
      return infix('/', of(formula.of), atom('100'))
    case 'binary':
      if (formula.sign === '&') return joined([of(formula.left), of(formula.right)])
      return infix(SIGNS[formula.sign] ?? formula.sign, base(formula, of), of(formula.right))
    case 'call':
      return called(formula.name, formula.args, names)
  }
}

/** A minus binds more tightly than a power there. */
function base(
  { sign, left }: Extract<SheetFormula, { kind: 'binary' }>,
  of: (formula: SheetFormula) => Written,
): Written {
  const written = of(left)
  return sign === '^' && left.kind === 'minus' ? atom(`(${written.text})`) : written
}

function itemsOf(keys: readonly string[], names: CellNames): Written {
  const all = names.listOf(keys)
  if (all) return all
  const items = keys.map(names.cell).filter(item => item !== null)
  if (items.length === 0) throw new Unread('The range has no numbers.')
  return list(items)
}

function called(name: string, args: readonly SheetFormula[], names: CellNames): Written {
  const of = (one: SheetFormula): Written => printSheetFormula(one, names)
  const ofList = Object.hasOwn(OF_LISTS, name) ? OF_LISTS[name]! : undefined
  if (ofList === undefined) return sheetCall(name, args.map(of))
  const [only] = args
  if (args.length === 1 && only?.kind === 'range') return call(ofList, [of(only)])
  const items = args.flatMap(arg =>
    arg.kind === 'range' ? arg.keys.map(names.cell).filter(item => item !== null) : [of(arg)],
  )
  return call(ofList, [list(items)])
}

/** A value with the unit that it is a number of. */
export const numberOf = (value: Written, unit: string): Written =>
  unit === '' ? value : infix('/', value, unitAlone(unit))
