import { useEffect, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { fieldsOf, newBlockId, readField } from '@calcwright/document'
import type { Field } from '@calcwright/document'
import type { BlockViewProps } from '@calcwright/editor'
import { BlockFrame, FieldBox, useBlockFields } from '@calcwright/editor/kit'
import type { BlockFields } from '@calcwright/editor/kit'
import type { LookProps } from '../look.ts'
import { inAngleUnit } from '../range.ts'
import { AddSeries } from './AddSeries.tsx'
import { openPart } from './dialogs.ts'
import { goOnInPlot } from './enter.ts'
import { LegendSample } from './LegendSample.tsx'
import { hasScale, ScaleSample } from './ScaleSample.tsx'
import { selectSeries, useSelectedSeries } from './selected.ts'
import { labelOf, MARK, PICTURE, removeSeries, useSeries } from './series.ts'
import type { Series } from './series.ts'
import { plotSurface } from './surface.ts'
import { typeBelow } from '../../type-below.ts'
import { functionsIn } from './typed-plot.ts'
import type { TypedFunction } from './typed-plot.ts'
import { followedVariables } from './variables.ts'
import styles from './editing.module.css'

interface SeriesRowProps {
  readonly view: BlockViewProps<LookProps>
  readonly title: string
  readonly keyword: string
  readonly words: Readonly<Record<string, string>>
  readonly optional?: readonly string[]
}

/** A word that is typed letter by letter is not taken for a variable before it is complete. */
const FOLLOWS_AFTER_MS = 300

/** The mark behind the fields: the caret can be there, but nothing is typed. */
const MARK_FIELD: Field = { id: MARK, kind: 'words', label: 'Series', placeholder: '' }

/** A series as a sentence, with its entry of the legend; under the last one further ones are added. */
export function SeriesRow({ view, title, keyword, words, optional = [] }: SeriesRowProps) {
  const { block, props, readOnly, editor, reachable, active } = view
  const { worksheet } = editor
  const plot = block.parent ?? ''
  const series = useSeries(worksheet, plot)
  const type = worksheet.registry.get(block.type)
  const own = type ? inAngleUnit(fieldsOf(type, props), worksheet.settings.angle) : []
  const toPicture = (): void => editor.focus(plot, { at: 'end', field: PICTURE })
  const fields = useBlockFields(view, [...own, MARK_FIELD], {
    enter(id) {
      if (partFunctions(view)) return true
      const behind = own.slice(own.findIndex(field => field.id === id) + 1)
      const next = behind.find(field => field.required && readField(props, field.id) === '')
      if (next) editor.focus(block.id, { at: 'start', field: next.id })
      else if (block.type === 'plot_note' && props.label === '') openPart(editor, block.id, 'label')
      else goOnInPlot(editor, plot)
      if (!editor.results.status.getState().automatic) editor.actions.calculate?.([plot])
      return true
    },
    erase(id) {
      const empty = own.every(field => readField(props, field.id) === readField(type!.defaults(), field.id))
      if (id !== own[0]?.id || !empty) return false
      if (!takePlotBack(view)) removeSeries(editor, block.id)
      return true
    },
  })
  useVariables(view, own)
  const shown = own.filter(
    ({ id }) => !optional.includes(id) || fields.current === id || readField(props, id) !== '',
  )
  return (
    <>
      <BlockFrame block={fields} title={`${title} ${labelOf(series, block.id)}`} keyword={keyword}>
        {descriptions => (
          <>
            {shown.map(field => (
              <FieldBox
                key={field.id}
                block={fields}
                field={field}
                word={words[field.id]}
                {...descriptions}
              />
            ))}
            <Mark fields={fields} view={view} series={series} toPicture={toPicture} />
          </>
        )}
      </BlockFrame>
      {!readOnly && worksheet.childrenOf(plot).at(-1) === block.id && (
        <AddSeries editor={editor} plot={plot} reachable={active || reachable} />
      )}
    </>
  )
}

/** The names of the variables follow the formulas while these are written here. */
function useVariables(view: BlockViewProps<LookProps>, fields: readonly Field[]): void {
  const { block, props, active, editor } = view
  const read = useRef(props)
  const isEdited = useRef(false)
  useEffect(() => {
    if (active && read.current !== props) isEdited.current = true
    const follow = (): void => {
      const usual = editor.worksheet.registry.get(block.type)?.defaults() as object
      const names = editor.namesAbove(block.id)
      const patch = followedVariables(fields, [read.current, props], usual, name => names.has(name))
      isEdited.current = false
      read.current = props
      if (patch) editor.setProps(block.id, patch, { step: false })
    }
    if (!isEdited.current) read.current = props
    else if (!active) follow()
    else {
      const timer = setTimeout(follow, FOLLOWS_AFTER_MS)
      return () => clearTimeout(timer)
    }
  })
}

/** Functions between commas in one field become series of their own. @returns whether there were several */
function partFunctions({ block, editor }: BlockViewProps<LookProps>): boolean {
  const props = editor.worksheet.block(block.id)?.props as LookProps & Partial<TypedFunction>
  if (block.type !== 'plot_func') return false
  const names = editor.namesAbove(block.id)
  const [first, ...others] = functionsIn(props.y ?? '', name => names.has(name))
  if (!first || others.length === 0) return false
  // A variable that was chosen is that of all.
  const own = ({ y, variable }: TypedFunction) => (props.variable === 'x' ? { y, variable } : { y })
  const blocks = others.map(one => ({
    id: newBlockId(),
    type: block.type,
    props: { ...props, label: '', color: null, ...own(one) },
  }))
  const isDone = editor.perform([
    { kind: 'setProps', id: block.id, props: own(first) },
    { kind: 'insert', blocks, at: { after: block.id } },
  ])
  if (isDone) goOnInPlot(editor, block.parent!)
  return isDone
}

/** A new plot in which nothing was written makes way for an empty line. */
function takePlotBack({ block, editor }: BlockViewProps<LookProps>): boolean {
  const plot = editor.worksheet.block(block.parent ?? '')
  const type = plot && editor.worksheet.registry.get(plot.type)
  if (!plot || !type || editor.worksheet.childrenOf(plot.id).length > 1) return false
  if (JSON.stringify(plot.props) !== JSON.stringify(type.defaults())) return false
  const line = newBlockId()
  return editor.perform(
    [
      { kind: 'insert', blocks: [{ id: line, type: editor.registry.lineType }], at: { before: plot.id } },
      { kind: 'remove', ids: [plot.id] },
    ],
    { block: line, place: { at: 'start' } },
  )
}

interface MarkProps {
  readonly fields: BlockFields
  readonly view: BlockViewProps<LookProps>
  readonly series: readonly Series[]
  toPicture(): void
}

/** The entry of the legend. While the caret is on it the series is selected, and the toolbar acts on it. */
function Mark({ fields, view, series, toPicture }: MarkProps) {
  const { block, editor, caret, readOnly } = view
  const { worksheet } = editor
  const button = useRef<HTMLButtonElement>(null)
  const here = fields.current === MARK
  const label = labelOf(series, block.id)
  useLayoutEffect(() => {
    if (here) button.current?.focus({ preventScroll: true })
  }, [here, caret])
  useEffect(() => (here ? selectSeries(worksheet, block.id) : undefined), [here, worksheet, block.id])
  const plot = block.parent
  useEffect(() => {
    if (!here || plot === null) return
    editor.setSurface(block.id, plotSurface(editor, plot, block.id))
    return () => editor.setSurface(block.id, null)
  }, [here, editor, plot, block.id])
  const selected = useSelectedSeries(worksheet) === block.id
  const one = series.find(({ id }) => id === block.id)
  const sample =
    one && plot !== null && hasScale(one) ? (
      <ScaleSample editor={editor} plot={plot} series={series} one={one} />
    ) : (
      <LegendSample series={series} id={block.id} />
    )
  if (readOnly)
    return (
      <span className={styles.mark}>
        {sample}
        {label}
      </span>
    )
  const onKeyDown = (event: KeyboardEvent): void => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey
    const isUsed = (isPlain && leaveMark(event.key)) || (plot !== null && typeBelow(event, editor, plot))
    if (!isUsed) return
    event.preventDefault()
    event.stopPropagation()
  }
  /** False for a key that means nothing here. */
  const leaveMark = (key: string): boolean => {
    const last = fields.fields.at(-2)?.id
    if (key === 'ArrowLeft' && last !== undefined) editor.focus(block.id, { at: 'end', field: last })
    else if (key === 'ArrowRight') editor.leave(block.id, 'right')
    else if (key === 'ArrowUp' || key === 'ArrowDown') goBeside(view, key === 'ArrowUp' ? -1 : 1)
    else if (key === 'Delete' || key === 'Backspace') removeSeries(editor, block.id)
    else if (key === 'Enter' || key === 'Escape') toPicture()
    else return false
    return true
  }
  return (
    <span data-field={MARK} className={styles.marked}>
      <button
        ref={button}
        type="button"
        className={styles.mark}
        aria-label={`Series ${label}`}
        aria-pressed={selected}
        title="Select this series: its look is in the toolbar"
        tabIndex={here || view.active ? 0 : -1}
        onFocus={() => {
          if (!here) editor.focus(block.id, { at: 'keep', field: MARK })
        }}
        onClick={() => editor.focus(block.id, { at: 'end', field: MARK })}
        onKeyDown={onKeyDown}
      >
        {sample}
        {label}
      </button>
    </span>
  )
}

/** Moves to the mark of the series above or below, and from the first one to the picture. */
function goBeside({ block, editor }: BlockViewProps<LookProps>, step: 1 | -1): void {
  const plot = block.parent ?? ''
  const siblings = editor.worksheet.childrenOf(plot)
  const at = siblings.indexOf(block.id) + step
  const next = siblings[at]
  if (next !== undefined) editor.focus(next, { at: 'end', field: MARK })
  else if (step === -1) editor.focus(plot, { at: 'end', field: PICTURE })
  else editor.leave(block.id, 'down')
}
