import { BookOpen, ChevronRight, Hash, Ruler, Sigma, SquareFunction, Table2 } from 'lucide-react'
import { Glyph } from '../templates/glyph.tsx'
import { FunctionName } from '../templates/FunctionName.tsx'
import { drawingOf } from './entries.ts'
import type { PaletteEntry } from './entries.ts'
import styles from './palette.module.css'

const ICONS = {
  Tool: Hash,
  Function: SquareFunction,
  Unit: Ruler,
  Symbol: Sigma,
  Command: ChevronRight,
  Row: Table2,
  Library: BookOpen,
} as const

/** One entry in a list: its picture, name, kind, and the key for it. */
export function EntryView({ entry }: { readonly entry: PaletteEntry }) {
  const drawing = drawingOf(entry)
  const Icon = 'tool' in entry.action ? entry.action.tool.icon : ICONS[entry.kind]
  return (
    <>
      <span className={styles.picture} aria-hidden="true">
        {drawing ? <Glyph latex={drawing} /> : <Icon size={16} />}
      </span>
      <span className={styles.title}>
        {entry.kind === 'Function' ? <FunctionName name={entry.title} /> : entry.title}
        {entry.args && <span className={styles.args}>{entry.args}</span>}
      </span>
      <span className={styles.detail}>{entry.detail}</span>
      {entry.hint && <kbd className={styles.keys}>{entry.hint}</kbd>}
    </>
  )
}
