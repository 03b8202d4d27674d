import { use, useEffect, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { KeyboardEvent } from 'react'
import type { Field } from '@calcwright/document'
import type { EvaluationError, Notice } from '@calcwright/evaluator'
import type { BlockViewProps, CaretPlace } from '@calcwright/editor'
import { CommasContext, Messages, useBlockResult } from '@calcwright/editor'
import { BlockFrame, enterNextLine, useBlockFields } from '@calcwright/editor/kit'
import type { BlockFields } from '@calcwright/editor/kit'
import type { Figure } from '@calcwright/figures'
import { formsOfLine } from '@calcwright/math/expression'
import { PlotChart } from '../chart/PlotChart.tsx'
import { figureOf } from '../figure.ts'
import type { PlotProps } from '../plot/schema.ts'
import { openPart } from './dialogs.ts'
import { useSelectedSeries } from './selected.ts'
import { focusFirstSeries, labelOf, MARK, PICTURE, useSeries } from './series.ts'
import type { Series } from './series.ts'
import { plotSurface } from './surface.ts'
import { typeBelow } from '../../type-below.ts'
import styles from './editing.module.css'

type View = BlockViewProps<PlotProps>

/** The picture: the caret can be there, but nothing is typed. */
const PICTURE_FIELD: readonly Field[] = [{ id: PICTURE, kind: 'words', label: 'Plot', placeholder: '' }]

/** The picture of a plot; the rows of its series are lines of their own below it. */
export function PlotView(view: View) {
  const { block, props, result, editor } = view
  const fields = useBlockFields(view as unknown as BlockViewProps<object>, PICTURE_FIELD)
  const series = useSeries(editor.worksheet, block.id)
  const data = result?.outcomes.find(({ plot }) => plot)?.plot ?? null
  const decimalComma = use(CommasContext) !== null
  const { worksheet } = editor
  const forms = useSyncExternalStore(
    listener => worksheet.subscribe(change => change.settings && listener()),
    () => worksheet.settings.number_forms,
  )
  const { numbers } = block
  const drawn = useMemo(() => {
    const made = data && figureOf(props, series, data, formsOfLine(forms, numbers))
    return made && { ...made, figure: { ...made.figure, decimalComma } }
  }, [data, props, series, forms, numbers, decimalComma])
  return (
    <BlockFrame
      block={fields}
      title="Plot"
      keyword=""
      below={
        <>
          {[...(drawn?.notices ?? [])].map(([id, notices]) => (
            <SeriesNotices key={id} view={view} label={labelOf(series, id)} notices={notices} />
          ))}
          {view.folded && series.map(({ id }) => <Folded key={id} view={view} series={series} id={id} />)}
        </>
      }
    >
      {() => <Picture view={view} fields={fields} series={series} figure={drawn?.figure ?? null} />}
    </BlockFrame>
  )
}

interface PictureProps {
  readonly view: View
  readonly fields: BlockFields
  readonly series: readonly Series[]
  readonly figure: Figure | null
}

/** The drawn plot. A press, or Enter, leads to a series, whose Enter goes on below; the toolbar acts on the plot while the caret is here. */
function Picture({ view, fields, series, figure }: PictureProps) {
  const { block, props, editor, readOnly, caret } = view
  const computing = view.calculating || view.stale
  const element = useRef<HTMLDivElement>(null)
  const here = fields.current === PICTURE
  useLayoutEffect(() => {
    if (here) focusChart(element.current)
  }, [here, caret])
  useEffect(() => {
    if (!here) return
    editor.setSurface(block.id, plotSurface(editor, block.id, null))
    return () => editor.setSurface(block.id, null)
  }, [here, editor, block.id])
  const selected = useSelectedSeries(editor.worksheet)
  const goTo = (place: CaretPlace, id = block.id): void => {
    if (!readOnly) editor.focus(id, place)
  }
  return (
    // The keys are those of a line of the sheet; the chart in it is what has a role.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={element}
      tabIndex={-1}
      data-field={PICTURE}
      data-own-pointer=""
      className={styles.picture}
      onKeyDown={event => !readOnly && leavePicture(event, view)}
      onFocus={() => {
        if (!here) goTo({ at: 'keep', field: PICTURE })
      }}
    >
      <PlotChart
        figure={figure}
        computing={computing}
        empty={!computing && figure !== null && !isDrawn(figure)}
        selected={series.some(({ id }) => id === selected) ? selected : null}
        onSelect={id =>
          id === null ? goTo({ at: 'end', field: PICTURE }) : goTo({ at: 'end', field: MARK }, id)
        }
        onEdit={part => openPart(editor, block.id, part)}
        interactive={!readOnly}
        height={props.height}
        {...(readOnly
          ? {}
          : { onHeight: (height: number) => editor.setProps(block.id, { height }, { step: true }) })}
      />
    </div>
  )
}

/** The chart takes the focus where it is there already. */
function focusChart(picture: HTMLElement | null): void {
  if (!picture || picture.contains(document.activeElement)) return
  const chart = picture.querySelector<HTMLElement>('[role="application"]')
  ;(chart ?? picture).focus({ preventScroll: true })
}

/** Keys that the chart has left. */
function leavePicture(event: KeyboardEvent, { block, editor }: View): void {
  const own = (event.target as Element).closest('[role="application"], [data-field]')
  if (event.defaultPrevented || own !== event.target) return
  if (typeBelow(event, editor, block.id)) return event.preventDefault()
  if (event.altKey || event.shiftKey) return
  const command = event.ctrlKey || event.metaKey
  if (event.key === 'Enter') {
    if (command) enterNextLine(editor, block.id)
    else focusFirstSeries(editor, block.id)
  } else if (!command && event.key === 'ArrowUp') editor.leave(block.id, 'up')
  else if (!command && event.key === 'ArrowDown') editor.leave(block.id, 'down')
  else return
  event.preventDefault()
}

/** Errors and notices of a series whose row is folded away. */
function Folded({ view, series, id }: { view: View; series: readonly Series[]; id: string }) {
  const { result } = useBlockResult(view.editor.results, id)
  const notices = result?.outcomes.flatMap(outcome => outcome.notices) ?? []
  const error = result?.outcomes.find(outcome => outcome.error)?.error ?? null
  return <SeriesNotices view={view} label={labelOf(series, id)} error={error} notices={notices} />
}

interface SeriesNoticesProps {
  readonly view: View
  readonly label: string
  readonly error?: EvaluationError | null
  readonly notices: readonly Notice[]
}

function SeriesNotices({ view, label, error = null, notices }: SeriesNoticesProps) {
  const [first] = view.result?.outcomes ?? []
  if (!first || (!error && notices.length === 0)) return null
  // Its place is in a row that is folded away.
  const labelledError = error && { ...error, message: `${label}: ${error.message}`, position: null }
  const labelled = notices.map(({ code, text }) => ({ code, text: `${label}: ${text}` }))
  const { active, editor } = view
  return (
    <Messages
      id=""
      outcome={{ ...first, error: labelledError, notices: labelled }}
      active={active}
      help={editor.actions.help}
    />
  )
}

/** Whether there is anything to see. */
const isDrawn = (figure: Figure): boolean =>
  figure.series.some(({ columns }) => Object.values(columns).some(column => column.length > 0))
