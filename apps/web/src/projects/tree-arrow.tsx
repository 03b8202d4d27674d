import { ChevronRight } from 'lucide-react'
import css from './project-tree.module.css'

interface TreeArrowProps {
  /** undefined for what has nothing inside. */
  readonly open: boolean | undefined
  readonly onToggle: () => void
}

/** Opens and closes a branch with the mouse; the keyboard has the arrows. */
export function TreeArrow({ open, onToggle }: TreeArrowProps) {
  if (open === undefined) return <span className={css.arrow} />
  return (
    <span
      className={css.arrow}
      data-open={open}
      aria-hidden
      onClick={event => {
        event.stopPropagation()
        onToggle()
      }}
      // Opened and closed quickly it is not chosen.
      onDoubleClick={event => event.stopPropagation()}
    >
      <ChevronRight size={14} />
    </span>
  )
}
