/** Functions of Calcpad that change the matrix or list that they are given, as lines that assign to it. */
import type { Node } from './tree.ts'

type Lines = (print: (at: number) => string) => readonly string[]

/** A function that changes its argument number `at`, counted from 0, as the lines that do so. */
interface Change {
  readonly at: number
  readonly lines: (target: string) => Lines
}

/** Loops over the rows and columns of the first argument, which lands at a place in the changed one. */
const placed =
  (isAdded: boolean) =>
  (target: string): Lines =>
  print => {
    const place = `${target}[${print(2)} + n_r - 1, ${print(3)} + n_c - 1]`
    const item = `(${print(0)})[n_r, n_c]`
    return [
      `for n_r from 1 through rowdim(${print(0)}) {`,
      `for n_c from 1 through coldim(${print(0)}) {`,
      `${place} := ${isAdded ? `${place} + ${item}` : item}`,
      '}',
      '}',
    ]
  }

const CHANGES: Readonly<Record<string, Change>> = {
  copy: { at: 1, lines: placed(false) },
  add: { at: 1, lines: placed(true) },
  fill: { at: 0, lines: target => print => [`${target} := ${target}*0 .+ ${print(1)}`] },
  mfill: {
    at: 0,
    lines: target => print => [`${target} := matrix(rowdim(${target}), coldim(${target}), ${print(1)})`],
  },
  fill_row: {
    at: 0,
    lines: target => print => [
      `for n_c from 1 through coldim(${target}) {`,
      `${target}[${print(1)}, n_c] := ${print(2)}`,
      '}',
    ],
  },
  fill_col: {
    at: 0,
    lines: target => print => [
      `for n_r from 1 through rowdim(${target}) {`,
      `${target}[n_r, ${print(1)}] := ${print(2)}`,
      '}',
    ],
  },
}

/**
 * @param node a call
 * @param result the name here that its value is given to, undefined where the call stands alone
 * @param print a formula in plain notation
 * @returns the lines, null for a call that changes nothing
 */
export function changeLines(
  node: Node,
  result: string | undefined,
  print: (node: Node) => string,
): readonly string[] | null {
  const name = node.kind === 'call' ? node.name.toLowerCase().replace(/_hp$/, '') : ''
  const change = Object.hasOwn(CHANGES, name) ? CHANGES[name] : undefined
  if (node.kind !== 'call' || !change) return null
  const changed = node.args[change.at]
  if (!changed) throw new Error(`${node.name} has too few arguments.`)
  const written = (at: number): string => print(node.args[at] ?? fail(`${node.name} has too few arguments.`))
  if (changed.kind === 'name') {
    const target = print(changed)
    const lines = change.lines(target)(written)
    return result === undefined || result === target ? lines : [...lines, `${result} := ${target}`]
  }
  if (result === undefined) throw new Error(`${node.name} changes something that has no name.`)
  return [`${result} := ${print(changed)}`, ...change.lines(result)(written)]
}

function fail(sentence: string): never {
  throw new Error(sentence)
}
