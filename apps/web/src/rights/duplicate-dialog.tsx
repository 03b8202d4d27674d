/** Asks, before a copy is made, whether the author of the original may see it. */
import type { EditorWithState } from '@calcwright/editor'
import { AlertDialog } from 'radix-ui'
import { Button } from '@calcwright/ui'
import dialog from '@calcwright/ui/alert.module.css'
import { SignInLinks } from '../account/sign-in-links.tsx'
import { resourcesOf } from '@calcwright/document'
import { draftFiles } from '../resources/browser-files.ts'
import { draftStore } from '../drafts/draft-store.ts'
import { ACTIVE_LIST, placeAddress } from '../items/place.ts'
import { useSession } from '../session/use-session.ts'
import type { OpenWorksheet } from '../opened/open-worksheet.ts'
import { useCaretBack } from '../opened/use-caret-back.ts'
import { closeDuplicate } from './duplicate-state.ts'
import { useDuplicate } from './use-duplicate.ts'

interface DuplicateDialogProps {
  readonly open: OpenWorksheet
  readonly editor: EditorWithState | null
}

export default function DuplicateDialog({ open, editor }: DuplicateDialogProps) {
  const copy = useDuplicate(open)
  const { content } = useCaretBack(editor)
  const author = open.author || 'the original author'
  const own = (open.revision?.rightsLevel ?? open.rightsLevel) >= 4
  const visitor = useSession()?.user === null
  const make = (authorRights: boolean) => {
    closeDuplicate()
    copy.mutate(authorRights)
  }
  return (
    <AlertDialog.Root defaultOpen onOpenChange={shown => shown || closeDuplicate()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialog.overlay} />
        <AlertDialog.Content className={dialog.content} {...content}>
          <AlertDialog.Title className={dialog.title}>Create a duplicate</AlertDialog.Title>
          <AlertDialog.Description>
            {visitor
              ? 'A duplicate is a worksheet of your own, so it needs an account. It is made as soon as you are signed in, with your changes.'
              : own
                ? 'The duplicate is a worksheet of its own, with everything that is in this one.'
                : `The duplicate is your own worksheet, with your changes. Give ${author} view-only access to it?`}
          </AlertDialog.Description>
          <div className={dialog.actions}>
            <AlertDialog.Cancel asChild>
              <Button>Cancel</Button>
            </AlertDialog.Cancel>
            {visitor ? (
              <SignInLinks
                next={placeAddress(ACTIVE_LIST)}
                onGo={() => {
                  closeDuplicate()
                  void keepDuplicate(open)
                }}
              />
            ) : (
              <>
                {!own && <Button onClick={() => make(false)}>No</Button>}
                <Button tone="accent" onClick={() => make(!own)}>
                  {own ? 'Create a duplicate' : 'Yes'}
                </Button>
              </>
            )}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

/** For the account that the visitor is about to sign in to. A draft becomes a worksheet of it anyway. */
async function keepDuplicate({ hash, worksheet, resources, draft }: OpenWorksheet): Promise<void> {
  if (draft) return
  const copyOf = { hash, authorRights: false }
  const key = `copy of ${hash}`
  // The original may be gone by then, and its files with it.
  for (const digest of resourcesOf(worksheet.registry, worksheet.blocks())) {
    const bytes = await resources.get(digest).catch(() => null)
    if (bytes) await draftFiles.put(key, digest, bytes)
  }
  await draftStore.put(key, { document: worksheet.encode(), copyOf })
}
