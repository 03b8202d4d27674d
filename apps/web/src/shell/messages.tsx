import { type CSSProperties, useEffect } from 'react'
import { Toaster, toast } from 'sonner'
import { showToasts } from '@calcwright/ui'
import css from './messages.module.css'

/** In the colours of the page, whichever theme it has. */
const LOOK = {
  '--normal-bg': 'var(--paper)',
  '--normal-border': 'var(--line-strong)',
  '--normal-text': 'var(--ink)',
  '--error-bg': 'var(--error-soft)',
  '--error-border': 'var(--error)',
  '--error-text': 'var(--error)',
  '--warning-bg': 'var(--notice-soft)',
  '--warning-border': 'var(--notice)',
  '--warning-text': 'var(--notice)',
  '--success-bg': 'var(--paper)',
  '--success-border': 'var(--ok)',
  '--success-text': 'var(--ok)',
  '--border-radius': 'var(--radius)',
  fontFamily: 'var(--font-ui)',
} as CSSProperties

/** Passing messages at the lower right, above the status bar and, on a phone, what there is to type with; errors in red. */
export default function Messages() {
  // This runs after the effects of the children, so that none of their messages is lost.
  useEffect(() => showToasts(toast), [])
  return (
    <Toaster
      className={css.messages}
      position="bottom-right"
      closeButton
      richColors
      offset={{ bottom: 40, right: 16 }}
      mobileOffset={{ bottom: 'calc(96px + var(--keyboard-height, 0px))', left: 12, right: 12 }}
      style={LOOK}
    />
  )
}
