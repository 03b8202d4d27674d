import type { BlockViewProps } from '@calcwright/editor'
import { blockOf, sendFilesOf } from '@calcwright/editor/files'
import { UploadZone } from '../UploadZone.tsx'
import { useBlockFocus } from '../use-block-focus.ts'
import type { ImportProps } from './schema.ts'
import shared from '../upload.module.css'

export default function ImportBlock(view: BlockViewProps<ImportProps>) {
  const { block, editor } = view
  const focus = useBlockFocus(view)
  const take = async (files: readonly File[]): Promise<void> => {
    const found = await Promise.all(files.map(file => blockOf(editor.registry, file)))
    for (const [at, { name }] of files.entries())
      if (!found[at]) editor.actions.notify?.(`${name} is no picture and no file of data.`, 'error')
    const [first, ...others] = found.flatMap(one => one ?? [])
    if (!first || !editor.worksheet.block(block.id)) return
    const { type, props = {} } = first
    const done = editor.perform([
      { kind: 'insert', blocks: others, at: { after: block.id } },
      { kind: 'convert', id: block.id, type, props },
    ])
    if (done) sendFilesOf(editor, [{ ...first, id: block.id }, ...others])
  }
  return (
    <div {...focus} role="group" aria-label="Import" className={shared.frame}>
      <UploadZone
        view={view}
        label="Click here or drag files here to import"
        accept=""
        multiple
        take={files => void take(files)}
      />
    </div>
  )
}
