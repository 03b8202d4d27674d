import { useState } from 'react'
import type { CheckResult } from './checks.ts'

interface Draft {
  readonly text: string
  readonly message: string
}

export interface DraftField {
  readonly text: string
  /** Why the text is not applied; '' while it is being typed or is good. */
  readonly message: string
  /** Whether the text differs from what is applied. */
  readonly pending: boolean
  type(text: string): void
  /** Applies the text, or says why not and keeps it. */
  submit(): void
  /** Takes back what was typed. */
  reset(): void
}

interface DraftOptions<Value> {
  readonly value: string
  readonly check: (text: string) => CheckResult<Value>
  readonly apply: (value: Value) => void
  /** Applies while typing, not only on Enter and on leaving the field. */
  readonly live?: boolean
}

/** A text field whose text is kept as typed until it is good. */
export function useDraft<Value>({ value, check, apply, live = false }: DraftOptions<Value>): DraftField {
  const [draft, setDraft] = useState<Draft | null>(null)
  const settle = (text: string) => {
    const result = check(text)
    setDraft(result.ok ? null : { text, message: result.message })
    if (result.ok) apply(result.value)
  }
  return {
    text: draft?.text ?? value,
    message: draft?.message ?? '',
    pending: draft !== null && draft.text !== value,
    type(text) {
      if (live && text !== '') return settle(text)
      const result = check(text)
      // A complaint goes as soon as its cause does; a new one waits until the word is finished.
      setDraft({ text, message: draft?.message && !result.ok ? result.message : '' })
    },
    submit() {
      if (draft !== null) settle(draft.text)
    },
    reset: () => setDraft(null),
  }
}
