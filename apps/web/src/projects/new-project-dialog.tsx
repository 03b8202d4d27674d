import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { toast } from '@calcwright/ui'
import type { DialogProps } from '@calcwright/ui'
import { Prompt } from '../shell/prompt.tsx'
import type { Item } from '../items/item.ts'
import { granted } from '../session/granted.ts'
import { InviteFields, type Invitees, NO_INVITEES, invitingOf } from '../sharing/invite-fields.tsx'
import css from './new-project-dialog.module.css'
import { toggleBranch } from './tree-state.ts'

interface NewProjectProps {
  /** The project to make it in; null for the top. */
  readonly parent: Item | null
}

/** Asks for a name and, when wanted, for collaborators; then makes the project and goes there. */
export default function NewProjectDialog({ parent, onClose }: NewProjectProps & DialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [invitees, setInvitees] = useState<Invitees>(NO_INVITEES)
  const create = useMutation({
    mutationFn: (name: string) => {
      const { invalid, inviting } = invitingOf(invitees)
      if (invalid.length > 0) throw new Error(`Not an e-mail address: ${invalid.join(', ')}`)
      return granted(client.newProject({ name, project_hash: parent?.hash ?? null, rights: inviting }))
    },
    onSuccess: async answer => {
      toast.success(answer.message)
      void queries.invalidateQueries({ queryKey: ['tree'] })
      void queries.invalidateQueries({ queryKey: ['worksheets'] })
      onClose()
      if (!parent) toggleBranch('tree', true)
      await navigate({ to: answer.url })
    },
    onError: error => toast.error(error.message),
  })
  return (
    <Prompt
      title={parent ? `New sub-project of ${parent.name}` : 'New project'}
      label="Project name"
      action="Create project"
      busy={create.isPending}
      onSubmit={name => create.mutate(name)}
      onClose={onClose}
    >
      <details className={css.invite}>
        <summary>Invite collaborators</summary>
        <InviteFields value={invitees} most={4} onChange={setInvitees} />
      </details>
    </Prompt>
  )
}
