/** The composition root: what every page needs, made once. */
import { createClient } from '@calcwright/contract'
import { setFocusHome } from '@calcwright/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { focusCurrentRow } from './list/focus-current-row.ts'
import { createAppRouter } from './router.tsx'
import { makeQueryClient } from './session/make-query-client.ts'
import { applyStoredTheme } from './shell/theme.ts'
import { CrashBoundary } from './shell/crash-boundary.tsx'
import { Notices } from './shell/notices.tsx'

applyStoredTheme()
setFocusHome(focusCurrentRow)

const client = createClient(window.fetch.bind(window))
const queryClient = makeQueryClient(client)
const router = createAppRouter({ client, queryClient })

export function App() {
  return (
    <CrashBoundary>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Notices />
      </QueryClientProvider>
    </CrashBoundary>
  )
}
