import { Suspense } from 'react'
import { lazyPart } from '@calcwright/ui'
import type { BlockViewProps } from '@calcwright/editor'
import { ControlFrame } from '../ControlFrame.tsx'
import { useControl } from '../use-control.ts'
import { plainTextOf } from '../value-text.ts'
import controls from '../controls.module.css'
import type { CheckboxProps } from './schema.ts'

const CheckboxDialog = lazyPart(() => import('./CheckboxDialog.tsx'))

/** A box with a value for each of its states. */
export default function Checkbox(view: BlockViewProps<CheckboxProps>) {
  const { block, props, editor } = view
  const [element, control] = useControl<HTMLInputElement>(view)
  return (
    <ControlFrame
      control={control}
      title="Checkbox"
      adjustLabel="Adjust Options"
      dialog={close => (
        <Suspense fallback={null}>
          <CheckboxDialog view={view} close={close} />
        </Suspense>
      )}
    >
      <label className={controls.choice}>
        <input
          ref={element}
          type="checkbox"
          aria-label={props.label === '' ? plainTextOf(props.name) || 'Checkbox' : undefined}
          checked={props.checked}
          disabled={!control.enabled}
          tabIndex={control.tabIndex}
          onFocus={control.onFocus}
          onChange={event => editor.operate(block.id, { checked: event.currentTarget.checked })}
          onKeyDown={event => void control.leaves(event)}
        />
        <span>{props.label}</span>
      </label>
    </ControlFrame>
  )
}
