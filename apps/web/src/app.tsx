/** The composition root: what every page needs, made once. */
import { PAGES, createClient } from '@calcwright/contract'
import { setFallbackFocus, setRemedy } from '@calcwright/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { openSubscription } from './account/open-subscription.ts'
import { withReturnAddress } from './account/return-address.ts'
import { focusCurrentRow } from './list/focus-current-row.ts'
import { createAppRouter } from './router.tsx'
import { SIGN_IN_FIRST } from './session/sign-in-first.ts'
import { makeQueryClient } from './session/make-query-client.ts'
import { followAddress } from './shell/expect-sheet.ts'
import { withEarlyAnswer } from './shell/early-answer.ts'
import { applyStoredTheme } from './shell/theme.ts'
import { whenIdle } from './shell/when-idle.ts'
import { CrashBoundary } from './shell/crash-boundary.tsx'
import { Notices } from './shell/notices.tsx'

applyStoredTheme()
setFallbackFocus(focusCurrentRow)

const client = createClient(withEarlyAnswer(window.fetch.bind(window)))
const queryClient = makeQueryClient(client)
const router = createAppRouter({ client, queryClient })
// The address of the window follows in a microtask.
router.history.subscribe(({ action: { type } }) => queueMicrotask(() => followAddress(type === 'REPLACE')))
for (const words of Object.values(SIGN_IN_FIRST))
  setRemedy(words, {
    label: 'Sign in',
    onClick: () => void router.navigate({ to: withReturnAddress(PAGES.signIn, window.location) }),
  })
setRemedy('Please upgrade', { label: 'See the plans', onClick: openSubscription })

if (import.meta.env.PROD)
  whenIdle(
    () => void import('./offline/prepare.ts').then(module => module.prepareOffline(client, queryClient)),
  )

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
