import { useState } from 'react'
import { formOfLine, formOperations } from '@calcwright/document'
import type { Block } from '@calcwright/document'
import type { LineForm } from '@calcwright/math/expression'
import { GearCheck, GearChoice, GearDialog } from '@calcwright/ui'
import type { EditorWithState } from '../state/editor.ts'

interface NumberDetailsProps {
  readonly block: Block
  readonly editor: EditorWithState
  close(): void
}

const FORMS = [
  ['', 'As the worksheet'],
  ['significant', 'Significant digits'],
  ['decimals', 'Decimal places'],
  ['engineering', 'Engineering (12.3·10³)'],
  ['scientific', 'Scientific (1.23·10⁴)'],
] as const

const FIRST: LineForm = { form: 'decimals', digits: 2, zeros: true }

/** The form in which one line writes its numbers. */
export default function NumberDetails({ block, editor, close }: NumberDetailsProps) {
  const [form, setForm] = useState(() => formOfLine(block))
  const end = (): void => {
    close()
    editor.focus(block.id, { at: 'end' })
  }
  const ok = (): void => {
    editor.perform(formOperations(block, form))
    end()
  }
  const choose = (chosen: LineForm['form']): void => {
    const { digits, zeros } = form ?? FIRST
    setForm({ form: chosen, digits: chosen === 'decimals' ? digits : Math.max(1, digits), zeros })
  }
  const first = form?.form === 'decimals' ? 0 : 1
  const counts = Array.from({ length: 15 - first }, (_, at) => String(at + first))
  return (
    <GearDialog title="Form of the numbers of this line" problem="" ok={ok} close={end}>
      <GearChoice
        label="Numbers"
        value={form?.form ?? ''}
        options={FORMS}
        change={chosen => (chosen === '' ? setForm(null) : choose(chosen as LineForm['form']))}
      />
      {form && (
        <>
          <GearChoice
            label={form.form === 'decimals' ? 'Decimal places' : 'Digits'}
            value={String(form.digits)}
            options={counts.map(count => [count, count])}
            change={count => setForm({ ...form, digits: Number(count) })}
          />
          <GearCheck
            label="Zeros at the end (1.50)"
            checked={form.zeros}
            change={zeros => setForm({ ...form, zeros })}
          />
        </>
      )}
    </GearDialog>
  )
}
