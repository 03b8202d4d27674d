import { LIST_PAGES, PAGES, type ServerClient } from '@calcwright/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createAppRouter } from './router.tsx'

it('has a page for each address that the server sends the application for, and no other', () => {
  const router = createAppRouter({ client: {} as ServerClient, queryClient: new QueryClient() })
  expect(Object.keys(router.routesByPath).sort()).toEqual([...Object.values(PAGES), ...LIST_PAGES].sort())
})
