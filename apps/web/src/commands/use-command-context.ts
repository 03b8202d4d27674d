import { sectionAddress } from '@calcwright/contract'
import type { EditorWithState } from '@calcwright/editor'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useMemo } from 'react'
import { lastListAddress } from '../items/last-list.ts'
import { askForProject } from '../projects/open-prompts.ts'
import { shareWorksheet } from '../sharing/share-worksheet.ts'
import { sessionQuery } from '../session/session-query.ts'
import { SIGN_IN_FIRST } from '../session/sign-in-first.ts'
import { forSheet } from '../shell/expect-sheet.ts'
import { toast } from '@calcwright/ui'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import type { CommandContext } from './worksheet-commands.ts'

/** Gives the commands of an open worksheet everything that they act on. */
export function useCommandContext(open: OpenWorksheet, editor: EditorWithState | null): CommandContext {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const navigate = useNavigate()
  return useMemo(() => {
    const session = () => {
      const known = queryClient.getQueryData(sessionQuery(client).queryKey)
      return known?.success ? known : undefined
    }
    /** Makes a command one that needs an account: without one it says that one has to sign in. */
    const asSomebody = (run: () => void) => () =>
      session()?.user === null ? toast.error(SIGN_IN_FIRST.call) : run()
    return {
      open,
      editor,
      // An anonymous visitor has no lists: My Docs explains how to get some, and the active list shows a draft.
      goHome: () =>
        void navigate({ to: session()?.user === null ? sectionAddress('my_docs') : lastListAddress() }),
      createWorksheet: asSomebody(
        () =>
          void forSheet(async () => {
            const { createAndOpen } = await import('../home/create-worksheet.ts')
            await createAndOpen({ kind: 'empty' }, { client, queryClient }, navigate)
          }).catch((error: Error) => toast.error(error.message)),
      ),
      createProject: asSomebody(() => askForProject({ parent: null })),
      share: () => void shareWorksheet(open, client, queryClient),
      notify: message => toast(message),
    }
  }, [open, editor, navigate, client, queryClient])
}
