/** One strip a case under the bar: what holds for the whole worksheet. Each can be closed. */
import { setPersonalSeparator, usePersonalSeparator, writesCommas } from '@calcwright/editor'
import { lazyPart } from '@calcwright/ui'
import { X } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { REVISION } from '../opened/editor-rights.ts'
import { useSession } from '../session/use-session.ts'
import { askToDuplicate } from '../rights/duplicate-state.ts'
import { bootVersion } from '../session/boot-version.ts'
import css from './banners.module.css'
import { exportCalcFile } from '../opened/export-calc-file.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { useWorksheetSettings } from '../opened/use-worksheet-settings.ts'

const DecimalWords = lazyPart(() => import('./decimal-words.tsx'))
const VisitorWords = lazyPart(() => import('./visitor-words.tsx'))
const SeldomWords = lazyPart(() => import('./seldom-words.tsx'))
const OnshapeWords = lazyPart(() => import('../onshape/onshape-words.tsx'))
export const LocalCopyWords = lazyPart(() => import('./local-copy-words.tsx'))

export function Banners({ open }: { readonly open: OpenWorksheet }) {
  const stopped = useStore(open.saving, state => state.phase === 'stopped')
  const running = useStore(open.saving, state => state.applicationVersion)
  const signedOut = useSession()?.user === null && !open.draft
  const outdated = running !== null && !open.draft && bootVersion(running) !== running
  return (
    <>
      {stopped && (
        <Banner tone="error" key={String(signedOut)}>
          {signedOut ? (
            <VisitorWords about="ended" />
          ) : (
            <>
              Saving Disabled. Changes will not be saved. <ReloadLink>Reload to re-enable saving</ReloadLink>
            </>
          )}{' '}
          · <LinkButton onClick={() => void exportCalcFile(open)}>Download a copy</LinkButton>
        </Banner>
      )}
      {outdated && (
        <Banner>
          A New Version of the product is Available. <ReloadLink>Reload</ReloadLink>
        </Banner>
      )}
      {open.isLocalCopy && <LocalCopyBanner open={open} />}
      {open.archived && (
        <Banner>
          <SeldomWords about="archived" open={open} />
        </Banner>
      )}
      {open.onshape && (
        <Banner>
          <OnshapeWords place={open.onshape} />
        </Banner>
      )}
      {open.linkEndsAt && (
        <Banner>
          <SeldomWords about="link-end" open={open} />
        </Banner>
      )}
      <DecimalBanner open={open} />
      {open.draft ? <DraftBanner /> : <RightsBanner key={open.rightsLevel} open={open} />}
    </>
  )
}

function RightsBanner({ open }: { readonly open: OpenWorksheet }) {
  const { rightsLevel, needPaidPlan } = open
  if (needPaidPlan && rightsLevel >= 4)
    return (
      <Banner>
        <SeldomWords about="unpaid" open={open} />
      </Banner>
    )
  if (rightsLevel === REVISION)
    return (
      <Banner>
        <SeldomWords about="revision" open={open} />
      </Banner>
    )
  if (rightsLevel === 2 && !needPaidPlan)
    return (
      <Banner>
        <LinkButton onClick={askToDuplicate}>Create a duplicate to save your changes</LinkButton>
      </Banner>
    )
  if (rightsLevel < 3 || needPaidPlan)
    return (
      <Banner>
        This document is view only. Changes will not be saved. <SignInOffer />
      </Banner>
    )
  return null
}

/** The person decides once; to close the question keeps the point. */
function DecimalBanner({ open }: { readonly open: OpenWorksheet }) {
  const [settings] = useWorksheetSettings(open.worksheet)
  const chosen = usePersonalSeparator()
  if (chosen !== null || settings.decimal_separator !== 'reader' || !writesCommas(navigator.language))
    return null
  return (
    <Banner onClose={() => setPersonalSeparator('point')}>
      <DecimalWords open={open} />
    </Banner>
  )
}

/** For who has no account. */
function DraftBanner() {
  return (
    <Banner>
      <VisitorWords about="draft" />
    </Banner>
  )
}

/** Signing in may give more rights. */
function SignInOffer() {
  return useSession()?.user === null && <VisitorWords about="rights" />
}

interface BannerProps {
  readonly tone?: 'notice' | 'error'
  onClose?(): void
  readonly children: ReactNode
}

function Banner({ tone = 'notice', onClose, children }: BannerProps) {
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <div className={css.banner} data-tone={tone}>
      <p className={css.text} role={tone === 'error' ? 'alert' : 'status'}>
        <Suspense>{children}</Suspense>
      </p>
      <button
        type="button"
        className={css.close}
        aria-label="Close this notice"
        title="Close this notice"
        onClick={() => {
          setClosed(true)
          onClose?.()
        }}
      >
        <X size={16} />
      </button>
    </div>
  )
}

/** Goes once the server has answered. */
function LocalCopyBanner({ open }: { readonly open: OpenWorksheet }) {
  const [reached, setReached] = useState(false)
  useEffect(() => {
    const reach = () => setReached(true)
    const stop = open.saving.subscribe(({ phase }, before) => {
      if (phase === 'saved' && before.phase === 'saving') reach()
    })
    addEventListener('online', reach)
    return () => {
      stop()
      removeEventListener('online', reach)
    }
  }, [open])
  return (
    !reached && (
      <Banner>
        <LocalCopyWords />
      </Banner>
    )
  )
}

function LinkButton(props: { readonly onClick: () => void; readonly children: string }) {
  return <button type="button" className={css.link} {...props} />
}

function ReloadLink({ children }: { readonly children: string }) {
  return <a href={location.href}>{children}</a>
}
