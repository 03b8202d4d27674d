import { Suspense, useEffect, useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import type { Worksheet } from '@calcwright/document'
import type { ResultsStore } from '../results/store.ts'
import { useSheetPointer } from '../drag/use-sheet-pointer.ts'
import { useSelectionFocus } from '../selection/use-selection-focus.ts'
import { useSheetClipboard } from '../selection/use-sheet-clipboard.ts'
import { createEditor } from '../state/editor.ts'
import { firstTypedLine } from '../state/first-typed-line.ts'
import type { EditorWithState } from '../state/editor.ts'
import type { BlockInProgress } from '../state/block-in-progress.ts'
import type { ControlValues } from '../state/control-values.ts'
import type { EditorActions } from '../contract/actions.ts'
import type { EditorRights } from '../contract/rights.ts'
import type { ViewRegistry } from '../contract/block-view.ts'
import { loadFieldSoon } from '../formula/loaded-field.ts'
import { preloadFields } from '../kit/fields-view.tsx'
import { afterOpening, endOpening, lazyPart, preloadParts } from '@calcwright/ui'
import { isTouch } from '../math/touch.ts'
import { BelowLastLine } from './BelowLastLine.tsx'
import { EditorContext } from '../state/editor-context.ts'
import { type DrawLine, DrawLineContext } from './draw-line.ts'
import { CommasContext, useCommasOf } from '../results/decimal-separator.ts'
import { type Extent, ExtentContext } from '../parts/extent.ts'
import { Lines } from './Lines.tsx'
import { useCaretFocus } from './use-caret-focus.ts'
import { useSheetKeys } from './use-sheet-keys.ts'
import styles from './sheet.module.css'

/** By then the sheet has opened and shows its first results. */
const SPARE_TIME_MS = 3000

const FULL_RIGHTS: EditorRights = { edit: true, copy: true, interaction: 2 }
const NO_ACTIONS: EditorActions = {}

/** Fetched once the sheet has opened: nobody drags before. */
const SheetPointing = lazyPart(() => afterOpening(() => import('./SheetPointing.tsx')))

export interface WorksheetViewProps {
  readonly worksheet: Worksheet
  readonly results: ResultsStore
  readonly registry: ViewRegistry
  readonly actions?: EditorActions
  readonly rights?: EditorRights
  /** Shows the worksheet as a report. */
  readonly report?: boolean
  /** Draws lines in another way: null leaves one out, undefined draws it as usual. */
  readonly drawLine?: DrawLine
  /** Takes the place of all lines. */
  readonly lines?: ReactNode
  /** Values that are set on this page without being saved; the evaluation takes them, too. */
  readonly controlValues?: ControlValues
  readonly inProgress?: BlockInProgress
  /** Put the caret into the first line on opening. */
  readonly autoFocus?: 'first' | 'last'
  /** Shown under an empty sheet, for instance examples to insert. */
  readonly invitation?: ReactNode
  /** Shown below the last line, in a report too. */
  readonly footer?: ReactNode
  /** `whole` draws all lines at once, wherever they are; `viewport` by default. Later changes have no effect. */
  readonly extent?: Extent
  /** Shows what is folded too, as paper does. */
  readonly unfolded?: boolean
  /** Hands out the editor's handle, for toolbars and menus outside the sheet. */
  readonly onReady?: (editor: EditorWithState) => void
}

/** The sheet of one worksheet: its blocks as lines on a page. */
export function WorksheetView(props: WorksheetViewProps) {
  const { worksheet, results, registry, controlValues, rights = FULL_RIGHTS, actions = NO_ACTIONS } = props
  const { report = false, unfolded = false, inProgress } = props
  const editor = useMemo(
    () =>
      createEditor({
        worksheet,
        results,
        registry,
        rights,
        actions,
        controlValues,
        inProgress,
        report,
        unfolded,
      }),
    [worksheet, results, registry, rights, actions, controlValues, inProgress, report, unfolded],
  )
  const { feed } = editor
  useEffect(() => editor.connect(), [editor])
  useEffect(() => (rights.edit ? loadFieldSoon(results, preloadFields) : endOpening()), [rights, results])
  useEffect(() => (rights.edit ? preloadParts(SPARE_TIME_MS) : undefined), [rights])
  const { onReady, autoFocus, extent = 'viewport' } = props
  useEffect(() => {
    onReady?.(editor)
  }, [onReady, editor])
  useEffect(() => {
    const line = autoFocus === 'last' ? editor.feed.rows.at(-1)?.block : firstTypedLine(editor)
    // On a touch device the keyboard panel would cover the sheet that was just opened.
    if (autoFocus && !isTouch() && line && editor.mayEdit) editor.focus(line, { at: 'end' })
  }, [autoFocus, editor])
  const context = useMemo(() => ({ editor, feed }), [editor, feed])
  const sheet = useRef<HTMLElement>(null)
  const commas = useCommasOf(worksheet)
  useSheetKeys(sheet, editor)
  useCaretFocus(sheet, editor)
  useSheetPointer(sheet, editor)
  useSheetClipboard(sheet, editor)
  useSelectionFocus(sheet, editor)
  return (
    <EditorContext value={context}>
      <section
        ref={sheet}
        className={styles.sheet}
        aria-label="Sheet"
        tabIndex={-1}
        data-sheet=""
        data-extent={extent}
        data-reading={!editor.mayEdit || undefined}
        data-report={report || undefined}
      >
        <ExtentContext value={extent}>
          <CommasContext value={commas}>
            <DrawLineContext value={props.drawLine ?? null}>{props.lines || <Lines />}</DrawLineContext>
          </CommasContext>
        </ExtentContext>
        {!report && props.invitation}
        {props.footer}
        {extent === 'viewport' && !report && (
          <>
            <BelowLastLine />
            <Suspense fallback={null}>
              <SheetPointing sheet={sheet} editor={editor} />
            </Suspense>
          </>
        )}
        <Announcer editor={editor} />
      </section>
    </EditorContext>
  )
}

function Announcer({ editor }: { editor: EditorWithState }) {
  const text = useStore(editor.state, state => state.announcement)
  return (
    <div className={styles.visuallyHidden} aria-live="polite" aria-atomic="true">
      {text}
    </div>
  )
}
