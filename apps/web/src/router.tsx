/** Addresses and the pages behind them. */
import type { ServerClient } from '@calcwright/contract'
import type { QueryClient } from '@tanstack/react-query'
import { Outlet, createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { HomePage } from './home/home-page.tsx'
import { NotFoundPage } from './shell/not-found-page.tsx'
import { WorksheetPage } from './worksheet/worksheet-page.tsx'

export interface AppContext {
  readonly client: ServerClient
  readonly queryClient: QueryClient
}

const root = createRootRouteWithContext<AppContext>()({ component: Outlet, notFoundComponent: NotFoundPage })

const home = createRoute({ getParentRoute: () => root, path: '/', component: HomePage })

const worksheet = createRoute({
  getParentRoute: () => root,
  path: '/worksheets/$hash',
  component: function WorksheetRoute() {
    return <WorksheetPage hash={worksheet.useParams().hash} />
  },
})

const namedWorksheet = createRoute({
  getParentRoute: () => root,
  path: '/worksheets/$hash/$name',
  component: function NamedWorksheetRoute() {
    return <WorksheetPage hash={namedWorksheet.useParams().hash} />
  },
})

export function createAppRouter(context: AppContext) {
  return createRouter({ routeTree: root.addChildren([home, worksheet, namedWorksheet]), context })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
