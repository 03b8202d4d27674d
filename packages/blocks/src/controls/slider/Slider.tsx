import { Suspense, useMemo, useState } from 'react'
import { toCalculationSettings } from '@calcwright/document'
import { StaticFormula, useNotation } from '@calcwright/editor'
import { lazyPart } from '@calcwright/ui'
import type { BlockViewProps } from '@calcwright/editor'
import { parseUnit, unitToLatex } from '@calcwright/math/expression'
import { ControlFrame } from '../ControlFrame.tsx'
import { useControl } from '../use-control.ts'
import { plainTextOf } from '../value-text.ts'
import { useSliderDrag } from './slider-drag.ts'
import { numberText, snappedValue } from './positions.ts'
import type { SliderProps } from './schema.ts'
import styles from './slider.module.css'
import { Track } from './Track.tsx'
import { TypedValue } from './TypedValue.tsx'

const SliderDialog = lazyPart(() => import('./SliderDialog.tsx'))

/** A number between two limits: dragged, moved by keys, or typed. */
export default function Slider(view: BlockViewProps<SliderProps>) {
  const { block, props, editor } = view
  const [element, control] = useControl<HTMLDivElement>(view)
  const movement = useSliderDrag(view)
  const [typed, setTyped] = useState<string | null>(null)
  const unit = useMemo(() => unitLatex(props.unit), [props.unit])
  const { read, write } = useNotation()
  const shown = write(numberText(movement.value))
  const name = plainTextOf(props.name)
  return (
    <ControlFrame
      control={control}
      title="Slider"
      adjustLabel="Adjust Slider"
      dialog={close => (
        <Suspense fallback={null}>
          <SliderDialog view={view} close={close} />
        </Suspense>
      )}
    >
      <span className={styles.slider}>
        <Track
          element={element}
          range={props}
          movement={movement}
          control={control}
          label={name === '' ? 'Slider' : `Slider ${name}`}
          valueText={props.unit === '' ? shown : `${shown} ${props.unit}`}
          type={setTyped}
          leave={control.leaveTo}
        />
        <span className={styles.limits} aria-hidden="true">
          <span>{write(numberText(props.min))}</span>
          <span>{write(numberText(props.max))}</span>
        </span>
      </span>
      <span className={styles.value}>
        {typed === null ? (
          <button
            type="button"
            className={styles.number}
            aria-label={`Type a value, now ${shown}`}
            disabled={!control.enabled}
            tabIndex={-1}
            onClick={() => setTyped(shown)}
          >
            {shown}
          </button>
        ) : (
          <TypedValue
            initial={typed}
            unit={props.unit}
            notation={read}
            settings={toCalculationSettings(editor.worksheet.settings)}
            submit={value => editor.operate(block.id, { value: snappedValue(value, props) })}
            close={back => {
              setTyped(null)
              if (back) control.focus()
            }}
          />
        )}
        {unit !== '' && <StaticFormula latex={unit} drawn />}
      </span>
    </ControlFrame>
  )
}

function unitLatex(unit: string): string {
  const parsed = unit === '' ? null : parseUnit(unit)
  return parsed?.ok ? unitToLatex(parsed.value) : ''
}
