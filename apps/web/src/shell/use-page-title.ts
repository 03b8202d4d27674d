import { useEffect } from 'react'

/** The title of the window while the page is there. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    document.title = `${title} · Calcwright`
    return () => {
      document.title = before
    }
  }, [title])
}
