/** A worksheet in a frame. */
import {
  type EmbedOptions,
  TransportError,
  worksheetAddress,
  currencyCall,
  embedData,
  materialCalls,
} from '@calcwright/contract'
import { views } from '@calcwright/blocks/views'
import { type EditorActions, type EditorWithState, Toolbar, WorksheetView } from '@calcwright/editor'
import { importModule, lazyModule, lazyPart, toast } from '@calcwright/ui'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { RatesNote } from '../evaluation/rates-note.tsx'
import { useClipboardGuard } from '../rights/use-clipboard-guard.ts'
import { useDrawnPage } from '../opened/drawn-page.ts'
import { drawnPage } from '../shell/drawn-page.ts'
import { usePageTitle } from '../shell/use-page-title.ts'
import { type Host, failedAnswers } from './host.ts'
import { EmbedBar } from './embed-bar.tsx'
import { EmbedFailure } from './embed-failure.tsx'
import type { HostAnswers } from './host-answers.ts'
import { type EmbeddedSheet, openEmbedded } from './open-embedded.ts'
import css from './embed.module.css'
import type { MaterialSource } from '@calcwright/editor'
import { setRatesCall } from '../evaluation/exchange-rates.ts'
import { anonymous } from './anonymous.ts'

interface ShownWorksheetProps {
  readonly hash: string
  readonly options: EmbedOptions
  readonly host: Host
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly sheet: EmbeddedSheet }
  | { readonly kind: 'failed'; readonly message: string }

export function ShownWorksheet({ hash, options, host }: ShownWorksheetProps) {
  const state = useEmbedded(hash, options, host)
  useDrawnPage(state.kind)
  if (state.kind === 'open') {
    const { sheet } = state
    return options.form ? <Form sheet={sheet} /> : <Sheet sheet={sheet} options={options} />
  }
  if (state.kind === 'failed')
    return <EmbedFailure message={state.message} address={worksheetAddress(hash)} />
  // The sheet as the server has drawn it is shown meanwhile.
  if (drawnPage()) return null
  return (
    <p className={css.loading} role="status">
      Loading Worksheet...
    </p>
  )
}

function useEmbedded(hash: string, options: EmbedOptions, host: Host): State {
  const [state, setState] = useState<State>({ kind: 'loading' })
  useEffect(() => {
    let left = false
    let close = () => {}
    openEmbedded(hash, options).then(
      sheet => {
        if (left) return void sheet.close()
        setState({ kind: 'open', sheet })
        const disconnect = connected(sheet, host)
        close = () => {
          disconnect()
          void sheet.close()
        }
      },
      (error: unknown) => {
        if (left) return
        const message = messageOf(error)
        setState({ kind: 'failed', message })
        host.connect(failedAnswers(host.link, message))
        close = () => host.connect(null)
      },
    )
    return () => {
      left = true
      close()
      setState({ kind: 'loading' })
    }
  }, [hash, options, host])
  return state
}

const EmbeddedForm = lazyPart(() => import('./embedded-form.tsx'), 'shown')

function Form({ sheet }: { readonly sheet: EmbeddedSheet }) {
  usePageTitle(sheet.worksheet.name)
  return (
    <Suspense>
      <EmbeddedForm sheet={sheet} />
    </Suspense>
  )
}

/** Fetches the answers for the page around behind the worksheet itself. */
function connected(sheet: EmbeddedSheet, host: Host): () => void {
  let answers: HostAnswers | undefined
  let left = false
  void importModule(() => import('./host-answers.ts')).then(module => {
    if (left) return
    answers = new module.HostAnswers(sheet, host.link)
    host.connect(answers)
  })
  return () => {
    left = true
    if (!answers) return
    host.connect(null)
    answers.close()
  }
}

const messageOf = (error: unknown): string =>
  error instanceof TransportError && error.status > 0
    ? 'The server did not answer as it should. Try again later.'
    : error instanceof Error
      ? error.message
      : String(error)

function Sheet({ sheet, options }: { readonly sheet: EmbeddedSheet; readonly options: EmbedOptions }) {
  const { worksheet, results, controlValues, evaluator, rights, resources, queue } = sheet
  const [editor, setEditor] = useState<EditorWithState | null>(null)
  const guard = useClipboardGuard(rights.copy)
  usePageTitle(worksheet.name)
  useEffect(() => sheet.rendered(), [sheet])
  const actions = useMemo(
    (): EditorActions => ({
      ...(queue && {
        save: () => queue.saveNow(),
        unwritten: (waiting: boolean) => queue.setUnwritten(waiting),
      }),
      calculate: blocks => evaluator.calculate(blocks),
      abort: () => evaluator.abort(),
      notify: (message, tone, about = message) =>
        void (tone === 'error' ? toast.error(message, { id: about }) : toast(message, { id: about })),
      resources,
      materials: frameMaterials,
    }),
    [queue, evaluator, resources],
  )
  return (
    <>
      {rights.edit && <Toolbar editor={editor} />}
      <main className={css.sheet} aria-label="Worksheet" {...guard}>
        <WorksheetView
          worksheet={worksheet}
          results={results}
          controlValues={controlValues}
          registry={views}
          rights={rights}
          actions={actions}
          footer={<RatesNote worksheet={worksheet} />}
          onReady={setEditor}
        />
      </main>
      <EmbedBar sheet={sheet} editor={editor} offersCopy={options.copy && sheet.mayCopy} />
    </>
  )
}

setRatesCall(currencyCall(anonymous, embedData.base))

const calls = lazyModule(async () => {
  const module = await import('../opened/material-calls.ts')
  module.setMaterialCalls(materialCalls(anonymous, embedData.base))
  return module
})

const frameMaterials: MaterialSource = {
  folder: parent => calls().then(({ folder }) => folder(parent)),
  search: query => calls().then(({ search }) => search(query)),
}
