import type { ChainedCommands, Editor as Tiptap } from '@tiptap/core'
import { Menu, MenuItem, MenuRule } from '@calcwright/ui'
import type { CaretFormat } from './caret-format.ts'

interface TableMenuProps {
  readonly tiptap: Tiptap
  readonly look: CaretFormat
  close(): void
}

/** Rows and columns; further ones are added in the table. */
const SIZES = [
  [2, 2],
  [3, 3],
  [4, 2],
  [5, 4],
] as const

type Change = readonly [label: string, act: (chain: ChainedCommands) => ChainedCommands]

const CHANGES: readonly (readonly Change[])[] = [
  [
    ['Row above', chain => chain.addRowBefore()],
    ['Row below', chain => chain.addRowAfter()],
    ['Column before', chain => chain.addColumnBefore()],
    ['Column after', chain => chain.addColumnAfter()],
  ],
  [['Heading row', chain => chain.toggleHeaderRow()]],
  [
    ['Delete row', chain => chain.deleteRow()],
    ['Delete column', chain => chain.deleteColumn()],
    ['Delete table', chain => chain.deleteTable()],
  ],
]

/** A new table at the caret, or what can be done to the one with the caret. */
export function TableMenu({ tiptap, look, close }: TableMenuProps) {
  const run = (act: Change[1]): void => {
    close()
    act(tiptap.chain().focus()).run()
  }
  if (!look.inTable)
    return (
      <Menu label="Table">
        {SIZES.map(([rows, cols]) => (
          <MenuItem
            key={`${rows} ${cols}`}
            label={`${rows} rows, ${cols} columns`}
            onSelect={() => run(chain => chain.insertTable({ rows, cols, withHeaderRow: true }))}
          />
        ))}
      </Menu>
    )
  return (
    <Menu label="Table">
      {CHANGES.map((changes, index) => (
        <div key={changes[0]![0]} role="presentation">
          {index > 0 && <MenuRule />}
          {changes.map(([label, act]) => (
            <MenuItem key={label} label={label} onSelect={() => run(act)} />
          ))}
        </div>
      ))}
    </Menu>
  )
}
