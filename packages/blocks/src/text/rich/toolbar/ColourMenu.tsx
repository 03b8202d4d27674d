import type { Editor as Tiptap } from '@tiptap/core'
import { ColourChoice } from '../../../colours/ColourChoice.tsx'

interface ColourMenuProps {
  readonly tiptap: Tiptap
  readonly look: 'color' | 'background'
  /** `#rrggbb`, '' for none. */
  readonly current: string
  close(): void
}

export function ColourMenu({ tiptap, look, current, close }: ColourMenuProps) {
  return (
    <ColourChoice
      label={look === 'color' ? 'Text colour' : 'Background colour'}
      none={look === 'color' ? 'Automatic' : 'None'}
      current={current}
      choose={colour => {
        close()
        tiptap.chain().focus().setLook(look, colour).run()
      }}
    />
  )
}
