/** The open worksheet: bar, banners, sheet and status bar. */
import { views } from '@calcwright/blocks/views'
import { type EditorWithState, WorksheetView } from '@calcwright/editor'
import { useEffect, useMemo, useState } from 'react'
import { toast } from 'sonner'
import { useStore } from 'zustand'
import { useEvaluationKeys } from '../evaluation/commands.ts'
import { PeopleInLines } from '../live/people.tsx'
import { useTellCaret } from '../live/use-live.ts'
import { StatusBar } from '../status/status-bar.tsx'
import { TopBar } from '../shell/top-bar.tsx'
import { Banners } from './banners.tsx'
import { Invitation } from './invitation.tsx'
import type { OpenWorksheet } from './open-worksheet.ts'
import { useAddress } from './use-address.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { SaveAlert } from './save-alert.tsx'
import css from './worksheet-screen.module.css'

export function WorksheetScreen({ open }: { readonly open: OpenWorksheet }) {
  const { worksheet, results, evaluator, queue, rightsLevel } = open
  const [editor, setEditor] = useState<EditorWithState | null>(null)
  useAddress(open)
  useLeaveGuard(queue)
  useSaveMessages(open)
  useEvaluationKeys(open)
  useTellCaret(open, editor)
  const actions = useMemo(
    () => ({
      save: () => queue.saveNow(),
      calculate: (blocks: readonly string[]) => evaluator.calculate(blocks),
      notify: (message: string, tone: 'info' | 'error') =>
        void (tone === 'error' ? toast.error(message) : toast(message)),
    }),
    [queue, evaluator],
  )
  const rights = useMemo(
    () => ({ edit: rightsLevel >= 2, copy: rightsLevel >= 2, interaction: 2 as const }),
    [rightsLevel],
  )
  return (
    <div className={css.screen}>
      <TopBar open={open} editor={editor} />
      <Banners open={open} />
      <main className={css.desk} aria-label="Worksheet">
        <WorksheetView
          worksheet={worksheet}
          results={results}
          registry={views}
          actions={actions}
          rights={rights}
          autoFocus
          invitation={<Invitation worksheet={worksheet} />}
          onReady={setEditor}
        />
      </main>
      <PeopleInLines open={open} />
      <StatusBar open={open} editor={editor} />
      <SaveAlert open={open} />
    </div>
  )
}

/** Says once what the saving meets with; the bar and the banner show how it stands. */
function useSaveMessages({ saving, recovered }: OpenWorksheet): void {
  const phase = useStore(saving, state => state.phase)
  const message = useStore(saving, state => state.message)
  useEffect(() => {
    if (phase === 'stopped')
      toast.error(`Error while saving: ${message}`, { id: 'saving', duration: Infinity })
    if (phase === 'saved') toast.dismiss('saving')
  }, [phase, message])
  useEffect(() => {
    if (recovered)
      toast('Changes from your last visit that had not been saved are back.', { id: 'recovered' })
  }, [recovered])
}
