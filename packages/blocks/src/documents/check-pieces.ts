/** Checks and their summary as pieces of a document. */
import type { Outcome } from '@calcwright/evaluator'
import type { FormattedNumber } from '@calcwright/math/expression'
import type { CheckFields } from '../checks/plan.ts'
import { countsOf, countsText, worstCheck, worstText } from '../checks/sheet-checks.ts'
import { placeText } from '../checks/sheet-check.ts'
import type { SheetCheck } from '../checks/sheet-check.ts'
import type { Summary } from '../checks/summary.ts'
import type { CheckWords } from '../checks/words.ts'
import { plainOfFormula } from '../plain/fields.ts'
import { distinctNotes, notesOf } from './block-pieces.ts'
import { FALSE_MARKS, LINE, OK_MARKS, UNCHECKED_MARKS } from './model.ts'
import type { Cell, Inline, Marks, MathInline, Piece, TextInline } from './model.ts'
import { labelOf } from './sheet-references.ts'

const MARKS: Readonly<Record<CheckWords['label'], Marks>> = {
  OK: OK_MARKS,
  'NOT OK': FALSE_MARKS,
  'NOT CHECKED': UNCHECKED_MARKS,
}

/** The condition with its verdict behind it, below the name. */
export function checkPieces(
  check: Omit<SheetCheck, 'line'>,
  { condition, name }: CheckFields,
  outcomes: readonly Outcome[],
): Piece[] {
  const { steps, comparison, utilisation, label, notes } = check.words
  const worked = steps.flatMap(({ latex, display }): (TextInline | MathInline)[] => [
    { kind: 'math', latex, text: display },
    text('\u2002'),
  ])
  const math: MathInline[] = comparison ? [mathOf(comparison)] : []
  const share = [comparison ? '\u2002' : '', utilisation, utilisation === '' ? '' : '\u2002'].join('')
  const words = [
    ...steps.map(({ display }) => display),
    comparison?.plain ?? '',
    utilisation,
    label,
    ...notes,
  ].filter(part => part !== '')
  const plain = plainOfFormula(condition)
  const isLong = [plain, ...words, check.clause].join('   ').length > LINE
  const more = notes.join(', ')
  const below: Piece[] =
    isLong && more !== '' ? [{ kind: 'paragraph', content: [text(more, { italic: true })] }] : []
  return [
    ...(name.trim() === ''
      ? []
      : [{ kind: 'paragraph', content: [text(name.trim())], leads: true } as const]),
    {
      kind: 'formula',
      latex: condition.trim() === '' ? '\\ldots' : condition,
      values: [],
      text: `check ${plain}: ${words.join(', ')}`,
      verdict: [
        ...worked,
        ...math,
        ...(share === '' ? [] : [text(share)]),
        text(label, MARKS[label]),
        ...(isLong || more === '' ? [] : [text(`\u2002${more}`)]),
      ],
      label: labelOf(check.block),
    },
    ...below,
    ...distinctNotes(outcomes.flatMap(notesOf)).filter(
      note => note.kind === 'note' && !notes.includes(note.text),
    ),
  ]
}

/** The address of the page of a worksheet by its hash; '' where there is no server. */
export type AddressOf = (hash: string) => string

/** How many hold, the worst of them, and a table with a link to each. */
export function summaryPieces({ checks, missing }: Summary, addressOf: AddressOf): Piece[] {
  const counts = countsOf(checks)
  const worst = worstCheck(checks)
  const lead: TextInline[] = [
    text(`${countsText(counts)}.`),
    ...(worst ? [text(' The worst: '), text(worstText(worst), MARKS[worst.words.label]), text('.')] : []),
  ]
  const notes = missing.map((name): Piece => ({
    kind: 'note',
    tone: 'error',
    text: `There is no heading “${name}”.`,
  }))
  const heads = ['Check', 'Clause', 'Demand', 'Capacity', 'Utilisation', 'Verdict']
  const table: Piece = {
    kind: 'table',
    rows: [heads.map(words => cellOf([text(words)], true)), ...checks.map(check => rowOf(check, addressOf))],
  }
  return [{ kind: 'paragraph', content: lead }, ...notes, ...(checks.length > 0 ? [table] : [])]
}

function rowOf(check: SheetCheck, addressOf: AddressOf): Cell[] {
  const { block, name, clause, words, from } = check
  const { demand, capacity, utilisation, label, notes } = words
  const address = from ? addressOf(from.hash) : ''
  const link: Inline = { kind: 'reference', text: name, label: labelOf(block) }
  return [
    cellOf([link, text(' ('), text(placeText(check), address === '' ? {} : { link: address }), text(')')]),
    cellOf([text(clause)]),
    quantity(demand),
    quantity(capacity),
    cellOf([text(utilisation)]),
    cellOf([text(label, MARKS[label]), ...(notes.length > 0 ? [text(` ${notes.join(', ')}`)] : [])]),
  ]
}

const quantity = (given: FormattedNumber | null): Cell => cellOf(given ? [mathOf(given)] : [text('')])

const mathOf = ({ latex, plain }: FormattedNumber): MathInline => ({ kind: 'math', latex, text: plain })

const text = (words: string, marks: Marks = {}): TextInline => ({ kind: 'text', text: words, marks })

const cellOf = (content: readonly Inline[], header = false): Cell => ({
  pieces: [{ kind: 'paragraph', content }],
  header,
  columns: 1,
  rows: 1,
})
