/** /form/{hash}: the inputs and outputs of a worksheet, for those who calculate with somebody else's. */
import { useParams, useRouteContext } from '@tanstack/react-router'
import { Suspense, lazy, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useDrawnPage } from '../opened/drawn-page.ts'
import { type PrintedSheet, loadPrintedSheet, whenCalculated } from '../print/load-printed.ts'
import { drawnPage } from '../shell/drawn-page.ts'
import { MessagePage } from '../shell/message-page.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'
import { FormActions } from './form-actions.tsx'
import { FormSheet, inputsOf, unfold, unitsOf } from './form-sheet.tsx'
import { FormValues } from './form-values.ts'
import { fromFragment, readStored, writeStored } from './stored-values.ts'
import css from './form.module.css'

const SignInOffer = lazy(() => import('../account/sign-in-offer.tsx'))

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
  useDrawnPage(state.kind)
  // The form as the server has drawn it is shown meanwhile.
  if (state.kind === 'loading' && drawnPage()) return null
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
  unfold(computation.worksheet)
  return new FormValues(computation, entered => writeStored(hash, entered))
}

function Form({ sheet, values }: OpenForm) {
  usePageTitle(sheet.head.name)
  const ownUnits = useOwnUnits({ sheet, values })
  const { computation, resources, head } = sheet
  return (
    <FormSheet
      {...computation}
      {...{ head, resources, values, ownUnits }}
      above={<RefusedValues values={values} />}
    >
      <FormActions sheet={sheet} values={values} />
    </FormSheet>
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
