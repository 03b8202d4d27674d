import type { Editor as Tiptap } from '@tiptap/core'
import { Menu, MenuHeading, MenuItem } from '@calcwright/ui'
import { GREEK, SYMBOLS } from './symbols.ts'
import type { Sign } from './symbols.ts'
import styles from './toolbar.module.css'

/** Greek letters and symbols, six in a row. */
export function SymbolMenu({ tiptap, close }: { readonly tiptap: Tiptap; close(): void }) {
  const choose = (sign: string): void => {
    close()
    tiptap.chain().focus().insertContent({ type: 'text', text: sign }).run()
  }
  return (
    <>
      <Signs label="Greek letters" signs={GREEK} choose={choose} />
      <Signs label="Symbols" signs={SYMBOLS} choose={choose} />
    </>
  )
}

interface SignsProps {
  readonly label: string
  readonly signs: readonly Sign[]
  choose(sign: string): void
}

function Signs({ label, signs, choose }: SignsProps) {
  return (
    <>
      <MenuHeading>{label}</MenuHeading>
      <Menu label={label} columns={6}>
        {signs.map(({ sign, name }) => (
          <MenuItem key={sign} label={name} onSelect={() => choose(sign)}>
            <span className={styles.sign}>{sign}</span>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
