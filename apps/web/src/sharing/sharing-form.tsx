import { type RightsAnswer } from '@calcwright/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import modal from '@calcwright/ui/modal.module.css'
import type { Item } from '../items/item.ts'
import { SignInLinks } from '../account/sign-in-links.tsx'
import { granted } from '../session/granted.ts'
import { Button, toast } from '@calcwright/ui'
import { CommentRights } from './comment-rights.tsx'
import { draftOf, isPublic, rightsRequest, type SharingDraft } from './draft.ts'
import { HandOver } from './hand-over.tsx'
import { InviteFields, invitingOf } from './invite-fields.tsx'
import { PeopleList } from './people-list.tsx'
import { PublicRights } from './public-rights.tsx'
import { ShareLink } from './share-link.tsx'
import css from './sharing.module.css'
import { LinkEnd } from './link-end.tsx'
import { WaitingRequests } from './waiting-requests.tsx'
import { TeamRights } from './team-rights.tsx'

interface SharingFormProps {
  readonly item: Item
  readonly answer: RightsAnswer
  readonly signedIn: boolean
  readonly onClose: () => void
}

export function SharingForm({ item, answer, signedIn, onClose }: SharingFormProps) {
  const [draft, setDraft] = useState<SharingDraft>(() => draftOf(answer))
  const save = useSave(draft, answer, onClose)
  const { assign_rights: mayAssign } = answer
  const set = (change: Partial<SharingDraft>) => setDraft({ ...draft, ...change })
  const everybody = isPublic(draft, answer)
  return (
    <>
      <div className={modal.body}>
        <ShareLink item={item} url={answer.url} mayRenew={answer.rights_level >= 4} />
        {mayAssign ? (
          <>
            <WaitingRequests answer={answer} />
            <PublicRights answer={answer} draft={draft} onChange={set} />
            <LinkEnd answer={answer} draft={draft} onChange={set} />
            <CommentRights answer={answer} draft={draft} onChange={set} />
            {everybody ? (
              <p className={modal.soft}>
                Everybody with the link can open it, so there is nobody to name. To share it with some people
                only, choose “No rights” above.
              </p>
            ) : (
              <>
                <TeamRights answer={answer} draft={draft} onChange={set} />
                <PeopleList answer={answer} draft={draft} onChange={set} />
                <section className={css.section} aria-label="Invite collaborators">
                  <h3 className={css.heading}>Invite</h3>
                  <InviteFields
                    value={draft.invitees}
                    most={answer.rights_level}
                    onChange={invitees => set({ invitees })}
                  />
                </section>
              </>
            )}
            <HandOver answer={answer} />
          </>
        ) : signedIn ? (
          <p className={modal.soft}>
            You can pass on this link. Only who may edit sees and changes with whom it is shared.
          </p>
        ) : (
          <div className={css.prompt}>
            <p>Create a free account to work on this together with others.</p>
            <SignInLinks />
          </div>
        )}
      </div>
      <div className={modal.actions} data-ruled>
        {mayAssign ? (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button tone="accent" disabled={save.isPending} onClick={() => save.mutate()}>
              {save.isPending ? 'Saving…' : 'Save Changes'}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>Close</Button>
        )}
      </div>
    </>
  )
}

/** Id of the toast about a save: a later one replaces it. */
const NOTICE = 'sharing'

/** A failed save leaves the dialog as it is, so that nothing has to be chosen again. */
function useSave(draft: SharingDraft, answer: RightsAnswer, onClose: () => void) {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => granted(client.setRights(rightsRequest(draft, answer))),
    onSuccess: ({ message }) => {
      const invalid = isPublic(draft, answer) ? [] : invitingOf(draft.invitees).invalid
      const saved = message || 'The rights are saved'
      if (invalid.length === 0) toast.success(saved, { id: NOTICE })
      else
        toast.warning(
          `${saved.replace(/\.?$/, '.')} Not invited, as this is no e-mail address: ${invalid.join(', ')}`,
          {
            id: NOTICE,
            duration: Infinity,
          },
        )
      void queries.invalidateQueries({ queryKey: ['worksheets'] })
      void queries.invalidateQueries({ queryKey: ['tree'] })
      onClose()
    },
    onError: error => toast.error(error.message, { id: NOTICE }),
  })
}
