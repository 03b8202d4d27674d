/**
 * All commands for an open worksheet from outside its sheet, in one list: the menu of the bar shows it, the
 * command palette searches it, the shortcuts name its keys.
 */
import {
  type Command,
  type EditorWithState,
  highlighting,
  openFind,
  outlineState,
  setHighlighting,
  showOutline,
  showUnreleased,
  toolboxState,
} from '@calcwright/editor'
import { pageAddress } from '@calcwright/contract'
import { openHelpSearch } from '../help/help-state.ts'
import { evaluationCommands } from './evaluation-commands.ts'
import { openPopup } from '../shell/popup-state.ts'
import { askToDuplicate } from '../rights/duplicate-state.ts'
import { openFormAnswers } from '../form-answers/open-form-answers.ts'
import { editorRights, mayCopy, mayRename, mayRevise, maySave } from '../opened/editor-rights.ts'
import { openChecks } from '../checks/open-checks.ts'
import { lazyModule } from '@calcwright/ui'
import { showComments } from '../comments/comment-panel-state.ts'
import { openCalling, openEmbedding } from '../embedding/open-embedding.ts'
import { openRevisions } from '../revisions/open-revisions.ts'
import { openSettings } from '../settings/dialog-state.ts'
import { enterName } from '../opened/enter-name.ts'
import { THEMES, applyTheme, storedTheme } from '../shell/theme.ts'
import { exportCalcFile } from '../opened/export-calc-file.ts'
import { reportView, showReport } from '../opened/report-view.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { clipboardHints } from './clipboard-hints.ts'

export interface CommandContext {
  readonly open: OpenWorksheet
  /** Absent until the sheet is drawn. */
  readonly editor: EditorWithState | null
  /** To the list of worksheets. */
  goHome(): void
  createWorksheet(): void
  createProject(): void
  share(): void
  /** A passing message. */
  notify(message: string): void
}

export interface CommandGroup {
  readonly label: string
  /** A menu of its own within the menu. */
  readonly nested?: true
  readonly commands: readonly Command[]
}

/** The commands as they stand now: few enough at the top that the menu fits a window of 900 pixels. */
export function worksheetCommands(context: CommandContext): readonly CommandGroup[] {
  return [
    { label: 'Worksheet', commands: fileCommands(context) },
    { label: 'Sharing', commands: sharingCommands(context) },
    { label: 'Review', nested: true, commands: reviewCommands(context) },
    { label: 'Paper', commands: paperCommands(context) },
    { label: 'Export', nested: true, commands: exportCommands(context) },
    { label: 'Settings', commands: settingsCommands() },
    { label: 'Edit', nested: true, commands: editCommands(context) },
    { label: 'Calculation', nested: true, commands: calculationCommands(context) },
    { label: 'View', nested: true, commands: viewCommands(context) },
    { label: 'Appearance', nested: true, commands: appearanceCommands() },
    { label: 'Help', nested: true, commands: helpCommands() },
  ]
}

function fileCommands({ open, goHome, createWorksheet, createProject }: CommandContext): readonly Command[] {
  return [
    { id: 'new-worksheet', label: 'New worksheet', run: createWorksheet },
    { id: 'new-project', label: 'New project…', run: createProject },
    { id: 'open', label: 'Open another worksheet', keys: 'Ctrl O', run: goHome },
    {
      id: 'save',
      label: 'Save now',
      keys: 'Ctrl S',
      disabled: !maySave(open),
      run: () => open.queue.saveNow(),
    },
    { id: 'rename', label: 'Rename', keys: 'F2', disabled: !mayRename(open), run: enterName },
    {
      id: 'duplicate',
      label: 'Create a duplicate…',
      disabled: !mayCopy(open),
      run: askToDuplicate,
    },
  ]
}

function sharingCommands({ open, share }: CommandContext): readonly Command[] {
  return [
    { id: 'share', label: 'Share…', run: share },
    {
      id: 'embed',
      label: 'Embed…',
      disabled: open.draft,
      run: () =>
        openEmbedding({ hash: open.hash, name: open.worksheet.name, type: 'Worksheet' }, open.path.at(-1)),
    },
    {
      id: 'call',
      label: 'Call from a program…',
      disabled: open.draft,
      run: () => openCalling(open.hash, open.worksheet.name),
    },
    {
      id: 'form',
      label: 'Open as a form',
      disabled: open.draft || open.revision !== null,
      run: () => openForm(open),
    },
  ]
}

const beginning = lazyModule(() => import('../comments/begin-comment.ts'))

function reviewCommands({ open, editor }: CommandContext): readonly Command[] {
  return [
    {
      id: 'revisions',
      label: 'Revisions…',
      disabled: !mayRevise(open),
      run: () => openRevisions({ hash: open.hash, name: open.worksheet.name, type: 'Worksheet' }, open),
    },
    { id: 'checks', label: 'Checked by…', disabled: open.draft, run: () => openChecks(open) },
    {
      id: 'comments',
      label: 'Comments',
      disabled: open.live === null,
      run: () => showComments(open),
    },
    {
      id: 'comment',
      label: 'Comment on this line…',
      keys: 'Shift F2',
      disabled: open.live === null,
      run: () => void beginning().then(({ beginComment }) => beginComment(open, editor)),
    },
    {
      id: 'form-answers',
      label: 'Answers to the form…',
      disabled: open.draft || open.revision !== null || open.rightsLevel < 4,
      run: () => openFormAnswers(open),
    },
  ]
}

