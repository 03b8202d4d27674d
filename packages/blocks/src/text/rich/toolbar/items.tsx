/** The buttons of the text toolbar. */
import type { Editor as Tiptap } from '@tiptap/core'
import {
  AlignCenter, AlignJustify, AlignLeft, AlignRight, ALargeSmall, Baseline, Bold, CaseSensitive, Hash, Heading,
  Highlighter, IndentDecrease, IndentIncrease, Italic, Link, List, ListOrdered, Omega, RemoveFormatting,
  Strikethrough, Subscript, Superscript, Table, Underline, Variable, Waypoints,
} from 'lucide-react' // prettier-ignore
import type { ToolbarItem } from '@calcwright/editor'
import { ColourMenu } from './ColourMenu.tsx'
import type { DialogState } from './dialogs.ts'
import type { CaretFormat } from './caret-format.ts'
import { FontMenu, SizeMenu, StyleMenu } from './menus.tsx'
import { SymbolMenu } from './SymbolMenu.tsx'
import { TableMenu } from './TableMenu.tsx'

/** On phones only what has no `wideOnly` stays: bold, italic, underline, alignment and lists. */
export function textItems(tiptap: Tiptap, look: CaretFormat, dialog: DialogState): readonly ToolbarItem[] {
  const run = (act: (chain: ReturnType<Tiptap['chain']>) => ReturnType<Tiptap['chain']>) => () =>
    void act(tiptap.chain().focus()).run()
  return [
    {
      id: 'style', group: 'style', label: 'Paragraph style', icon: Heading, wideOnly: true,
      menu: close => <StyleMenu tiptap={tiptap} look={look} close={close} />,
    },
    {
      id: 'font', group: 'style', label: 'Font', icon: CaseSensitive, wideOnly: true,
      menu: close => <FontMenu tiptap={tiptap} look={look} close={close} />,
    },
    {
      id: 'size', group: 'style', label: 'Size', icon: ALargeSmall, wideOnly: true,
      menu: close => <SizeMenu tiptap={tiptap} look={look} close={close} />,
    },
    {
      id: 'colour', group: 'style', label: 'Text colour', icon: Baseline, wideOnly: true,
      menu: close => <ColourMenu tiptap={tiptap} look="color" current={look.color} close={close} />,
    },
    {
      id: 'background', group: 'style', label: 'Background colour', icon: Highlighter, wideOnly: true,
      menu: close => <ColourMenu tiptap={tiptap} look="background" current={look.background} close={close} />,
    },
    ...toggles(look, [
      ['bold', 'Bold', Bold, 'Ctrl B', run(chain => chain.toggleBold()), false],
      ['italic', 'Italic', Italic, 'Ctrl I', run(chain => chain.toggleItalic()), false],
      ['underline', 'Underline', Underline, 'Ctrl U', run(chain => chain.toggleUnderline()), false],
      ['strike', 'Strike through', Strikethrough, 'Ctrl Shift 5', run(chain => chain.toggleStrike()), true],
      ['subscript', 'Subscript', Subscript, 'Ctrl ,', run(chain => chain.toggleSubscript()), true],
      ['superscript', 'Superscript', Superscript, 'Ctrl .', run(chain => chain.toggleSuperscript()), true],
    ], 'letters'),
    {
      id: 'link', group: 'letters', label: 'Link', icon: Link, wideOnly: true,
      pressed: look.on.includes('link'), run: () => dialog.open('link'),
    },
    ...toggles(look, [
      ['left', 'Align left', AlignLeft, 'Ctrl Shift L', run(chain => chain.setTextAlign('left')), false],
      ['center', 'Centre', AlignCenter, 'Ctrl Shift E', run(chain => chain.setTextAlign('center')), false],
      ['right', 'Align right', AlignRight, 'Ctrl Shift R', run(chain => chain.setTextAlign('right')), false],
      ['justify', 'Align both sides', AlignJustify, 'Ctrl Shift J', run(chain => chain.setTextAlign('justify')), false],
    ], 'paragraph'),
    ...toggles(look, [
      ['bulletList', 'Bullet list', List, '-', run(chain => chain.toggleBulletList()), false],
      ['orderedList', 'Numbered list', ListOrdered, '1.', run(chain => chain.toggleOrderedList()), false],
    ], 'lists'),
    {
      id: 'sink', group: 'lists', label: 'Indent list item', icon: IndentIncrease, hint: 'Tab',
      disabled: !look.inList, run: run(chain => chain.sinkListItem('listItem')),
    },
    {
      id: 'lift', group: 'lists', label: 'Outdent list item', icon: IndentDecrease, hint: 'Shift Tab',
      disabled: !look.inList, run: run(chain => chain.liftListItem('listItem')),
    },
    {
      id: 'signs', group: 'insert', label: 'Greek letters and symbols', icon: Omega, wideOnly: true,
      menu: close => <SymbolMenu tiptap={tiptap} close={close} />,
    },
    {
      id: 'table', group: 'insert', label: 'Table', icon: Table, wideOnly: true, pressed: look.inTable,
      menu: close => <TableMenu tiptap={tiptap} look={look} close={close} />,
    },
    {
      id: 'line', group: 'insert', label: 'Reference to a line', icon: Hash, wideOnly: true,
      run: () => dialog.open('line'),
    },
    {
      id: 'reference', group: 'insert', label: 'Reference to a number', icon: Waypoints, hint: 'Alt Shift R',
      wideOnly: true, run: () => dialog.open('reference'),
    },
    {
      id: 'variable', group: 'insert', label: 'Show value of a variable', icon: Variable, wideOnly: true,
      run: () => dialog.open('variable'),
    },
    {
      id: 'clear', group: 'insert', label: 'Clear formatting', icon: RemoveFormatting, hint: 'Ctrl \\', wideOnly: true,
      run: run(chain => chain.clearLooks()),
    },
  ] // prettier-ignore
}

type Toggle = readonly [
  id: string,
  label: string,
  icon: ToolbarItem['icon'],
  hint: string,
  run: () => void,
  wideOnly: boolean,
]

const toggles = (look: CaretFormat, table: readonly Toggle[], group: string): ToolbarItem[] =>
  table.map(([id, label, icon, hint, run, wideOnly]) => ({
    id, label, icon, hint, run, wideOnly, group, pressed: look.on.includes(id),
  })) // prettier-ignore
