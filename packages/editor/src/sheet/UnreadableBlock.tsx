import type { Block } from '@calcwright/document'
import styles from './block-replacement.module.css'

/** A block that this version cannot draw: it is shown, stays unchanged and cannot be edited. */
export function UnreadableBlock({ block }: { block: Block }) {
  return (
    <div className={styles.replacement} role="note">
      <p>{reason(block)}</p>
      <code>{block.type}</code>
    </div>
  )
}

function reason(block: Block): string {
  if (block.status === 'invalid') return 'This block cannot be read and is kept as it is.'
  return 'This block was made by a newer version and is kept as it is.'
}
