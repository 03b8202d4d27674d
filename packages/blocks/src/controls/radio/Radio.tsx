import { Suspense } from 'react'
import { lazyPart } from '@calcwright/ui'
import type { BlockViewProps } from '@calcwright/editor'
import { chosenOf } from '../choice.ts'
import { ControlFrame } from '../ControlFrame.tsx'
import { OptionName } from '../OptionName.tsx'
import { useControl } from '../use-control.ts'
import { plainTextOf } from '../value-text.ts'
import controls from '../controls.module.css'
import type { ChoiceProps } from '../options.ts'

const OptionsDialog = lazyPart(() => import('../OptionsDialog.tsx'))

/** A list of buttons of which one is chosen. */
export default function Radio(view: BlockViewProps<ChoiceProps>) {
  const { block, props, editor } = view
  const [element, control] = useControl<HTMLInputElement>(view)
  const chosen = chosenOf(props)
  const name = plainTextOf(props.name)
  return (
    <ControlFrame
      control={control}
      title="Radio list"
      adjustLabel="Adjust Options"
      dialog={close => (
        <Suspense fallback={null}>
          <OptionsDialog view={view} close={close} />
        </Suspense>
      )}
    >
      <span
        role="radiogroup"
        aria-label={name === '' ? 'Options' : `Options of ${name}`}
        className={controls.radios}
      >
        {props.options.map((option, at) => (
          <label key={at} className={controls.choice}>
            <input
              ref={at === chosen ? element : undefined}
              type="radio"
              name={block.id}
              checked={at === chosen}
              disabled={!control.enabled}
              tabIndex={control.tabIndex}
              onFocus={control.onFocus}
              onChange={() => editor.operate(block.id, { selected: at })}
              onKeyDown={event => {
                // Arrows go from one option to the next.
                if (event.key === 'Enter') control.leaves(event)
              }}
            />
            <span>
              <OptionName option={option} />
            </span>
          </label>
        ))}
      </span>
    </ControlFrame>
  )
}
