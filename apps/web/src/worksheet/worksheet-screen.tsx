/** The open worksheet: bar, banners, sheet and status bar. */
import { views } from '@calcwright/blocks/views'
import {
  type Command,
  type EditorWithState,
  FindBar,
  Outline,
  Palette,
  Toolbar,
  Toolbox,
  WorksheetView,
  pressAtFocus,
} from '@calcwright/editor'
import type { ServerClient } from '@calcwright/contract'
import { useRouteContext } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useCommandKeys } from '../commands/use-command-keys.ts'
import { LazyComments } from '../comments/lazy-comments.tsx'
import { worksheetCommands } from '../commands/worksheet-commands.ts'
import { useEvaluationKeys } from '../commands/evaluation-commands.ts'
import { openHelp, openHelpSearch } from '../help/help-state.ts'
import { pageUploads } from '../resources/page-uploads.ts'
import { editorRights } from '../opened/editor-rights.ts'
import { useMixtureLimit } from './use-mixture-limit.ts'
import { useSaveMessages } from './use-save-messages.ts'
import { OthersInLines } from '../bar/others.tsx'
import { useNetwork, usePublishCaret } from '../bar/use-live.ts'
import { afterOpening, lazyPart, toast } from '@calcwright/ui'
import { SettingsSummary } from '../settings/settings-summary.tsx'
import { StatusBar } from '../status/status-bar.tsx'
import { TopBar } from '../bar/top-bar.tsx'
import { isDrawnPageScrolled } from '../shell/drawn-page.ts'
import { Banners } from './banners.tsx'
import { Invitation } from './invitation.tsx'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { materialSource } from '../opened/material-source.ts'
import { cadActions } from './cad-actions.ts'
import { lazyOtherWorksheets } from '../opened/lazy-other-worksheets.ts'
import { reportView } from '../opened/report-view.ts'
import { worksheetFiles } from './dropped/worksheet-files.ts'
import { useAddressAndTitle } from './use-address.ts'
import { useClipboardGuard } from '../rights/use-clipboard-guard.ts'
import { useCommandContext } from '../commands/use-command-context.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { SheetDialogs } from './sheet-dialogs.tsx'
import css from './worksheet-screen.module.css'

const RatesNote = lazyPart(() =>
  afterOpening(async () => ({ default: (await import('../evaluation/rates-note.tsx')).RatesNote })),
)

interface WorksheetScreenProps {
  readonly open: OpenWorksheet
  /** Within a list, in place of the whole window. */
  readonly inline: boolean
}

export function WorksheetScreen({ open, inline }: WorksheetScreenProps) {
  const { worksheet, results, evaluator, queue } = open
  const { client } = useRouteContext({ from: '__root__' })
  const [editor, setEditor] = useState<EditorWithState | null>(null)
  const [focuses] = useState(() => !isDrawnPageScrolled())
  const context = useCommandContext(open, editor)
  useOpenSheet(open, inline)
  useCommandKeys(context)
  usePublishCaret(open, editor)
  useEffect(() => open.rendered(), [open])
  const commands = useRef<() => readonly Command[]>(() => [])
  useEffect(() => {
    commands.current = () => worksheetCommands(context).flatMap(group => group.commands)
  }, [context])
  // Other actions are another editor, which loses its caret: these stay while the sheet is open.
  const actions = useMemo(
    () => ({
      save: () => queue.saveNow(),
      unwritten: (waiting: boolean) => queue.setUnwritten(waiting),
      calculate: (blocks: readonly string[]) => evaluator.calculate(blocks),
      abort: () => evaluator.abort(),
      // A key that is held down says the same many times: it is shown once.
      notify: (message: string, tone: 'info' | 'error', about = message) =>
        void (tone === 'error' ? toast.error(message, { id: about }) : toast(message, { id: about })),
      commands: () => commands.current(),
      isFirstTip: () => isFirstTip(client),
      ...(open.live && { comment: () => runById(commands.current(), 'comment') }),
      help: openHelp,
      searchHelp: openHelpSearch,
      worksheets: lazyOtherWorksheets(client, open),
      materials: materialSource,
      ...cadActions(open),
      resources: open.resources,
      uploads: pageUploads(open),
      worksheetFiles: worksheetFiles(open.worksheet),
    }),
    [queue, evaluator, client, open],
  )
  const rights = useRights(open)
  const report = useStore(reportView, state => state.open === open)
  const guard = useClipboardGuard(rights.copy)
  // A page has one main part, and in a list that is the list.
  const Desk = inline ? 'section' : 'main'
  return (
    <div className={css.screen} data-inline={inline}>
      <TopBar context={context} inline={inline} />
      <Banners open={open} />
      {!report && <Toolbar editor={editor} />}
      <FindBar editor={editor} press={pressAtFocus} />
      <div className={css.workspace}>
        <Outline editor={editor} />
        <Desk className={css.desk} aria-label="Worksheet" {...guard}>
          <WorksheetView
            worksheet={worksheet}
            results={results}
            controlValues={open.controlValues}
            inProgress={open.inProgress}
            registry={views}
            actions={actions}
            rights={rights}
            report={report}
            {...(focuses && { autoFocus: open.draft ? 'last' : 'first' })}
            invitation={<Invitation worksheet={worksheet} begun={open.draft} mayEdit={rights.edit} />}
            footer={<Footer open={open} />}
            onReady={setEditor}
          />
        </Desk>
        <LazyComments open={open} editor={editor} />
        {!report && <Toolbox registry={views} editor={editor} notify={actions.notify} />}
        {!inline && <div id="help-place" />}
      </div>
      <Palette editor={editor} press={pressAtFocus} />
      <OthersInLines open={open} editor={editor} />
      <StatusBar open={open} editor={editor}>
        <SettingsSummary open={open} />
      </StatusBar>
      <SheetDialogs open={open} editor={editor} />
    </div>
  )
}

const Footer = ({ open }: { readonly open: OpenWorksheet }) => (
  <Suspense>
    <RatesNote worksheet={open.worksheet} />
  </Suspense>
)

function useRights(open: OpenWorksheet) {
  const level = useStore(open.rights, state => state.level)
  const { needPaidPlan, revision } = open
  const { edit, copy, interaction } = editorRights({ rightsLevel: level, needPaidPlan, revision })
  // The same rights by another level are the same editor, which keeps its caret.
  return useMemo(() => ({ edit, copy, interaction }), [edit, copy, interaction])
}

const runById = (commands: readonly Command[], wanted: string): void =>
  commands.find(({ id }) => id === wanted)?.run()

/** Runs the services of the page for a sheet that is open, whatever its editor. */
function useOpenSheet(open: OpenWorksheet, inline: boolean): void {
  useAddressAndTitle(open, inline)
  useLeaveGuard(open.queue)
  useSaveMessages(open)
  useEvaluationKeys(open)
  useNetwork(open)
  useMixtureLimit(open)
}

/** A visitor without an account or a network sees the tip once in each browser. */
async function isFirstTip(client: ServerClient): Promise<boolean> {
  const answer = await client.equalPopup().catch(() => null)
  return !answer?.success || answer.first
}
