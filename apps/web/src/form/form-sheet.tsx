/** The form itself, as the page shows it and as the server draws it. */
import { inputOf, lineFieldOf } from '@calcwright/blocks/sheet-schema'
import { views } from '@calcwright/blocks/views'
import type { Block, Worksheet } from '@calcwright/document'
import {
  type ControlValues,
  type EditorActions,
  type ResultsStore,
  type SheetResources,
  WorksheetView,
} from '@calcwright/editor'
import { type ReactNode, useMemo } from 'react'
import { RatesNote } from '../evaluation/rates-note.tsx'
import { drawFormLine } from './form-lines.tsx'
import { FormSheetLines, isArranged } from './form-sheet-lines.tsx'
import { type FormValues, isFormInput } from './form-values.ts'
import css from './form.module.css'

/** Somebody who sets controls, and changes nothing of the worksheet. */
const USER = { edit: false, copy: false, interaction: 1 } as const

interface FormSheetProps {
  readonly head: { readonly name: string; readonly author: string }
  readonly worksheet: Worksheet
  readonly results: ResultsStore
  readonly controlValues: ControlValues
  readonly resources: SheetResources
  readonly values: FormValues
  /** Units of the worksheet's own values, by id of the block, as far as they are known. */
  readonly ownUnits: ReadonlyMap<string, string>
  /** Stands between the name and the fields. */
  readonly above?: ReactNode
  /** Stands below the form. */
  readonly children?: ReactNode
}

export function FormSheet(props: FormSheetProps) {
  const { head, worksheet, results, controlValues, resources, values, ownUnits } = props
  const actions = useMemo((): EditorActions => ({ resources }), [resources])
  const drawLine = useMemo(
    () => drawFormLine({ values, results, ownUnits }, worksheet),
    [values, results, ownUnits, worksheet],
  )
  const isEmpty = !worksheet.blocks().some(block => block.formOutput || isFormInput(worksheet, block))
  return (
    <main className={css.page}>
      <header className={css.header}>
        <h1 className={css.title}>{head.name}</h1>
        {head.author !== '' && <p className={css.author}>by {head.author}</p>}
      </header>
      {props.above}
      {isEmpty ? (
        <p>
          No line of this worksheet is an input or an output of its form yet. Select lines in the worksheet,
          and choose “Input of the form” or “Output of the form” in their menu.
        </p>
      ) : (
        <div className={css.sheet}>
          <WorksheetView
            worksheet={worksheet}
            results={results}
            registry={views}
            rights={USER}
            actions={actions}
            controlValues={controlValues}
            drawLine={drawLine}
            lines={isArranged(worksheet) && <FormSheetLines worksheet={worksheet} />}
            footer={<RatesNote worksheet={worksheet} />}
            extent="whole"
          />
        </div>
      )}
      {props.children}
    </main>
  )
}

export const inputsOf = (worksheet: Worksheet): Block[] =>
  worksheet.blocks().filter(block => block.formInput && lineFieldOf(block))

/** Units of the worksheet's own values, by id of the block, as far as the formulas or their results tell them. */
export function unitsOf({
  worksheet,
  results,
}: Pick<FormSheetProps, 'worksheet' | 'results'>): ReadonlyMap<string, string> {
  const units = inputsOf(worksheet).flatMap((block): [string, string][] => {
    const input = inputOf(block)!
    const own = input.isWritten ? input.unit : results.get(block.id).result?.outcomes.at(-1)?.unit
    return own === undefined ? [] : [[block.id, own]]
  })
  return new Map(units)
}

/** Shows what is folded: a form has no button for that. */
export function unfold(worksheet: Worksheet): void {
  const folded = worksheet.blocks().flatMap(({ id, collapsed }) => (collapsed ? id : []))
  if (folded.length > 0) worksheet.apply({ kind: 'collapse', ids: folded, collapsed: false })
}
