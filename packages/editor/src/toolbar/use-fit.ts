import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/**
 * How many buttons stand in the first line of a row that wraps and hides its further lines. With
 * `scrolls` all of them count: the row can be scrolled.
 * @param content changes when other buttons stand in the row
 */
export function useFit(row: RefObject<HTMLElement | null>, content: string, scrolls: boolean): number {
  const [fit, setFit] = useState(Infinity)
  useLayoutEffect(() => {
    const element = row.current
    if (!element || scrolls) return setFit(Infinity)
    const measure = (): void => {
      const buttons = [...element.children] as HTMLElement[]
      const top = buttons[0]?.offsetTop ?? 0
      const wrapped = buttons.findIndex(button => button.offsetTop > top)
      setFit(wrapped < 0 ? Infinity : wrapped)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [row, content, scrolls])
  return fit
}
