import { useMemo } from 'react'
import type { Outcome } from '@calcwright/evaluator'
import type { OutputActions } from './actions.ts'
import { nameProblem } from './answer.ts'
import { InlinePrompt } from './InlinePrompt.tsx'
import type { QuestionKind } from './output-menu-props.ts'
import { DIGITS_MESSAGE, readDigits, withDigits } from './settings.ts'
import type { OutputSettings } from './settings.ts'
import { matching, unitProblem, unitsLike } from './unit-choice.ts'

interface QuestionProps {
  readonly kind: QuestionKind
  readonly outcome: Outcome
  readonly settings: OutputSettings
  readonly actions: OutputActions
  close(): void
}

/** Prompt of an entry of the menu, shown in the place of the result. */
export default function Question({ kind, ...props }: QuestionProps) {
  switch (kind) {
    case 'unit':
      return <UnitQuestion {...props} />
    case 'digits':
      return <DigitsQuestion {...props} />
    case 'name':
      return <NameQuestion {...props} />
  }
}

type Props = Omit<QuestionProps, 'kind'>

function UnitQuestion({ outcome, settings, actions, close }: Props) {
  const choices = useMemo(
    () => unitsLike(outcome.unit).map(choice => ({ ...choice, value: choice.unit })),
    [outcome.unit],
  )
  return (
    <InlinePrompt
      label="convert to:"
      initial={settings.unit}
      width={120}
      check={text => unitProblem(text, outcome.unit)}
      choices={text => matching(choices, text).map(({ unit, label }) => ({ value: unit, label }))}
      submit={unit => {
        actions.change({ unit })
        close()
      }}
      cancel={close}
    />
  )
}

function DigitsQuestion({ settings, actions, close }: Props) {
  return (
    <InlinePrompt
      label="significant digits:"
      initial={settings.digits ? String(settings.digits) : ''}
      width={48}
      inputMode="numeric"
      check={text => (readDigits(text) === null ? DIGITS_MESSAGE : '')}
      submit={text => {
        actions.change(withDigits(readDigits(text) ?? 0))
        close()
      }}
      cancel={close}
    />
  )
}

function NameQuestion({ actions, close }: Props) {
  const assignment = useMemo(() => actions.assignment(), [actions])
  return (
    <InlinePrompt
      label="variable name:"
      initial={assignment?.suggested() ?? ''}
      width={120}
      check={nameProblem}
      submit={name => {
        close()
        assignment?.to(name)
      }}
      cancel={close}
    />
  )
}