function paperCommands({ open }: CommandContext): readonly Command[] {
  return [
    { id: 'print', label: 'Print', keys: 'Ctrl P', run: () => paper('printWorksheet', open) },
    { id: 'pdf', label: 'PDF…', run: () => paper('pdfWorksheet', open) },
    { id: 'page-setup', label: 'Page setup…', run: () => paper('openPageSetup', open) },
  ]
}

/** In a tab of its own, as those see it who get the address. */
const openForm = ({ hash }: OpenWorksheet): void =>
  void window.open(pageAddress('form', { hash }), '_blank', 'noopener')

/** The worksheet as a file, and as documents of other programs; what writes these is fetched when it is wanted. */
function exportCommands({ open, notify }: CommandContext): readonly Command[] {
  const disabled = !editorRights(open).copy
  return [
    {
      id: 'download',
      label: 'Download as .calc file',
      disabled,
      run: () => void exportCalcFile(open).then(() => note(open, 'calc')),
    },
    ...DOCUMENTS.map(([format, label]) => ({
      id: `export-${format}`,
      label,
      disabled,
      run: () => void exportAs(open, format, notify),
    })),
  ]
}

async function exportAs(
  open: OpenWorksheet,
  format: (typeof DOCUMENTS)[number][0],
  notify: CommandContext['notify'],
): Promise<void> {
  const [{ exportDocument }, { documentFacts }] = await Promise.all([
    import('../opened/export-document.ts'),
    import('./document-facts.ts'),
  ])
  await exportDocument(open, format, notify, await documentFacts(open, notify))
  await note(open, format)
}

/** Notes in the audit log of the server that a file was written. */
async function note({ draft, hash }: OpenWorksheet, format: string): Promise<void> {
  if (!draft) (await import('../audit/note-export.ts')).noteExport(hash, format)
}

const DOCUMENTS = [
  ['docx', 'Export to Word (.docx)'],
  ['tex', 'Export to LaTeX (.tex)'],
  ['html', 'Export to HTML (.html)'],
  ['md', 'Export to Markdown (.md)'],
  ['xlsx', 'Export to Excel with formulas (.xlsx)'],
  ['py', 'Export to Python (.py)'],
] as const

/** All that has to do with paper is fetched when it is wanted. */
const paper = (what: 'printWorksheet' | 'openPageSetup' | 'pdfWorksheet', open: OpenWorksheet): void =>
  void import('../print/print-worksheet.ts').then(module => module[what](open))

function editCommands({ open, editor, notify }: CommandContext): readonly Command[] {
  const { undo } = open.worksheet
  return [
    {
      id: 'undo',
      label: 'Undo',
      keys: 'Ctrl Z',
      disabled: !undo.canUndo,
      run: () => editor?.undo(),
    },
    {
      id: 'redo',
      label: 'Redo',
      keys: 'Ctrl Y',
      disabled: !undo.canRedo,
      run: () => editor?.redo(),
    },
    { id: 'find', label: 'Find and replace…', keys: 'Ctrl F', run: openFind },
    ...clipboardHints(notify, editorRights(open)),
  ]
}

function calculationCommands({ open }: CommandContext): readonly Command[] {
  return evaluationCommands(open, open.results.status.getState().automatic)
}

function settingsCommands(): readonly Command[] {
  return [
    { id: 'worksheet-settings', label: 'Worksheet settings…', run: () => openSettings(focused()) },
    { id: 'global-settings', label: 'Default settings…', run: () => openPopup('user-settings') },
  ]
}

function viewCommands({ open }: CommandContext): readonly Command[] {
  const isReport = reportView.getState().open === open
  const outlined = outlineState.getState().open
  const { unreleased } = toolboxState.getState()
  const { always } = highlighting.getState()
  return [
    {
      id: 'report',
      label: 'As a report',
      keys: 'F8',
      checked: isReport,
      run: () => showReport(open, !isReport),
    },
    {
      id: 'outline',
      label: 'Outline of headings',
      checked: outlined,
      run: () => showOutline(!outlined),
    },
    {
      id: 'variables',
      label: 'Variables of this worksheet',
      run: () => toolboxState.setState({ open: true, tab: 'variables' }),
    },
    {
      id: 'highlighting',
      label: 'Syntax highlighting',
      checked: always,
      run: () => setHighlighting(!always),
    },
    {
      id: 'unreleased',
      label: 'Show unreleased features',
      checked: unreleased,
      run: () => showUnreleased(!unreleased),
    },
  ]
}

function appearanceCommands(): readonly Command[] {
  const chosen = storedTheme()
  return THEMES.map(({ theme, label }) => ({
    id: `theme-${theme}`,
    label,
    checked: theme === chosen,
    run: () => applyTheme(theme),
  }))
}

function helpCommands(): readonly Command[] {
  return [
    { id: 'help', label: 'Help…', keys: 'F1', run: () => openHelpSearch() },
    { id: 'gallery', label: 'Gallery…', run: () => openPopup('gallery') },
    { id: 'feedback', label: 'Send feedback…', run: () => openPopup('forums') },
    { id: 'shortcuts', label: 'Keyboard shortcuts', run: () => openPopup('shortcuts') },
    { id: 'tutorial', label: 'Welcome tour', run: () => openPopup('tutorial') },
    { id: 'about', label: 'About Calcwright', run: () => openPopup('about') },
  ]
}

/** The element that gets the focus back when a dialog closes. */
const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null
