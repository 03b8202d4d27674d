import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Figure } from '@calcwright/figures'
import type { DrawingLibrary } from './drawing-library.ts'
import styles from './chart.module.css'

/** About the width of a sheet of A4 between its margins; on other paper the picture is scaled. */
const WIDTH = 680

interface OnPaperProps {
  readonly library: DrawingLibrary
  readonly figure: Figure
  readonly height: number
}

/** The whole plot in black on white, without anything to press. */
export function OnPaper({ library, figure, height }: OnPaperProps) {
  const root = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(1)
  // Beside other lines it is drawn narrower, so that its words keep their size.
  useLayoutEffect(() => {
    const columns = root.current?.closest<HTMLElement>('[data-columns]')?.dataset['columns']
    setShare(1 / Number(columns ?? 1))
  }, [])
  const svg = useMemo(
    () => library.svgOf(figure, { width: WIDTH * share, height, theme: library.PRINT }),
    [library, figure, height, share],
  )
  return (
    <div ref={root} className={styles.paper} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
  )
}
