import type { DragEvent } from 'react'
import { TOOL_DRAG_TYPE } from '../drag/use-sheet-drop.ts'
import type { Tool } from '../contract/block-view.ts'
import type { ToolboxEntry } from './sections.ts'
import styles from './toolbox.module.css'

type ToolButtonProps = { onInsert(): void } & (
  { readonly tool: Tool } | { readonly planned: Extract<ToolboxEntry, { kind: 'planned' }> }
)

/** One tool, to click or to drag into the sheet. */
export function ToolButton(props: ToolButtonProps) {
  const tool = 'tool' in props ? props.tool : null
  const { title, icon: Icon } = tool ?? ('planned' in props ? props.planned : props.tool)
  const typed = tool?.typedWord ? `Type ${tool.typedWord} in an empty line instead` : ''
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={title}
      aria-disabled={tool ? undefined : true}
      title={tool ? typed || title : 'This feature is not yet available'}
      draggable={tool !== null}
      onDragStart={tool ? event => carry(event, tool) : undefined}
      onClick={props.onInsert}
    >
      <Icon size={20} />
      <span>{title}</span>
    </button>
  )
}

function carry(event: DragEvent, tool: Tool): void {
  event.dataTransfer.setData(TOOL_DRAG_TYPE, tool.id)
  event.dataTransfer.effectAllowed = 'copy'
}
