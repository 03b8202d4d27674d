/** The composition root: what every page needs, made once. */
import { createClient } from '@calcwright/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createAppRouter } from './router.tsx'
import { applyStoredTheme } from './shell/theme.ts'
import { CrashBoundary } from './shell/crash-boundary.tsx'
import { Notices } from './shell/notices.tsx'

applyStoredTheme()

const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 2, refetchOnWindowFocus: false } },
})
const client = createClient(window.fetch.bind(window))
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
