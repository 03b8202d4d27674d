/** How the blocks of the table are drawn and offered. */
import { Suspense } from 'react'
import { blockView, fieldsView, outcomesOf } from '@calcwright/editor'
import type { BlockViewEntry, BlockViewProps, FieldWord } from '@calcwright/editor'
import { numberFormatOf, numbersOfLine, readField } from '@calcwright/document'
import type { NewBlock } from '@calcwright/document'
import type { NumberFormat } from '@calcwright/math/expression'
import { lazyPart } from '@calcwright/ui'
import { iconOf } from '../icons/icon-of.tsx'
import { fieldEntry } from '../fields/entry.ts'
import { plainValues } from '../report/plain-values.tsx'
import { overNamedLine } from '../named-line.ts'
import { ResultBox } from '../ResultBox.tsx'
import callBlocks from './schema.ts'
import type { CallProps } from './props.ts'
import { STORE_FIELD_ID } from './statement.ts'
import { contentOf, isRows, liveText, newRow, placedFields } from './row.ts'
import type { CallRow } from './row.ts'
import { CALL_ROWS } from './table.ts'

function callView(row: CallRow): BlockViewEntry<CallProps> {
  const { type, title, keyword, keywords, alsoTyped = [], section, choices } = row
  const icon = iconOf(type)
  const block = callBlocks.find(one => one.type === type)!
  const makeStored = (store: string): NewBlock => ({ type, props: { store } })
  const firstField = placedFields(row, contentOf(block.defaults()))[0]?.id ?? STORE_FIELD_ID
  const caret = { at: 'start', field: firstField } as const
  const entry = fieldEntry(block)
  // A value with properties is of use by its name only.
  const caretOfNew = row.fluidTools ? ({ at: 'start', field: STORE_FIELD_ID } as const) : caret
  return {
    type,
    title,
    icon,
    keywords,
    typedWord: type,
    view: fieldsView<CallProps>({
      title,
      keyword,
      stored: true,
      words: props => wordsIn(row, props),
      lists: row.fields.filter(isRows).map(rows => ({
        id: rows.rows,
        noun: rows.noun,
        newRow: props => newRow(rows, contentOf(props), contentOf(props).count(rows.rows)),
      })),
      choices,
      below: resultOf(row),
    }),
    report: plainValues as BlockViewEntry<CallProps>['report'],
    isBlank: props => readField(props, STORE_FIELD_ID) === '' && isUnfilled(row, props),
    ...entry,
    defines: props => {
      const named = entry.defines(props)
      return [...named, ...named.flatMap(name => row.alsoNamed?.(name) ?? [])]
    },
    tools: [
      {
        id: type,
        title,
        icon,
        sections: [section],
        keywords,
        typedWord: type,
        alsoTyped,
        make: () => ({ type }),
        makeStored,
        caret: caretOfNew,
        applyTo: overNamedLine(makeStored, caret),
      },
    ],
  }
}

/** The words before each present field of the block. */
function wordsIn(row: CallRow, props: object): Record<string, FieldWord> {
  const content = contentOf(props)
  const words: Record<string, FieldWord> = {}
  for (const { id, field, row: number } of placedFields(row, content)) {
    const word = liveText(field.word, content, number)
    if (word !== '') words[id] = word
    if (field.sign) words[id] = { latex: liveText(field.sign, content, number) }
  }
  return words
}

/** Every field holds what it held at first. */
function isUnfilled(row: CallRow, props: object): boolean {
  const content = contentOf(props)
  return placedFields(row, content).every(
    ({ id, field, row: number }) => readField(props, id) === liveText(field.value, content, number),
  )
}

const RowsTable = lazyPart(() => import('./RowsTable.tsx'))

const FluidPanel = lazyPart(() => import('./FluidPanel.tsx'))

function resultOf({ lead, columns, fluidTools }: CallRow) {
  return function Result(view: BlockViewProps<object>) {
    const heads = columns?.(contentOf(view.props))
    const outcome = outcomesOf(view.result)[0]
    const props = view.props as CallProps
    if (heads && Array.isArray(outcome?.value) && !outcome.error && props.outputMode !== 1)
      return (
        <Suspense fallback={null}>
          <RowsTable
            outcome={outcome}
            columns={heads}
            format={formatOf(props, view)}
            stale={view.stale && !view.calculating}
          />
        </Suspense>
      )
    return (
      <>
        <ResultBox
          view={view as BlockViewProps<CallProps>}
          store={STORE_FIELD_ID}
          lead={lead?.(contentOf(view.props))}
        />
        {fluidTools && view.active && (
          <Suspense fallback={null}>
            <FluidPanel {...view} />
          </Suspense>
        )}
      </>
    )
  }
}

function formatOf({ digits }: CallProps, { block, editor }: BlockViewProps<object>): NumberFormat {
  const { settings } = editor.worksheet
  if (digits > 0 && block.numbers === undefined) return { digits, thousands: settings.thousands }
  return numberFormatOf(numbersOfLine(settings, block))
}

export default CALL_ROWS.map(row => blockView(callView(row)))
