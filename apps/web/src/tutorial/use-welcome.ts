import { useEffect } from 'react'
import { openPopup } from '../shell/popup-state.ts'
import { wasWelcomed } from './welcomed.ts'

/**
 * Welcomes who has not been here before with this browser; never inside the frame of another page.
 * @param ready whether somebody is signed in: others have a worksheet to try in front of them
 */
export function useWelcome(ready: boolean): void {
  useEffect(() => {
    if (ready && !wasWelcomed() && window.parent === window) openPopup('tutorial')
  }, [ready])
}
