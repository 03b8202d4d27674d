import { useRef, useState, useSyncExternalStore } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import { PanelRight, Search } from 'lucide-react'
import { Tooltip } from 'radix-ui'
import { useStore } from 'zustand'
import { openPalette } from '../palette/open.ts'
import type { EditorWithState } from '../state/editor.ts'
import { toolboxState } from '../toolbox/state.ts'
import type { Surface, ToolbarItem } from '../contract/surface.ts'
import { BarButton } from './BarButton.tsx'
import { ModeButton } from './ModeButton.tsx'
import { MoreMenu } from './MoreMenu.tsx'
import { useFit } from './use-fit.ts'
import styles from './toolbar.module.css'

interface BarProps {
  readonly editor: EditorWithState
  readonly label: string
  /** null while whole lines are selected. */
  readonly mode: Surface['mode'] | null
  readonly items: readonly ToolbarItem[]
  /** False: greyed, and nothing on it acts. */
  readonly live: boolean
}

/** One row of buttons, entered and left as one; what does not fit is in the menu behind the dots. */
export function Bar({ editor, label, mode, items, live }: BarProps) {
  const narrow = useNarrow()
  const row = useRef<HTMLDivElement>(null)
  const shown = items.filter(item => !(narrow && item.wideOnly))
  const moving = shown.filter(item => !item.stays)
  const staying = shown.filter(item => item.stays)
  const fit = useFit(row, moving.map(item => item.id).join(), narrow)
  const [stop, setStop] = useState('')
  const hidden = moving.slice(fit)
  const reachable = [...moving.slice(0, fit), ...staying].some(({ id }) => id === stop) || FIXED.has(stop)
  const first = reachable ? stop : (moving[0]?.id ?? 'mode')
  const button = (item: ToolbarItem, index: number, all: readonly ToolbarItem[]) => (
    <BarButton
      key={item.id}
      item={item}
      live={live}
      reachable={item.id === first}
      hidden={hidden.includes(item)}
      ruled={index > 0 && all[index - 1]?.group !== item.group}
    />
  )
  return (
    <Tooltip.Provider delayDuration={500} skipDelayDuration={200}>
      <div
        role="toolbar"
        aria-label={label}
        tabIndex={-1}
        className={styles.bar}
        data-greyed={!live || undefined}
        onFocus={event => setStop(stopOf(event))}
        onKeyDown={event => onKey(event, editor)}
        onMouseDown={keepCaret}
      >
        <div ref={row} className={styles.row}>
          {moving.map(button)}
        </div>
        {hidden.length > 0 && (
          <MoreMenu key={hidden.length} items={hidden} live={live} reachable={first === 'more'} />
        )}
        {staying.map(button)}
        {mode ? (
          <ModeButton editor={editor} mode={mode} live={live} reachable={first === 'mode'} />
        ) : (
          <span className={styles.selection}>Selection</span>
        )}
        <BarButton item={SEARCH} live reachable={first === 'search'} ruled />
        <ToolboxButton reachable={first === 'toolbox'} />
      </div>
    </Tooltip.Provider>
  )
}

const FIXED = new Set(['more', 'mode', 'search', 'toolbox'])

const SEARCH: ToolbarItem = {
  id: 'search',
  label: 'Search and commands',
  icon: Search,
  hint: 'Ctrl K',
  run: () => openPalette(),
}

function ToolboxButton({ reachable }: { readonly reachable: boolean }) {
  const open = useStore(toolboxState, state => state.open)
  const item: ToolbarItem = {
    id: 'toolbox',
    label: 'Toolbox',
    icon: PanelRight,
    pressed: open,
    run: () => toolboxState.setState({ open: !open }),
  }
  return <BarButton item={item} live reachable={reachable} />
}

/** The bar leaves the caret in its line; a field in one of its menus, whose events come here as well, takes it. */
function keepCaret(event: MouseEvent): void {
  if (!(event.target as Element).closest('input, label, select, textarea')) event.preventDefault()
}

function stopOf(event: FocusEvent): string {
  return (event.target as Element).closest<HTMLElement>('[data-item]')?.dataset.item ?? ''
}

function onKey(event: KeyboardEvent<HTMLElement>, editor: EditorWithState): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-item]:not([data-hidden])')]
  const at = buttons.indexOf((event.target as Element).closest<HTMLElement>('[data-item]')!)
  if (at < 0) return
  if (event.key === 'Escape') return backToCaret(event, editor)
  const target = {
    ArrowRight: buttons[(at + 1) % buttons.length],
    ArrowLeft: buttons.at(at - 1),
    Home: buttons[0],
    End: buttons.at(-1),
  }[event.key]
  if (!target) return
  event.preventDefault()
  target.focus()
}

function backToCaret(event: KeyboardEvent, editor: EditorWithState): void {
  const block = editor.state.getState().caret?.block
  if (block === undefined) return
  event.preventDefault()
  editor.focus(block, { at: 'keep' })
}

const query = matchMedia('(max-width: 480px)')

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is as narrow as a phone. */
function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches)
}
