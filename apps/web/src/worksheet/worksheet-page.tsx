/** A worksheet at its address: loading, the sheet, or why it cannot be shown. */
import { PAGES, TransportError } from '@calcwright/contract'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { createEvaluatorWorker } from '../evaluation/create-evaluator.ts'
import { changeRows } from '../items/change-rows.ts'
import { SERVER_ERROR } from '../session/granted.ts'
import { sessionQuery } from '../session/session-query.ts'
import { unsentFiles } from '../resources/browser-files.ts'
import { unsentStore } from '../saving/unsent-store.ts'
import { CrashBoundary } from '../shell/crash-boundary.tsx'
import { useDrawnPage } from '../opened/drawn-page.ts'
import { drawnPage } from '../shell/drawn-page.ts'
import { MessagePage } from '../shell/message-page.tsx'
import { afterOpening, importModule, lazyModule, lazyPart, toast } from '@calcwright/ui'
import { rescueCalcFile } from '../opened/export-calc-file.ts'
import { type Dependencies, LoadError, type OpenWorksheet, openWorksheet } from '../opened/open-worksheet.ts'
import { LocalCopyWords } from './banners.tsx'
import { WorksheetScreen } from './worksheet-screen.tsx'
import css from './worksheet-page.module.css'

const offline = lazyModule(() => import('../offline/local-copies.ts'))
const storing = lazyModule(() => import('../opened/store-opened.ts'))
const UnsentWork = lazyPart(() => import('./unsent-work.tsx'))
const SignInOffer = lazyPart(() => import('../account/sign-in-offer.tsx'))

/** Loads the words of the banner as well: coming later, they would make it higher and move the sheet. */
async function offlineParts(): ReturnType<typeof offline> {
  await import('./local-copy-words.tsx').then(LocalCopyWords.preload).catch(() => {})
  return offline()
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly open: OpenWorksheet }
  | { readonly kind: 'failed'; readonly message: string; readonly final: boolean }

/** Places that take the place of the server, and of the browser's stores. */
export type WorksheetSource = Pick<Dependencies, 'client' | 'unsent' | 'draft'> &
  Partial<Pick<Dependencies, 'files'>>

/** How a worksheet stands in a list. */
export interface InlineDisplay {
  /** Whether there is room for it: until then it loads, but is not drawn. */
  readonly ready: boolean
}

interface WorksheetPageProps {
  readonly hash: string
  /** Within a list, in place of the whole window. */
  readonly inline?: InlineDisplay
  /** Given for a worksheet that stays in this browser, and for an earlier version. */
  readonly source?: WorksheetSource
}

export function WorksheetPage({ hash, inline, source }: WorksheetPageProps) {
  const [state, retry] = useOpenWorksheet(hash, source)
  const isShown = state.kind === 'open' && (inline?.ready ?? true)
  useDrawnPage(state.kind === 'open' && !isShown ? 'loading' : state.kind, true)
  if (isShown)
    return (
      <CrashBoundary download={() => rescueCalcFile(state.open)}>
        <WorksheetScreen open={state.open} inline={inline !== undefined} />
      </CrashBoundary>
    )
  // The sheet as the server has drawn it is shown meanwhile.
  if (state.kind === 'loading' && drawnPage()) return null
  if (state.kind !== 'failed')
    return (
      <p className={css.loading} data-inline={inline !== undefined} role="status">
        Loading Worksheet...
      </p>
    )
  return (
    <MessagePage
      title="This worksheet cannot be opened"
      inside={inline !== undefined}
      action={state.final ? undefined : { label: 'Try again', run: retry }}
      more={
        state.final && (
          <Suspense>
            <SignInOffer />
            {!source && <UnsentWork hash={hash} />}
          </Suspense>
        )
      }
    >
      <p role="alert">There was an error: {state.message}</p>
    </MessagePage>
  )
}

function useOpenWorksheet(hash: string, source: WorksheetSource | undefined): [State, () => void] {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  /** The hash that the worksheet was opened by: it may get another one while it is open. */
  const [origin, setOrigin] = useState(hash)
  if (origin !== hash && !(state.kind === 'open' && state.open.hash === hash)) setOrigin(hash)
  const navigate = useNavigate()
  useEffect(() => {
    let left = false
    let opened: OpenWorksheet | undefined
    let stopStoring = () => {}
    const close = () => {
      stopStoring()
      // The list on the home page shows the new name and date.
      void opened
        ?.close(comesBack(opened.hash))
        .then(() => queryClient.invalidateQueries({ queryKey: ['worksheets'] }))
    }
    setState({ kind: 'loading' })
    openWorksheet(origin, {
      client,
      unsent: unsentStore,
      files: unsentFiles,
      ...source,
      ...(!source && { findCopy: async of => (await offlineParts()).localCopy(of) }),
      createEvaluator: createEvaluatorWorker,
      onStorageError: warnOfStorage,
      onMoved(to) {
        if (left) return
        const { pathname } = location
        const from = pathname.split('/')[2] ?? ''
        changeRows(queryClient, [from], row => ({ ...row, hash_string: to }))
        void queryClient.invalidateQueries({ queryKey: ['worksheets'] })
        void navigate({ to: pathname.replace(`/${from}`, `/${to}`), replace: true })
      },
      onReopen() {
        if (left) return
        setOrigin(opened?.hash ?? origin)
        setAttempt(number => number + 1)
      },
      onChecks: open =>
        void importModule(() => import('../checks/load-checks.ts')).then(module => module.loadChecks(open)),
    }).then(
      open => {
        opened = open
        if (left) return close()
        setState({ kind: 'open', open })
        if (source) return
        void afterOpening(storing).then(module => {
          if (!left) stopStoring = module.storeOpened(open, queryClient.ensureQueryData(sessionQuery(client)))
        })
      },
      (error: unknown) => {
        if (!left)
          setState({
            kind: 'failed',
            message: messageOf(error),
            final: error instanceof LoadError,
          })
      },
    )
    return () => {
      left = true
      close()
    }
  }, [origin, attempt, source, client, queryClient, navigate])
  return [state, () => setAttempt(attempt + 1)]
}

/** Whether the page is left for signing in, to come back to the worksheet. */
function comesBack(hash: string): boolean {
  const next = new URLSearchParams(location.search).get('next') ?? ''
  const isEntrance = location.pathname === PAGES.signIn || location.pathname === PAGES.signUp
  return isEntrance && next.includes(`/${hash}`)
}

/** An unusable answer is reported as a fault of the server; an unreachable server is reported as such. */
function messageOf(error: unknown): string {
  if (error instanceof TransportError && error.status > 0) return SERVER_ERROR
  return error instanceof Error ? error.message : String(error)
}

function warnOfStorage(error: unknown): void {
  toast.warning('This browser does not keep unsaved changes.', {
    id: 'storage',
    description: `Changes are lost if the page closes before they are saved. ${error instanceof Error ? error.message : ''}`,
  })
}
