/** Menus of the text toolbar in which one thing is chosen. */
import type { Editor as Tiptap } from '@tiptap/core'
import { Menu, MenuItem } from '@calcwright/ui'
import { FONTS, SIZES, stackOf } from '../fonts.ts'
import type { Font } from '../fonts.ts'
import type { CaretFormat } from './caret-format.ts'
import styles from './toolbar.module.css'

interface MenuProps {
  readonly tiptap: Tiptap
  readonly look: CaretFormat
  close(): void
}

const STYLES = [
  ['h1', 'Heading 1'],
  ['h2', 'Heading 2'],
  ['h3', 'Heading 3'],
  ['quotation', 'Quotation'],
  ['normal', 'Normal'],
] as const

export function StyleMenu({ tiptap, look, close }: MenuProps) {
  const choose = (style: CaretFormat['style']): void => {
    close()
    // A heading does not stand in a quotation.
    const chain = tiptap.chain().focus()
    if (look.style === 'quotation') chain.unsetBlockquote()
    if (style === 'quotation') chain.setParagraph().setBlockquote()
    else if (style === 'normal') chain.setParagraph()
    else chain.setHeading({ level: style === 'h1' ? 1 : style === 'h2' ? 2 : 3 })
    chain.run()
  }
  return (
    <Menu label="Paragraph style">
      {STYLES.map(([style, label]) => (
        <MenuItem key={style} label={label} checked={look.style === style} onSelect={() => choose(style)}>
          <span className={styles.choice} data-style={style}>
            {label}
          </span>
        </MenuItem>
      ))}
    </Menu>
  )
}

export function FontMenu({ tiptap, look, close }: MenuProps) {
  const choose = (font: Font | null): void => {
    close()
    tiptap.chain().focus().setLook('font', font).run()
  }
  return (
    <Menu label="Font">
      <MenuItem label="Normal" checked={look.font === ''} onSelect={() => choose(null)} />
      {(Object.keys(FONTS) as Font[]).map(font => (
        <MenuItem key={font} label={font} checked={look.font === font} onSelect={() => choose(font)}>
          <span className={styles.choice} style={{ fontFamily: stackOf(font) }}>
            {font}
          </span>
        </MenuItem>
      ))}
    </Menu>
  )
}

export function SizeMenu({ tiptap, look, close }: MenuProps) {
  const choose = (size: string | null): void => {
    close()
    tiptap.chain().focus().setLook('size', size).run()
  }
  return (
    <Menu label="Size">
      <MenuItem label="Normal" checked={look.size === ''} onSelect={() => choose(null)} />
      {SIZES.map((pixels, index) => (
        <MenuItem
          key={pixels}
          label={`Size ${index + 1}`}
          checked={look.size === `${pixels}px`}
          onSelect={() => choose(`${pixels}px`)}
        >
          <span className={styles.choice} style={{ fontSize: Math.min(pixels, 32), lineHeight: 1.1 }}>
            {index + 1}
          </span>
          <span className={styles.detail}>{pixels} px</span>
        </MenuItem>
      ))}
    </Menu>
  )
}
