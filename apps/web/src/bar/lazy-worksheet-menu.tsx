/** The menu of the bar, fetched while the page is idle or when it is first wanted. */
import { useCallback, useEffect, useState } from 'react'
import type { CommandContext } from '../commands/worksheet-commands.ts'
import { MenuTrigger } from '../shell/menu-trigger.tsx'
import { useLoaded } from '@calcwright/ui'
import { whenIdle } from '../shell/when-idle.ts'

const load = () => import('./worksheet-menu.tsx')

export function LazyWorksheetMenu({ context }: { readonly context: CommandContext }) {
  const [wanted, setWanted] = useState<'no' | 'soon' | 'now'>('no')
  useEffect(() => whenIdle(() => setWanted(now => (now === 'no' ? 'soon' : now))), [])
  const onFailure = useCallback(() => setWanted('no'), [])
  const menu = useLoaded(load, { wanted: wanted !== 'no', what: 'The menu', onFailure })
  if (menu) return <menu.default context={context} openAtOnce={wanted === 'now'} />
  return <MenuTrigger aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted('now')} />
}
