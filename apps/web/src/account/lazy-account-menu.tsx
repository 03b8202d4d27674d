/** The account menu of a bar, which need not be there before the page. */
import { Suspense, lazy } from 'react'
import css from './account.module.css'

const Menu = lazy(() => import('./account-menu.tsx').then(module => ({ default: module.AccountMenu })))

export function LazyAccountMenu() {
  return (
    <Suspense fallback={<span className={css.menuPlace} />}>
      <Menu />
    </Suspense>
  )
}
