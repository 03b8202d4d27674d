/** The account menu of a bar, which need not be there before the page. */
import { afterOpening } from '@calcwright/ui'
import { lazyPart } from '@calcwright/ui/parts'
import { Suspense } from 'react'
import css from './account.module.css'

const Menu = lazyPart(() =>
  afterOpening(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu })),
)

export function LazyAccountMenu() {
  return (
    <Suspense fallback={<span className={css.menuPlace} />}>
      <Menu />
    </Suspense>
  )
}
