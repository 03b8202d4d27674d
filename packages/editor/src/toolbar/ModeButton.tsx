import { ChartLine, CodeXml, PenTool, Pilcrow, Sheet, Sigma } from 'lucide-react'
import { placeBeside } from '../state/place-beside.ts'
import { findTool, insertTool } from '../state/tools.ts'
import type { EditorWithState } from '../state/editor.ts'
import { viewOf } from '../contract/block-view.ts'
import type { Surface, ToolbarItem } from '../contract/surface.ts'
import { BarButton } from './BarButton.tsx'
import { Menu, MenuItem, MenuRule } from '@calcwright/ui'

const MODES = {
  text: { label: 'Text', icon: Pilcrow },
  math: { label: 'Math', icon: Sigma },
  plot: { label: 'Plot', icon: ChartLine },
} as const

const PLANNED = [
  { label: 'Code', icon: CodeXml },
  { label: 'Spreadsheet', icon: Sheet },
  { label: 'Drawing', icon: PenTool },
] as const

interface ModeButtonProps {
  readonly editor: EditorWithState
  readonly mode: Surface['mode']
  readonly live: boolean
  readonly reachable: boolean
}

/** Button that shows and switches the kind of the line. */
export function ModeButton({ editor, mode, live, reachable }: ModeButtonProps) {
  const unavailable = (): void => editor.actions.notify?.('Feature not yet available', 'info')
  const item: ToolbarItem = {
    id: 'mode',
    label: `Mode: ${MODES[mode].label}`,
    icon: MODES[mode].icon,
    menu: close => (
      <Menu label="Mode">
        {(['text', 'math', 'plot'] as const).map(choice => (
          <MenuItem
            key={choice}
            {...MODES[choice]}
            checked={choice === mode}
            onSelect={() => {
              close()
              if (choice === mode || !switchMode(editor, choice)) unavailable()
            }}
          />
        ))}
        <MenuRule />
        {PLANNED.map(planned => (
          <MenuItem
            key={planned.label}
            {...planned}
            detail="not yet available"
            onSelect={() => {
              close()
              unavailable()
            }}
          />
        ))}
      </Menu>
    ),
  }
  return (
    <BarButton item={item} live={live} reachable={reachable} ruled text={MODES[mode].label} align="end" />
  )
}

/** A blank line becomes one of the other kind; after any other a new one follows. False when there is none. */
function switchMode(editor: EditorWithState, to: Surface['mode']): boolean {
  const block = editor.feed.block(editor.state.getState().caret?.block ?? '')
  if (!block) return false
  if (to === 'plot') {
    const plot = findTool(editor.registry, 'plot')
    if (plot) insertTool(editor, plot)
    return plot !== undefined
  }
  if (editor.state.getState().surface?.surface.switchTo?.(to)) return true
  const type = to === 'math' ? editor.registry.lineType : editor.registry.proseType
  if (viewOf(editor.registry, block.type)?.isBlank(block.props))
    editor.convert(block.id, { type, props: {} }, { at: 'start' })
  else editor.insert(placeBeside(editor, block.id, type), 'after', [{ type, props: {} }], { at: 'start' })
  return true
}
