import { useEffect } from 'react'
import { openPopup } from '../shell/popup-state.ts'
import { wasWelcomed } from './welcomed.ts'

/** Welcomes who has not been here before with this browser; never inside the frame of another page. */
export function useWelcome(): void {
  useEffect(() => {
    if (!wasWelcomed() && window.parent === window) openPopup('tutorial')
  }, [])
}
