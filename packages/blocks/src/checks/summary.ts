/** The checks that a summary shows, in its order. */
import { sheetNumbers } from '@calcwright/document'
import { checksOf, inOrderOfUse } from './sheet-checks.ts'
import type { ChecksSource, SheetCheck } from './sheet-checks.ts'

/** Saved fields of a summary of checks. */
export interface SummaryFields {
  readonly order: 'place' | 'utilisation'
  /** Whether it has the checks of the worksheet itself, those of the worksheets that it includes, or both. */
  readonly of: 'all' | 'own' | 'included'
  /** Texts or numbers of headings between semicolons; '' for the whole worksheet. */
  readonly headings: string
}

export interface Summary {
  readonly checks: readonly SheetCheck[]
  /** Headings that the worksheet does not have. */
  readonly missing: readonly string[]
}

export function summaryOf(source: ChecksSource, { order, of, headings }: SummaryFields): Summary {
  const asked = headings
    .split(';')
    .map(text => text.trim())
    .filter(text => text !== '')
  const all = checksOf(source).filter(
    ({ from }) => of === 'all' || (of === 'included') === (from !== undefined),
  )
  const { inside, missing } = asked.length === 0 ? { inside: null, missing: [] } : below(source, asked)
  const checks = inside ? all.filter(({ block }) => inside.has(block)) : all
  return { checks: order === 'utilisation' ? inOrderOfUse(checks) : checks, missing }
}

const plain = (text: string): string => text.trim().toLocaleLowerCase()

/** The blocks below these headings, up to the next heading of the same level or a higher one. */
function below(
  { registry, blocks }: ChecksSource,
  asked: readonly string[],
): { readonly inside: ReadonlySet<string>; readonly missing: readonly string[] } {
  const { headings } = sheetNumbers(registry, blocks, { number_formulas: false, formula_numbers: 'plain' })
  const wanted = asked.map(plain)
  const ofBlock = Map.groupBy(headings, ({ block }) => block)
  const found = new Set<string>()
  const inside = new Set<string>()
  let depth: number | null = null
  for (const { id } of blocks) {
    for (const heading of ofBlock.get(id) ?? []) {
      if (depth !== null && heading.depth <= depth) depth = null
      const names = [plain(heading.text), heading.number].filter(name => wanted.includes(name))
      if (names.length > 0) depth ??= heading.depth
      for (const name of names) found.add(name)
    }
    if (depth !== null) inside.add(id)
  }
  return { inside, missing: asked.filter(text => !found.has(plain(text))) }
}
