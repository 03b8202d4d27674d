import type { BlockViewProps } from '@calcwright/editor'
import { AddressForm } from '../AddressForm.tsx'
import { ForeignFrame } from '../ForeignFrame.tsx'
import { useBlockFocus } from '../use-block-focus.ts'
import { designAddress, isDesignId } from './schema.ts'
import type { DesignProps } from './schema.ts'
import shared from '../upload.module.css'

const SIZE = { width: '100%', height: 500 }

export default function DesignBlock(view: BlockViewProps<DesignProps>) {
  const { block, props, readOnly, active, editor } = view
  const focus = useBlockFocus(view)
  const { document_id } = props
  return (
    <div {...focus} role="group" aria-label="Design file" className={shared.frame}>
      {document_id === '' && readOnly && <p className={shared.note}>No design file was chosen.</p>}
      {document_id === '' && !readOnly && (
        <AddressForm
          block={block.id}
          label="Number of the design file"
          placeholder="digits"
          button="Insert"
          focused={active}
          submit={text => {
            const id = /^https:\/\/www\.systemvision\.com\/node\/(\d+)$/.exec(text)?.[1] ?? text
            if (!isDesignId(id)) return 'Invalid number of a design file. Please enter digits only.'
            editor.setProps(block.id, { document_id: id }, { step: true })
            return ''
          }}
        />
      )}
      {document_id !== '' && !isDesignId(document_id) && (
        <p className={shared.problem} role="alert">
          This block is corrupted. Delete and re-create.
        </p>
      )}
      {isDesignId(document_id) && (
        <ForeignFrame
          title="the design"
          site="SystemVision"
          address={designAddress(document_id)}
          frame={designAddress(document_id)}
          size={SIZE}
        />
      )}
    </div>
  )
}
