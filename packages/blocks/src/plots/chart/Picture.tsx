import { useId, useMemo, useRef, useEffect, useState } from 'react'
import { coloursOf, describe } from '@calcwright/figures'
import type { Figure } from '@calcwright/figures'
import type { Shown } from '@calcwright/figures/drawing'
import { ChartBar } from './ChartBar.tsx'
import styles from './chart.module.css'
import type { DrawingLibrary } from './drawing-library.ts'
import type { PlotChartProps } from './props.ts'
import { Reading } from './Reading.tsx'
import { readTarget } from './readout.ts'
import { useChartTheme } from './theme.ts'
import { Titles } from './Titles.tsx'
import { keysOf } from './picture-keys.ts'
import { LegendButtons } from './LegendButtons.tsx'
import { useHiddenSeries } from './use-hidden-series.ts'
import { useWheel } from './use-wheel.ts'
import { useZoom } from './use-zoom.ts'
import { useDrawing } from './use-drawing.ts'
import type { Drawn } from './use-drawing.ts'
import { usePinch } from './use-pinch.ts'
import { boxOf, usePointer } from './use-pointer.ts'
import type { RefObject } from 'react'
import type { ReadoutTarget } from './readout.ts'

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
  const { library, computing, empty, selected, onSelect, onEdit, interactive } = props
  const { visible: figure, toggle } = useHiddenSeries(props.figure)
  const element = useRef<HTMLDivElement>(null)
  const description = useId()
  const theme = useChartTheme(library)
  const faded = useLastsLongerThan(computing, FADE_AFTER_MS)
  const described = useStableValue(figure, STILL_MS)
  const { view, look, zoom, pinch, back } = useZoom(figure)
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
  const [target, read] = useReadoutTarget(element)
  const found = target && drawn && !empty ? readTarget(target, figure, drawn) : null
  const pointer = usePointer({
    read,
    look: box => drawn && look(box, drawn),
    press: at => onSelect(drawn?.drawing.seriesAt(at) ?? null),
  })
  usePinch(element, () => (drawn && !empty ? pinch(drawn) : null))
  useWheel(element, (at, size) => drawn && !empty && zoom(at, size, drawn))
  const onKeyDown = keysOf({
    figure,
    target,
    read,
    onSelect,
    pointer,
    isClose: view !== undefined,
    back,
    zoomBy: size => drawn !== null && !empty && zoomMiddle(drawn, size, zoom),
  })
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
      {drawn && <Buttons {...{ drawn, figure, interactive, onEdit, toggle }} />}
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

interface ButtonsProps extends Pick<PlotChartProps, 'interactive' | 'onEdit'> {
  readonly drawn: Drawn
  readonly figure: Figure
  toggle(id: string): void
}

/** Parts of the picture that can be pressed. */
function Buttons({ drawn, figure, interactive, onEdit, toggle }: ButtonsProps) {
  return (
    <>
      <LegendButtons figure={figure} places={drawn.drawing.legendPlaces()} toggle={toggle} />
      {interactive && <Titles places={drawn.drawing.titlePlaces()} onEdit={onEdit} />}
    </>
  )
}

/** Looks closer, or further away, about the middle. */
function zoomMiddle(drawn: Drawn, size: number, zoom: ReturnType<typeof useZoom>['zoom']): true {
  const { left, top, width, height } = drawn.area
  zoom({ x: left + width / 2, y: top + height / 2 }, size, drawn)
  return true
}

/** True once it has lasted so many milliseconds. */
function useLastsLongerThan(lasting: boolean, milliseconds: number): boolean {
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!lasting) return setLong(false)
    const timer = setTimeout(() => setLong(true), milliseconds)
    return () => clearTimeout(timer)
  }, [lasting, milliseconds])
  return long && lasting
}

/** Target of the readings, until something else is touched or the keys go elsewhere. */
function useReadoutTarget(picture: RefObject<HTMLElement | null>) {
  const [target, read] = useState<ReadoutTarget | null>(null)
  const reading = target !== null
  useEffect(() => {
    if (!reading) return
    const elsewhere = (event: Event): void => {
      if (!picture.current?.contains(event.target as Node)) read(null)
    }
    addEventListener('pointerdown', elsewhere, { capture: true })
    addEventListener('focusin', elsewhere)
    return () => {
      removeEventListener('pointerdown', elsewhere, { capture: true })
      removeEventListener('focusin', elsewhere)
    }
  }, [picture, reading])
  return [target, read] as const
}

/** The last value that was stable for so many milliseconds; null before the first one. */
function useStableValue<Value>(value: Value, milliseconds: number): Value | null {
  const [standing, setStanding] = useState<Value | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setStanding(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return standing
}
