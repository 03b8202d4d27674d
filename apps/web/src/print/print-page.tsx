/** Page that shows one or several worksheets as they are printed. */
import { SPARE_PAGE } from '@calcwright/contract'
import { useParams, useRouteContext, useSearch } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useState } from 'react'
import { MessagePage } from '../shell/message-page.tsx'
import {
  type PrintSearch,
  type PrintedSheet,
  loadPrintedSheet,
  placeInRows,
  whenCalculated,
  withFacts,
} from './load-printed.ts'
import { PrintBar } from './print-bar.tsx'
import { PrintedPages } from './printed-pages.tsx'
import '@fontsource/inter/400.css'
import '@fontsource/inter/400-italic.css'
import '@fontsource/inter/500.css'
import '@fontsource/inter/600.css'
import '@fontsource/inter/700.css'
import './print-page.css'

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'loaded'; readonly sheets: readonly PrintedSheet[]; readonly unfinished: readonly boolean[] | null } // prettier-ignore

/** Milliseconds before the dialog of the browser, which shows the page as it is then. */
const PRINT_DELAY = 400

/** Milliseconds that a file waits for its calculations; a person may wait as long as they like. */
const CALCULATION_LIMIT = 60_000

/** Programs that make files wait for `data-printed` on the root element: `ready`, or `failed` with its words. */
const tell = (state: 'ready' | 'failed', message = ''): void => {
  document.documentElement.dataset.printed = state
  document.documentElement.dataset.printedMessage = message
}

export function PrintPage() {
  const { hash = '' } = useParams({ strict: false })
  const search = textsOf(useSearch({ strict: false }))
  useLayoutEffect(() => {
    const root = document.documentElement
    // Everything is drawn for paper from the start.
    root.dataset.paper = ''
    return () => {
      delete root.dataset.paper
      delete root.dataset.printed
    }
  }, [])
  // The key makes React drop all state when the address changes.
  return <Printed key={hash} hash={hash} search={search} />
}

function Printed({ hash, search }: { readonly hash: string; readonly search: PrintSearch }) {
  const [state, giveUp] = usePrinted(hash, search)
  useEffect(() => {
    if (state.kind === 'failed') tell('failed', state.message)
  }, [state])
  if (state.kind === 'failed')
    return (
      <MessagePage title="This worksheet cannot be printed">
        <p role="alert">There was an error: {state.message}</p>
      </MessagePage>
    )
  const isFile = search.for === 'pdf'
  const sheets = state.kind === 'loaded' ? state.sheets : []
  const calculated = state.kind === 'loaded' && state.unfinished !== null
  return (
    <>
      {!isFile && (
        <PrintBar
          calculating={!calculated}
          giveUp={giveUp}
          hash={sheets[0]?.hash}
          title={sheets.map(({ head }) => head.name).join(', ')}
        />
      )}
      {sheets.length > 0 && (
        <PrintedPages
          sheets={sheets}
          overview={search.overview === '1' && hash.includes(',')}
          unfinished={state.kind === 'loaded' ? state.unfinished : null}
          onDrawn={() => {
            tell('ready')
            if (!isFile) setTimeout(() => print(), PRINT_DELAY)
          }}
        />
      )}
    </>
  )
}

/** The router reads `pages=1` as a number. */
function textsOf(search: object): PrintSearch {
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]))
}

/** Loads and calculates one worksheet after the other: two engines at once are no faster. */
function usePrinted(hash: string, search: PrintSearch): [State, () => void] {
  const { client } = useRouteContext({ from: '__root__' })
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [controller] = useState(() => new AbortController())
  const { pages, paper, view, comments, decimal, for: purpose } = search
  useEffect(() => {
    let left = false
    const loaded: PrintedSheet[] = []
    const limit = purpose === 'pdf' ? CALCULATION_LIMIT : null
    const show = (next: State): void => {
      if (!left) setState(next)
    }
    const run = async (): Promise<void> => {
      const unfinished: boolean[] = []
      const shown: PrintedSheet[] = []
      for (const each of hash.split(',')) {
        const sheet = await loadPrintedSheet(client, each, { pages, paper, view, comments, decimal })
        if (left) return void sheet.computation.close()
        loaded.push(sheet)
        show({ kind: 'loaded', sheets: [...loaded], unfinished: null })
        sheet.computation.rendered()
        const isSpare = each === SPARE_PAGE
        unfinished.push(isSpare || !(await whenCalculated(sheet.computation, limit, controller.signal)))
        shown.push(await withFacts(sheet))
        placeInRows(sheet)
      }
      show({ kind: 'loaded', sheets: shown, unfinished })
    }
    run().catch((error: unknown) =>
      show({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
    )
    return () => {
      left = true
      for (const { computation, resources } of loaded) {
        void computation.close()
        void resources.close(new Set())
      }
    }
  }, [client, hash, pages, paper, view, comments, decimal, purpose, controller])
  return [state, () => controller.abort()]
}
