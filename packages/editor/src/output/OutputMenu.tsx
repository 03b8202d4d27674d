import { Suspense, useEffect, useRef } from 'react'
import { ChevronDown } from 'lucide-react'
import { lazyPart } from '@calcwright/ui'
import type { OutputMenuProps } from './output-menu-props.ts'
import styles from './output.module.css'

const Content = lazyPart(() => import('./OutputMenuContent.tsx'))

/** Prompt of an entry of the menu, in the place of the result. */
export const Question = lazyPart(() => import('./Question.tsx'))

const preload = (): void => {
  void Content.preload()
  void Question.preload()
}

/** The pulldown of one result. Its content is loaded with the first use: a sheet has a thousand of these. */
export function OutputMenu(props: OutputMenuProps) {
  const { active, open, setOpen } = props
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (active) preload()
  }, [active])
  return (
    <span className={styles.menuAnchor}>
      <button
        ref={button}
        type="button"
        className={styles.menuButton}
        aria-label="Options of this result"
        title="Options of this result (F10)"
        aria-haspopup="menu"
        aria-expanded={open !== null}
        tabIndex={active || open ? 0 : -1}
        data-open={open !== null || undefined}
        onPointerEnter={preload}
        onClick={() => setOpen('button')}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen('button')
        }}
      >
        <ChevronDown size={14} aria-hidden="true" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <Content
            {...props}
            back={() => (open === 'line' ? props.actions.refocus() : button.current?.focus())}
          />
        </Suspense>
      )}
    </span>
  )
}
