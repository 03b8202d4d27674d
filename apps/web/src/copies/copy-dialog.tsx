/** Asks for the name of a copy, then, for the work of somebody else, whether its author may see it. */
import { NAME_LIMIT, worksheetAddress } from '@calcwright/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import modal from '@calcwright/ui/modal.module.css'
import { Modal, Button, toast } from '@calcwright/ui'
import type { DialogProps } from '@calcwright/ui'
import { Prompt } from '../shell/prompt.tsx'
import { granted } from '../session/granted.ts'
import type { CopySource } from './copy-source.ts'
import { ProjectChoice } from './project-choice.tsx'

export default function CopyDialog({ source, onClose }: { readonly source: CopySource } & DialogProps) {
  const { item, author, own } = source
  const [name, setName] = useState<string | null>(null)
  const [project, setProject] = useState<string | null>(null)
  const copy = useCopy(item.hash, project, onClose)
  if (name === null || own)
    return (
      <Prompt
        title={`Copy “${item.name}”`}
        label="Name of the copy"
        initial={nameOfCopy(item.name)}
        action={own ? 'Copy' : 'Next'}
        busy={copy.isPending}
        onSubmit={wanted => (own ? copy.mutate({ name: wanted, authorRights: false }) : setName(wanted))}
        onClose={onClose}
      >
        <ProjectChoice value={project} onChange={setProject} />
      </Prompt>
    )
  return (
    <Modal
      title="May the author see your copy?"
      description={`The copy is your own worksheet. Give ${author || 'the original author'} view-only access to it?`}
      onClose={onClose}
    >
      <div className={modal.actions}>
        <Button disabled={copy.isPending} onClick={() => copy.mutate({ name, authorRights: false })}>
          No
        </Button>
        <Button
          tone="accent"
          disabled={copy.isPending}
          onClick={() => copy.mutate({ name, authorRights: true })}
        >
          Yes
        </Button>
      </div>
    </Modal>
  )
}

const COPY = ' (Copy)'
const nameOfCopy = (name: string): string => name.slice(0, NAME_LIMIT - COPY.length) + COPY

function useCopy(hash: string, project: string | null, onClose: () => void) {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ name, authorRights }: { name: string; authorRights: boolean }) =>
      granted(
        client.copyWorksheet({ hash_string: hash, name, author_rights: authorRights, project_hash: project }),
      ),
    onSuccess: async answer => {
      onClose()
      await queries.invalidateQueries({ queryKey: ['worksheets'] })
      await navigate({ to: worksheetAddress(answer.hash_string, answer.name) })
    },
    onError: error => toast.error(error.message),
  })
}
