import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { toast } from '@calcwright/ui'
import type { DialogProps } from '@calcwright/ui'
import { Prompt } from '../shell/prompt.tsx'
import type { Item } from '../items/item.ts'
import { placeAddress, placeOf } from '../items/place.ts'
import { changeRows } from '../items/change-rows.ts'
import { granted } from '../session/granted.ts'

export default function RenameDialog({ item, onClose }: { readonly item: Item } & DialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const queries = useQueryClient()
  const navigate = useNavigate()
  const rename = useMutation({
    mutationFn: (name: string): Promise<{ readonly name: string }> =>
      item.type === 'Project'
        ? granted(client.renameProject(item.hash, name))
        : granted(client.rename({ hash_string: item.hash, name })),
    onSuccess: async ({ name }) => {
      changeRows(queries, [item.hash], row => ({ ...row, name }))
      void queries.invalidateQueries({ queryKey: ['worksheets'] })
      if (item.type === 'Project') void queries.invalidateQueries({ queryKey: ['tree'] })
      onClose()
      const place = placeOf(location.pathname)
      if (place?.kind === 'project' && place.hash === item.hash)
        await navigate({ to: placeAddress(place, name), replace: true })
    },
    onError: error => toast.error(error.message),
  })
  return (
    <Prompt
      title={item.type === 'Project' ? 'Rename the project' : 'Rename the worksheet'}
      label="Name"
      initial={item.name}
      action="Rename"
      busy={rename.isPending}
      onSubmit={name => (name === item.name ? onClose() : rename.mutate(name))}
      onClose={onClose}
    />
  )
}
