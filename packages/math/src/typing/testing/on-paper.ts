/** The formulas of books in `fixtures/typing/on-paper.txt`, by field. */
import { readFileSync } from 'node:fs'
import { LEFT, latexOf, meaningOfLatex, meaningOfPlain } from './rules.ts'
import { parsePlain } from '../../expression/index.ts'

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
  /** Names that the definitions define. */
  readonly names: ReadonlySet<string>
}

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
      names: new Set(defined.map(({ meant }) => definedName(meant))),
    }
  })
}

function readLine(line: string): PaperFormula {
  const [typed, meant, value] = line.split('\t')
  return { typed: typed!, meant: meant!, value: value === undefined ? undefined : Number(value) }
}

function definedName(line: string): string {
  const parsed = parsePlain(line)
  if (!parsed.ok || parsed.value.kind !== 'definition' || parsed.value.target.kind === 'property')
    throw new Error(`not a definition: ${line}`)
  return parsed.value.target.name.name
}

/** Meaning of a line that is typed below these names, without the places at which products are implicit. */
export const meaningOfTyped = (typed: string, names: ReadonlySet<string>): string =>
  factors(meaningOfLatex(latexOf(typed, { ...LEFT, isDefined: name => names.has(name) })))

/** Meaning of a line of plain notation, to be compared with {@link meaningOfTyped}. */
export const meaningOfFormula = (plain: string): string => factors(meaningOfPlain(plain))

const factors = (meaning: string): string => meaning.replaceAll('(·', '(*')
