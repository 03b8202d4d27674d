import { Check, CloudOff, LoaderCircle, PencilLine } from 'lucide-react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import type { SavePhase, SaveState } from '../saving/save-state.ts'
import css from './top-bar.module.css'

const SHOWN: Readonly<Record<SavePhase, { readonly text: string; readonly icon: ReactNode }>> = {
  saved: { text: 'All changes are saved', icon: <Check size={15} /> },
  pending: { text: 'Unsaved changes', icon: <PencilLine size={15} /> },
  saving: { text: 'Saving...', icon: <LoaderCircle size={15} /> },
  retrying: { text: 'Not saved. Trying again', icon: <CloudOff size={15} /> },
  'too-large': { text: 'Not saved: too large', icon: <CloudOff size={15} /> },
  'read-only': { text: 'Changes are not saved', icon: <CloudOff size={15} /> },
  stopped: { text: 'Saving Disabled', icon: <CloudOff size={15} /> },
}

/** A change that the worksheet does not hold yet counts as unsaved. */
const shownPhase = ({ phase, unwritten }: SaveState): SavePhase =>
  unwritten && phase === 'saved' ? 'pending' : phase

export function SaveIndicator({ saving }: { readonly saving: StoreApi<SaveState> }) {
  const phase = useStore(saving, shownPhase)
  const message = useStore(saving, state => state.message)
  const { text, icon } = SHOWN[phase]
  return (
    <span className={css.saving} data-phase={phase} role="status" aria-label="Saving" title={message || text}>
      {icon}
      <span className={css.savingText}>{text}</span>
    </span>
  )
}
