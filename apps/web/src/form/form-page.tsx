/** /form/{hash}: the inputs and outputs of a worksheet, for those who calculate with somebody else's. */
import { views } from '@calcwright/blocks/views'
import { inputOf, lineFieldOf } from '@calcwright/blocks/sheet-schema'
import type { Block, Worksheet } from '@calcwright/document'
import { type EditorActions, WorksheetView } from '@calcwright/editor'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { Suspense, lazy, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { RatesNote } from '../evaluation/rates-note.tsx'
import type { Computation } from '../opened/compute-worksheet.ts'
import { type PrintedSheet, loadPrintedSheet, whenCalculated } from '../print/load-printed.ts'
import { MessagePage } from '../shell/message-page.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'
import { FormActions } from './form-actions.tsx'
import { drawFormLine } from './form-lines.tsx'
import { FormSheetLines, isArranged } from './form-sheet-lines.tsx'
import { FormValues, isFormInput } from './form-values.ts'
import { fromFragment, readStored, writeStored } from './stored-values.ts'
import css from './form.module.css'

const SignInOffer = lazy(() => import('../account/sign-in-offer.tsx'))

/** Somebody who sets controls, and changes nothing of the worksheet. */
const USER = { edit: false, copy: false, interaction: 1 } as const

interface OpenForm {
  readonly sheet: PrintedSheet
  readonly values: FormValues
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | ({ readonly kind: 'open' } & OpenForm)

export function FormPage() {
  const { hash = '' } = useParams({ strict: false })
  const state = useForm(hash)
  if (state.kind === 'failed')
    return (
      <MessagePage
        title="This form cannot be opened"
        more={
          <Suspense>
            <SignInOffer />
          </Suspense>
        }
      >
        <p role="alert">There was an error: {state.message}</p>
      </MessagePage>
    )
  if (state.kind === 'loading')
    return (
      <p className={css.loading} role="status">
        Loading form…
      </p>
    )
  return <Form key={hash} {...state} />
}

function useForm(hash: string): State {
  const { client } = useRouteContext({ from: '__root__' })
  const [state, setState] = useState<State>({ kind: 'loading' })
  useEffect(() => {
    let left = false
    let opened: OpenForm | null = null
    const close = ({ sheet, values }: OpenForm): void => {
      values.close()
      void sheet.computation.close()
      void sheet.resources.close(new Set())
    }
    loadPrintedSheet(client, hash, {}).then(
      sheet => {
        opened = { sheet, values: valuesOf(sheet) }
        if (left) close(opened)
        else setState({ kind: 'open', ...opened })
      },
      (error: unknown) => {
        if (!left)
          setState({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
      },
    )
    return () => {
      left = true
      if (opened) close(opened)
    }
  }, [client, hash])
  return state
}

/** Unfolds the sheet, of which this page alone has this copy. */
function valuesOf({ hash, computation }: PrintedSheet): FormValues {
  const { worksheet } = computation
  const folded = worksheet.blocks().flatMap(({ id, collapsed }) => (collapsed ? id : []))
  if (folded.length > 0) worksheet.apply({ kind: 'collapse', ids: folded, collapsed: false })
  return new FormValues(computation, entered => writeStored(hash, entered))
}

function Form({ sheet, values }: OpenForm) {
  const { computation, resources, head } = sheet
  const { worksheet, results, controlValues } = computation
  usePageTitle(head.name)
  const ownUnits = useOwnUnits({ sheet, values })
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
      <RefusedValues values={values} />
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
      <FormActions sheet={sheet} values={values} />
    </main>
  )
}

/** The values of a link, or of this browser, that cannot be used. */
function RefusedValues({ values }: Pick<OpenForm, 'values'>) {
  const refused = useStore(values.state, state => state.refused)
  if (refused.length === 0) return null
  return (
    <ul role="alert" className={css.refused}>
      {refused.map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

/**
 * Units of the worksheet's own values. Most are known from the stored results, the others once all is
 * calculated; then what this browser has stored, or the link brings, is filled in.
 */
function useOwnUnits({ sheet, values }: OpenForm): ReadonlyMap<string, string> {
  const { computation, hash } = sheet
  const [units, setUnits] = useState(() => unitsOf(computation))
  useEffect(() => {
    const controller = new AbortController()
    const fill = (): void => {
      if (controller.signal.aborted) return
      const known = unitsOf(computation)
      setUnits(known)
      values.know(known)
      values.take(fromFragment(location.hash) ?? readStored(hash) ?? {})
    }
    computation.rendered()
    const isKnown = unitsOf(computation).size === inputsOf(computation.worksheet).length
    if (isKnown) fill()
    else void whenCalculated(computation, null, controller.signal).then(fill)
    return () => controller.abort()
  }, [computation, hash, values])
  return units
}

const inputsOf = (worksheet: Worksheet): Block[] =>
  worksheet.blocks().filter(block => block.formInput && lineFieldOf(block))

function unitsOf({ worksheet, results }: Computation): ReadonlyMap<string, string> {
  const units = inputsOf(worksheet).flatMap((block): [string, string][] => {
    const input = inputOf(block)!
    const own = input.isWritten ? input.unit : results.get(block.id).result?.outcomes.at(-1)?.unit
    return own === undefined ? [] : [[block.id, own]]
  })
  return new Map(units)
}
