import { useStore } from 'zustand'
import { bootVersion } from '../session/boot-version.ts'
import css from './banners.module.css'
import type { OpenWorksheet } from './open-worksheet.ts'

/** One strip a case under the bar: what holds for the whole worksheet. */
export function Banners({ open }: { readonly open: OpenWorksheet }) {
  const phase = useStore(open.saving, state => state.phase)
  const running = useStore(open.saving, state => state.applicationVersion)
  const outdated = running !== null && bootVersion(running) !== running
  return (
    <>
      {phase === 'stopped' && (
        <p className={`${css.banner} ${css.error}`} role="alert">
          Saving Disabled. Changes will not be saved. <ReloadLink>Reload to re-enable saving</ReloadLink>
        </p>
      )}
      {outdated && (
        <p className={css.banner} role="status">
          A New Version of the product is Available. <ReloadLink>Reload</ReloadLink>
        </p>
      )}
      {phase === 'read-only' && (
        <p className={css.banner} role="status">
          {open.rightsLevel >= 2
            ? 'Create a duplicate to save your changes'
            : 'This document is view only. Changes will not be saved.'}
        </p>
      )}
    </>
  )
}

function ReloadLink({ children }: { readonly children: string }) {
  return <a href={location.href}>{children}</a>
}
