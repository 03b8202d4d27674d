import { LIST_PAGES, PAGES, type ServerClient } from '@calcwright/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { createAppRouter } from './router.tsx'

it('has a page for each address that the server sends the application for, and no other', () => {
  const router = createAppRouter({ client: {} as ServerClient, queryClient: new QueryClient() })
  expect(Object.keys(router.routesByPath).sort()).toEqual([...Object.values(PAGES), ...LIST_PAGES].sort())
})

it.each(['4.5', 'true', 'null', '"kN"', '12 L/s', 'a+b'])(
  'an address keeps the search for %s as it is typed',
  text => {
    const { options } = createAppRouter({ client: {} as ServerClient, queryClient: new QueryClient() })
    const address = options.stringifySearch!({ search: text })
    expect(new URLSearchParams(address).get('search')).toBe(text)
    expect(options.parseSearch!(address)).toEqual({ search: text })
  },
)
