import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import type { Item } from '../items/item.ts'
import { changeRows } from '../items/change-rows.ts'
import { granted } from '../session/granted.ts'

/** Gives the item another hash; lists, the address and an open worksheet follow. Throws an Error with a sentence. */
export function useNewAddress() {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async (item: Item) => {
    const answer = await granted(client.invalidateUrl(item.type, item.hash))
    changeRows(queries, [item.hash], row => ({ ...row, hash_string: answer.hash_string }))
    void queries.invalidateQueries({ queryKey: ['worksheets'] })
    if (item.type === 'Project') void queries.invalidateQueries({ queryKey: ['tree'] })
    const { pathname } = location
    if (pathname.split('/')[2] === item.hash)
      await navigate({ to: pathname.replace(`/${item.hash}`, `/${answer.hash_string}`), replace: true })
    return answer
  }
}
