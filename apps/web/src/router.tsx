/** Addresses and the pages behind them. */
import { LIST_PAGES, PAGES } from '@calcwright/contract'
import {
  Outlet,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { Suspense } from 'react'
import { DialogBoundary } from './shell/dialog-boundary.tsx'
import { Dialogs, lazyPart } from '@calcwright/ui'
import { ACTIVE_LIST, placeAddress } from './items/place.ts'
import type { AppContext } from './session/app-context.ts'
import { useSession } from './session/use-session.ts'
import { Popups } from './popups.tsx'
import { CrashPage, explainMissingCode } from './shell/crash-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'

const root = createRootRouteWithContext<AppContext>()({ component: Root, notFoundComponent: NotFound })

const VisitorWords = lazyPart(() => import('./worksheet/visitor-words.tsx'))

/** A page that is missing for a visitor, such as a version of a worksheet, may exist for signed-in people. */
function NotFound() {
  const isVisitor = useSession()?.user === null
  return (
    <NotFoundPage
      more={
        isVisitor && (
          <Suspense>
            <VisitorWords about="rights" />
          </Suspense>
        )
      }
    />
  )
}

function Root() {
  return (
    <>
      <Outlet />
      <DialogBoundary>
        <Popups />
        <Dialogs />
      </DialogBoundary>
    </>
  )
}

/** A page whose code is fetched when it is first gone to. */
const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => load().catch(explainMissingCode), name)

const home = createRoute({
  getParentRoute: () => root,
  path: PAGES.home,
  beforeLoad: () => {
    throw redirect({ to: placeAddress(ACTIVE_LIST), replace: true })
  },
})

/** One screen for all lists, so that going from one to another keeps what is around them. */
const lists = createRoute({
  getParentRoute: () => root,
  id: 'lists',
  validateSearch: (search: Record<string, unknown>): { search?: string } =>
    search['search'] === undefined ? {} : { search: String(search['search']) },
  component: lazyPage(() => import('./list/list-screen.tsx'), 'ListScreen'),
})

const listPages = LIST_PAGES.map(path => createRoute({ getParentRoute: () => lists, path }))

const about = createRoute({
  getParentRoute: () => root,
  path: PAGES.about,
  component: lazyPage(() => import('./popups/about-page.tsx'), 'AboutPage'),
})

const shortcuts = createRoute({
  getParentRoute: () => root,
  path: PAGES.shortcuts,
  component: lazyPage(() => import('./popups/shortcuts-page.tsx'), 'ShortcutsPage'),
})

const help = createRoute({
  getParentRoute: () => root,
  path: PAGES.errorHelp,
  validateSearch: (
    search: Record<string, unknown>,
  ): { kind?: string; type?: string; code?: string; message?: string } =>
    Object.fromEntries(
      ['kind', 'type', 'code', 'message']
        .filter(name => search[name] !== undefined)
        .map(name => [name, String(search[name])]),
    ),
  component: lazyPage(() => import('./help/help-page.tsx'), 'HelpPage'),
})

const signIn = createRoute({
  getParentRoute: () => root,
  path: PAGES.signIn,
  component: lazyPage(() => import('./account/sign-in-page.tsx'), 'SignInPage'),
})

const signUp = createRoute({
  getParentRoute: () => root,
  path: PAGES.signUp,
  component: lazyPage(() => import('./account/sign-up-page.tsx'), 'SignUpPage'),
})

const reset = createRoute({
  getParentRoute: () => root,
  path: PAGES.reset,
  component: lazyPage(() => import('./account/reset-page.tsx'), 'ResetPage'),
})

const confirmEmail = createRoute({
  getParentRoute: () => root,
  path: PAGES.confirmEmail,
  component: lazyPage(() => import('./account/confirm-email-page.tsx'), 'ConfirmEmailPage'),
})

const account = createRoute({
  getParentRoute: () => root,
  path: PAGES.account,
  component: lazyPage(() => import('./account/account-page.tsx'), 'AccountPage'),
})

const outbox = createRoute({
  getParentRoute: () => root,
  path: PAGES.outbox,
  validateSearch: (search: Record<string, unknown>): { mail?: string } =>
    search['mail'] === undefined ? {} : { mail: String(search['mail']) },
  component: lazyPage(() => import('./account/outbox-page.tsx'), 'OutboxPage'),
})

const onshapeSignedIn = createRoute({
  getParentRoute: () => root,
  path: PAGES.onshapeSignedIn,
  component: lazyPage(() => import('./onshape/signed-in-page.tsx'), 'OnshapeSignedInPage'),
})

const onshapePanel = createRoute({
  getParentRoute: () => root,
  path: PAGES.onshapePanel,
  component: lazyPage(() => import('./onshape/panel-page.tsx'), 'OnshapePanelPage'),
})

const onshape = [onshapeSignedIn, onshapePanel] as const

const accounts = [signIn, signUp, reset, confirmEmail, account, outbox, ...onshape] as const

const copy = createRoute({
  getParentRoute: () => root,
  path: PAGES.copy,
  validateSearch: (search: Record<string, unknown>): { author_rights?: boolean } =>
    search['author_rights'] === undefined
      ? {}
      : { author_rights: String(search['author_rights']) === 'true' },
  component: lazyPage(() => import('./rights/copy-route.tsx'), 'CopyRoute'),
})

const worksheetRoute = lazyPage(() => import('./worksheet/worksheet-route.tsx'), 'WorksheetRoute')

const worksheet = createRoute({
  getParentRoute: () => root,
  path: PAGES.worksheet,
  component: worksheetRoute,
})

const namedWorksheet = createRoute({
  getParentRoute: () => root,
  path: PAGES.namedWorksheet,
  component: worksheetRoute,
})

const printPage = lazyPage(() => import('./print/print-page.tsx'), 'PrintPage')

const print = createRoute({
  getParentRoute: () => root,
  path: PAGES.print,
  component: printPage,
})

const namedPrint = createRoute({
  getParentRoute: () => root,
  path: PAGES.namedPrint,
  component: printPage,
})

const form = createRoute({
  getParentRoute: () => root,
  path: PAGES.form,
  component: lazyPage(() => import('./form/form-page.tsx'), 'FormPage'),
})

const gallery = createRoute({
  getParentRoute: () => root,
  path: PAGES.gallery,
  component: lazyPage(() => import('./gallery/gallery-page.tsx'), 'GalleryPage'),
})

const revisionRoute = lazyPage(() => import('./worksheet/revision-route.tsx'), 'RevisionRoute')

const revision = createRoute({
  getParentRoute: () => root,
  path: PAGES.revision,
  component: revisionRoute,
})

const namedRevision = createRoute({
  getParentRoute: () => root,
  path: PAGES.namedRevision,
  component: revisionRoute,
})

function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}

export function createAppRouter(context: AppContext) {
  return createRouter({
    routeTree: root.addChildren([
      home,
      lists.addChildren(listPages),
      about,
      shortcuts,
      help,
      copy,
      ...accounts,
      worksheet,
      namedWorksheet,
      print,
      namedPrint,
      form,
      gallery,
      revision,
      namedRevision,
    ]),
    context,
    defaultErrorComponent: ({ error }) => <CrashPage error={error} />,
    // All values are texts: a search for 4.5 is no number that would be written in quotation marks.
    parseSearch: text => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch,
    // The addresses of sections end in a slash.
    trailingSlash: 'preserve',
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
