/** /form/{hash}: the inputs and outputs of a worksheet, for those who calculate with somebody else's. */
import { useParams, useRouteContext } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '@calcwright/ui'
import { useDrawnPage } from '../opened/drawn-page.ts'
import { type PrintedSheet, loadPrintedSheet } from '../print/load-printed.ts'
import { drawnPage } from '../shell/drawn-page.ts'
import { MessagePage } from '../shell/message-page.tsx'
import { usePageTitle } from '../shell/use-page-title.ts'
import { FormActions } from './form-actions.tsx'
import { FormSheet, unfold } from './form-sheet.tsx'
import { FormValues } from './form-values.ts'
import { RefusedValues } from './refused-values.tsx'
import { readStored, writeStored } from './stored-values.ts'
import { useOwnUnits } from './use-own-units.ts'
import css from './form.module.css'

const SignInOffer = lazyPart(() => import('../account/sign-in-offer.tsx'), 'shown')

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
  const { hash, computation, resources, head } = sheet
  const ownUnits = useOwnUnits(computation, values, () => readStored(hash))
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
