/** The formulas of books in `fixtures/typing/on-paper.txt`, by field. */
import { readFileSync } from 'node:fs'
import { LEFT, latexOf, meaningOfLatex, meaningOfPlain } from './rules.ts'
import { parsePlain } from '../../expression/index.ts'
import { formulaDimensions } from '../formula-dimensions.ts'
import type { DimensionOf } from '../formula-dimensions.ts'
import type { TypingRules } from '../index.ts'
import { typedLines } from '../typed-lines.ts'

export interface PaperFormula {
  readonly typed: string
  /** In plain notation. */
  readonly meant: string
  /** In SI base units; undefined for an equation. */
  readonly value: number | undefined
}

export interface PaperField {
  readonly title: string
  /** Independent of one another, so that they may stand in any order. */
  readonly definitions: readonly PaperFormula[]
  readonly formulas: readonly PaperFormula[]
  /** Dimensions of the names that the definitions define. */
  readonly names: Names
}

/** Names with the dimensions of their variables, where those are known. */
export type Names = ReadonlyMap<string, ReturnType<DimensionOf>>

/** Reads the fields of the file. */
export function paperFields(): PaperField[] {
  const text = readFileSync(new URL('../../../../../fixtures/typing/on-paper.txt', import.meta.url), 'utf8')
  const [, ...fields] = text.split(/^@ /m)
  return fields.map(field => {
    const [head, formulas] = field.trim().split('\n---\n')
    const [title, ...definitions] = head!.split('\n')
    const defined = definitions.map(readLine)
    return {
      title: title!,
      definitions: defined,
      formulas: formulas!.split('\n').map(readLine),
      names: namesOf(defined),
    }
  })
}

function readLine(line: string): PaperFormula {
  const [typed, meant, value] = line.split('\t')
  return { typed: typed!, meant: meant!, value: value === undefined ? undefined : Number(value) }
}

function namesOf(definitions: readonly PaperFormula[]): Names {
  const names = new Map<string, ReturnType<DimensionOf>>()
  for (const { meant } of definitions) {
    const parsed = parsePlain(meant)
    if (!parsed.ok || parsed.value.kind !== 'definition' || parsed.value.target.kind === 'property')
      throw new Error(`not a definition: ${meant}`)
    const { dimension } = formulaDimensions(parsed.value, name => names.get(name))
    names.set(parsed.value.target.name.name, dimension)
  }
  return names
}

/** Meaning of a line that is typed below these names, without the places at which products are implicit. */
export const meaningOfTyped = (typed: string, names: Names): string =>
  factors(meaningOfLatex(latexOf(typed, below(names))))

/** The same of a line that is pasted. */
export const meaningOfPasted = (pasted: string, names: Names): string =>
  factors(meaningOfPlain(typedLines(below(names))(pasted)))

const below = (names: Names): TypingRules => ({
  ...LEFT,
  inLine: true,
  isDefined: name => names.has(name),
  dimensionOf: name => names.get(name),
})

/** Meaning of a line of plain notation, to be compared with {@link meaningOfTyped}. */
export const meaningOfFormula = (plain: string): string => factors(meaningOfPlain(plain))

const factors = (meaning: string): string => meaning.replaceAll('(·', '(*')
