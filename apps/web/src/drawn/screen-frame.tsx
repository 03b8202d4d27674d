import type { SheetContent } from '@calcwright/contract'
import { Toolbar } from '@calcwright/editor'
import type { ReactNode } from 'react'
import bar from '../bar/top-bar.module.css'
import { REVISION } from '../opened/editor-rights.ts'
import { Logo } from '../shell/logo.tsx'
import status from '../status/status-bar.module.css'
import banners from '../worksheet/banners.module.css'
import screen from '../worksheet/worksheet-screen.module.css'

interface FrameProps {
  readonly content: SheetContent
  readonly name: string
  readonly children: ReactNode
}

/** Draws what stands around a worksheet in its window, as high as it is in the live page. */
export function ScreenFrame({ content, name, children }: FrameProps) {
  const banner = bannerText(content)
  return (
    <div className={screen.screen} data-inline="false">
      <header className={bar.bar}>
        <a href="/" className={bar.home} aria-label="All worksheets">
          <Logo />
        </a>
        <span className={bar.name}>{name}</span>
      </header>
      {banner && (
        <div className={banners.banner} data-tone="notice">
          <p className={banners.text}>{banner}</p>
          <span className={banners.close} />
        </div>
      )}
      <Toolbar editor={null} />
      <div className={screen.workspace}>
        <main className={screen.desk} aria-label="Worksheet">
          {children}
        </main>
      </div>
      <footer className={status.bar} />
    </div>
  )
}

/** The words of the banner that goes by the rights, so that the lines are below as much of it as later. */
function bannerText({ rightsLevel, needPaidPlan }: SheetContent): string | null {
  if (rightsLevel === REVISION) return 'This is an earlier version of this worksheet.'
  if (rightsLevel === 2 && !needPaidPlan) return 'Create a duplicate to save your changes'
  if (rightsLevel < 3 || needPaidPlan) return 'This document is view only. Changes will not be saved.'
  return null
}
