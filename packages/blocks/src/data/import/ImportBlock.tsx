import type { BlockViewProps } from '@calcwright/editor'
import { UploadZone } from '../UploadZone.tsx'
import { uploadedBlock } from '../uploaded-block.ts'
import { sendFile } from '../uploads.ts'
import { useBlockFocus } from '../use-block-focus.ts'
import type { ImportProps } from './schema.ts'
import shared from '../upload.module.css'

export default function ImportBlock(view: BlockViewProps<ImportProps>) {
  const { block, readOnly, editor } = view
  const focus = useBlockFocus(view)
  const take = async (files: readonly File[]): Promise<void> => {
    const stored = await Promise.all(files.map(file => sendFile(editor, block.id, file)))
    const made = stored.flatMap(one => (one ? [uploadedBlock(one)] : []))
    if (made.length === 0 || !editor.worksheet.block(block.id)) return
    // While one has failed, the zone stays and says so.
    const all = made.length === stored.length
    const [first, ...others] = made
    editor.perform([
      { kind: 'insert', blocks: all ? others : made, at: { after: block.id } },
      ...(all
        ? [{ kind: 'convert' as const, id: block.id, type: first!.type, props: first!.props ?? {} }]
        : []),
    ])
  }
  return (
    <div {...focus} role="group" aria-label="Import" className={shared.frame}>
      <UploadZone
        editor={editor}
        block={block.id}
        label="Click here or drag files here to import"
        accept=""
        multiple
        readOnly={readOnly}
        take={files => void take(files)}
      />
    </div>
  )
}
