/** The slim bar above the sheet: where one is, the name, the saving, undo and the menu. */
import { projectAddress } from '@calcwright/contract'
import { type Editor, type EditorWithState, firstTypedLine } from '@calcwright/editor'
import { Link } from '@tanstack/react-router'
import { BookOpen, Redo2, Undo2 } from 'lucide-react'
import { Suspense, useSyncExternalStore, useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { LazyAccountMenu } from '../account/lazy-account-menu.tsx'
import { LazyBell } from '../notifications/lazy-bell.tsx'
import { OthersInBar } from './others.tsx'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { Button, lazyPart, useLoaded } from '@calcwright/ui'
import { Logo } from '../shell/logo.tsx'
import { NameField } from './name-field.tsx'
import type { CommandContext } from '../commands/worksheet-commands.ts'
import { keyText } from '../shell/key-names.ts'
import { lastListAddress } from '../items/last-list.ts'
import { mayRename } from '../opened/editor-rights.ts'
import { reportView, showReport } from '../opened/report-view.ts'
import { InlineButtons } from './inline-buttons.tsx'
import { ShareButton } from '../sharing/share-button.tsx'
import { SaveIndicator } from './save-indicator.tsx'
import css from './top-bar.module.css'
import { MenuTrigger } from '../shell/menu-trigger.tsx'
import { whenIdle } from '../shell/when-idle.ts'

interface TopBarProps {
  readonly context: CommandContext
  /** Within a list: the way back is to close it there. */
  readonly inline: boolean
}

export function TopBar({ context, inline }: TopBarProps) {
  const { open, editor } = context
  return (
    <header className={css.bar}>
      {inline ? (
        <InlineButtons open={open} />
      ) : (
        <Link to={lastListAddress()} className={css.home} aria-label="All worksheets">
          <Logo />
        </Link>
      )}
      {!inline && <ProjectPath path={open.path} />}
      <NameField
        worksheet={open.worksheet}
        mayRename={mayRename(open)}
        onDone={() => editor && enterSheet(editor)}
      />
      <Checked open={open} />
      <Comments open={open} />
      <SaveIndicator saving={open.saving} />
      <OthersInBar open={open} />
      <UndoButtons open={open} editor={editor} />
      <ReportButton open={open} />
      <span className={css.spare}>
        <ShareButton open={open} />
      </span>
      <span className={css.spare}>
        <LazyBell />
      </span>
      <span className={css.spare}>
        <LazyAccountMenu />
      </span>
      <LazyWorksheetMenu context={context} />
    </header>
  )
}

const CheckedChip = lazyPart(() => import('../checks/checked-chip.tsx'))

/** Fetched for worksheets that somebody has checked. */
function Checked({ open }: { readonly open: OpenWorksheet }) {
  const marked = useStore(open.checks, ({ marks }) => marks.length > 0)
  return (
    marked && (
      <Suspense>
        <CheckedChip open={open} />
      </Suspense>
    )
  )
}

const CommentsChip = lazyPart(() => import('../comments/comments-chip.tsx'))

/** Fetched for worksheets with open comments. */
function Comments({ open }: { readonly open: OpenWorksheet }) {
  const some = useStore(open.comments, state => state.open > 0)
  return (
    some && (
      <Suspense>
        <CommentsChip open={open} />
      </Suspense>
    )
  )
}

/** From the name to the line with the last caret, or the first one. */
function enterSheet(editor: EditorWithState): void {
  const block = editor.state.getState().lastActive ?? firstTypedLine(editor)
  if (block !== undefined && editor.mayEdit) editor.focus(block, { at: 'end' })
}

/** The projects that the worksheet is in; a step leads to its list. */
function ProjectPath({ path }: { readonly path: OpenWorksheet['path'] }) {
  if (path.length === 0) return null
  return (
    <nav className={css.path} aria-label="Project">
      {path.map(({ hash_string: hash, name }) => (
        <span key={hash} className={css.step}>
          <Link to={projectAddress(hash, name)} title={name}>
            {name}
          </Link>
          <span aria-hidden>/</span>
        </span>
      ))}
    </nav>
  )
}

/** Between working and the report; on phones the menu has it, until one is shown. */
function ReportButton({ open }: { readonly open: OpenWorksheet }) {
  const isReport = useStore(reportView, state => state.open === open)
  return (
    <span className={isReport ? css.item : css.spare}>
      <Button
        tone={isReport ? 'accent' : 'quiet'}
        square
        aria-label="As a report"
        aria-pressed={isReport}
        title={`As a report (${keyText('F8')})`}
        onClick={() => showReport(open, !isReport)}
      >
        <BookOpen size={18} />
      </Button>
    </span>
  )
}

function UndoButtons({ open, editor }: { readonly open: OpenWorksheet; readonly editor: Editor | null }) {
  const { undo } = open.worksheet
  const subscribe = (listener: () => void) => undo.subscribe(listener)
  const canUndo = useSyncExternalStore(subscribe, () => undo.canUndo)
  const canRedo = useSyncExternalStore(subscribe, () => undo.canRedo)
  // Pressing a button must not take the caret out of the sheet.
  const keepFocus = (event: React.PointerEvent) => event.preventDefault()
  return (
    <div className={css.group}>
      <Button
        tone="quiet"
        square
        aria-label="Undo"
        title={`Undo (${keyText('Ctrl Z')})`}
        disabled={!canUndo}
        onPointerDown={keepFocus}
        onClick={() => editor?.undo()}
      >
        <Undo2 size={18} />
      </Button>
      <Button
        tone="quiet"
        square
        aria-label="Redo"
        title={`Redo (${keyText('Ctrl Y')})`}
        disabled={!canRedo}
        onPointerDown={keepFocus}
        onClick={() => editor?.redo()}
      >
        <Redo2 size={18} />
      </Button>
    </div>
  )
}

/** The menu of the bar, fetched while the page is idle or when it is first wanted. */
const load = () => import('./worksheet-menu.tsx')

function LazyWorksheetMenu({ context }: { readonly context: CommandContext }) {
  const [wanted, setWanted] = useState<'no' | 'soon' | 'now'>('no')
  useEffect(() => whenIdle(() => setWanted(now => (now === 'no' ? 'soon' : now))), [])
  const onFailure = useCallback(() => setWanted('no'), [])
  const menu = useLoaded(load, { wanted: wanted !== 'no', what: 'The menu', onFailure })
  if (menu) return <menu.default context={context} openAtOnce={wanted === 'now'} />
  return <MenuTrigger aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted('now')} />
}
