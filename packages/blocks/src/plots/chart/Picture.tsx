import { useId, useMemo, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { coloursOf, describe } from '@calcwright/figures'
import type { Figure } from '@calcwright/figures'
import type { Shown } from '@calcwright/figures/drawing'
import { ChartBar } from './ChartBar.tsx'
import styles from './chart.module.css'
import type { DrawingLibrary } from './drawing-library.ts'
import type { PlotChartProps } from './props.ts'
import { Reading } from './Reading.tsx'
import { readTarget } from './target.ts'
import { useChartTheme } from './theme.ts'
import { Titles } from './Titles.tsx'
import { useCloserLook } from './use-closer-look.ts'
import { useDrawing } from './use-drawing.ts'
import { useLongerThan } from './use-longer-than.ts'
import { usePinch } from './use-pinch.ts'
import { boxOf, usePointer } from './use-pointer.ts'
import { useStanding } from './use-standing.ts'
import { useTarget } from './use-target.ts'
import { walked } from './walk.ts'

interface PictureProps extends PlotChartProps {
  readonly figure: Figure
  readonly library: DrawingLibrary
}

/** Milliseconds of computing after which the picture fades, so that quick results cause no flicker. */
const FADE_AFTER_MS = 150
/** A picture that moves is described when it stands still: the words take as long as drawing. */
const STILL_MS = 200

/** The drawing with its readings, its buttons and its zoom. */
export function Picture(props: PictureProps) {
  const { figure, library, computing, empty, selected, onSelect, onEdit, interactive } = props
  const element = useRef<HTMLDivElement>(null)
  const description = useId()
  const theme = useChartTheme(library)
  const faded = useLongerThan(computing, FADE_AFTER_MS)
  const described = useStanding(figure, STILL_MS)
  const { view, look, pinch, back } = useCloserLook(figure)
  const shown = useMemo(
    (): Shown => ({
      figure,
      theme,
      view,
      selected: faded ? undefined : (selected ?? undefined),
      faded,
      prompts: interactive,
    }),
    [figure, theme, view, selected, faded, interactive],
  )
  const drawn = useDrawing(element, library, shown)
  const [target, read] = useTarget(element)
  const found = target && drawn && !empty ? readTarget(target, figure, drawn) : null
  const pointer = usePointer({
    read,
    look: box => drawn && look(box, drawn),
    press: at => onSelect(drawn?.drawing.seriesAt(at) ?? null),
  })
  usePinch(element, () => (drawn && !empty ? pinch(drawn) : null))
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const from = target?.by === 'keys' ? target : null
    const walk = walked(figure, from, event.key)
    if (walk) read(walk)
    else if (event.key === 'Enter' && from) onSelect(from.series)
    else if (event.key === 'Escape' && pointer.box) pointer.cancel()
    else if (event.key === 'Escape' && target) read(null)
    else if (event.key === 'Escape' && view) back()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application has keys of its own */}
      <div
        ref={element}
        role="application"
        aria-roledescription="plot"
        aria-label={figure.title || 'Plot'}
        aria-describedby={description}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.picture}
        onKeyDown={onKeyDown}
        onDoubleClick={back}
        {...pointer.handlers}
      />
      <p id={description} className={styles.hidden}>
        {described && describe(described)}
      </p>
      <p className={styles.hidden} role="status">
        {target?.by === 'keys' && found ? found.spoken : ''}
      </p>
      {drawn && interactive && <Titles places={drawn.drawing.titlePlaces()} onEdit={onEdit} />}
      <div className={styles.over} aria-hidden="true">
        {pointer.box && <span className={styles.box} style={boxOf(pointer.box)} />}
        {found && drawn && (
          <Reading
            found={found}
            area={drawn.area}
            rotated={figure.rotated}
            colours={coloursOf(figure, theme)}
          />
        )}
      </div>
      {!empty && <ChartBar figure={figure} library={library} back={view && back} />}
    </>
  )
}
