/** Fields and results of a form. */
import {
  type FormInput,
  type FormOutput,
  formInputOf,
  formOutputOf,
  dimensionProblem,
} from '@calcwright/blocks/form'
import type { Block, Worksheet } from '@calcwright/document'
import {
  type DrawLine,
  type ResultsStore,
  StaticFormula,
  useBlockResult,
  useNotation,
} from '@calcwright/editor'
import type { Outcome } from '@calcwright/evaluator'
import { withMarkedFalse } from '@calcwright/math/expression'
import { useEffect, useId } from 'react'
import { useStore } from 'zustand'
import { CHECK } from '@calcwright/blocks/checks'
import { CheckLine } from './check-line.tsx'
import { type FormValues, isFormInput } from './form-values.ts'
import css from './form.module.css'

export interface FormParts {
  readonly values: FormValues
  readonly results: ResultsStore
  /** Units of the worksheet's own values, by id of the block, as far as they are known. */
  readonly ownUnits: ReadonlyMap<string, string>
}

/** Draws only what the form asks for and shows. */
export function drawFormLine(parts: FormParts, worksheet: Worksheet): DrawLine {
  return ({ id }) => {
    // The drawn block has the values of this page in it, the stored one its own.
    const block = worksheet.block(id)
    if (!block || block.disabled) return null
    const input = block.formInput ? formInputOf(block) : null
    if (input) return <InputField block={block} input={input} parts={parts} />
    const output = block.formOutput ? formOutputOf(block) : null
    if (output) return <OutputLine id={id} output={output} parts={parts} />
    if (block.formOutput && block.type === CHECK)
      return <CheckLine worksheet={worksheet} block={block} {...parts} />
    return block.formOutput || isFormInput(worksheet, block) ? undefined : null
  }
}

interface InputFieldProps {
  readonly block: Block
  readonly input: FormInput
  readonly parts: FormParts
}

function InputField({ block, input, parts }: InputFieldProps) {
  const { values, results, ownUnits } = parts
  const field = useId()
  const { read, write } = useNotation()
  const text = useStore(values.state, ({ texts }) => texts[block.id])
  const problem = useStore(values.state, ({ problems }) => problems[block.id] ?? '')
  const { result, outdated, calculating } = useBlockResult(results, block.id)
  const outcome = result?.outcomes.at(-1)
  const own = ownUnits.get(block.id)
  const isCurrent = text !== undefined && !outdated && !calculating && outcome !== undefined
  const found = isCurrent ? problemOf(input.name, own, outcome) : null
  useEffect(() => {
    // A text that cannot be read has its own problem, and leaves the result of the one before.
    if (found !== null && values.isRead(block)) values.report(block.id, found)
  }, [values, block, found])
  return (
    <div className={css.field}>
      <label htmlFor={field} className={css.label}>
        <StaticFormula latex={input.latex} drawn />
      </label>
      <span className={css.entry}>
        <input
          id={field}
          aria-label={input.name}
          className={css.input}
          value={write(text ?? input.value)}
          disabled={own === undefined}
          inputMode={input.unit === '' ? 'text' : 'decimal'}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={
            [problem && `${field}-problem`, input.unit && `${field}-unit`].filter(Boolean).join(' ') ||
            undefined
          }
          onChange={event => values.enter(block, read(event.currentTarget.value))}
        />
        {input.unit !== '' && (
          <span id={`${field}-unit`} className={css.unit}>
            {input.unit}
          </span>
        )}
      </span>
      {problem !== '' && (
        <p id={`${field}-problem`} role="alert" className={css.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

/** The sentence about a value that was calculated; '' when it can be used. */
function problemOf(name: string, own: string | undefined, { error, unit }: Outcome): string {
  if (error) return error.message
  return own === undefined ? '' : (dimensionProblem(name, own, unit) ?? '')
}

interface OutputLineProps {
  readonly id: string
  readonly output: FormOutput
  readonly parts: FormParts
}

function OutputLine({ id, output, parts: { values, results } }: OutputLineProps) {
  const isWrong = useStore(values.state, ({ problems }) => Object.keys(problems).length > 0)
  const { result, outdated, calculating } = useBlockResult(results, id)
  const outcome = result?.outcomes.at(-1)
  if (isWrong) return <Described output={output} text="Correct the values above first." />
  if (!outcome) return <Described output={output} text="Calculating…" />
  const problem = outcome.error?.message ?? missingName(outcome)
  if (problem !== undefined) return <Described output={output} text={problem} isError />
  return (
    <div className={css.output} data-old={outdated || calculating || undefined}>
      <p className={css.result}>
        {outcome.latex === '' ? (
          `${output.name} = ${outcome.display}`
        ) : (
          <>
            <StaticFormula latex={`${output.latex}=${withMarkedFalse(outcome.latex)}`} drawn />
            <span className={css.visuallyHidden}>{`${output.name} = ${outcome.display}`}</span>
          </>
        )}
      </p>
      {outcome.notices.map(({ text }) => (
        <p key={text} className={css.notice}>
          {text}
        </p>
      ))}
    </div>
  )
}

function missingName({ unknown }: Outcome): string | undefined {
  const [first] = unknown ?? []
  return first && `The worksheet defines no ${first.name}.`
}

interface DescribedProps {
  readonly output: FormOutput
  readonly text: string
  readonly isError?: boolean
}

/** An output without a result, and why. */
function Described({ output, text, isError = false }: DescribedProps) {
  return (
    <div className={css.output}>
      <StaticFormula latex={output.latex} drawn />
      <span className={css.visuallyHidden}>{output.name}</span>{' '}
      <span className={isError ? css.problem : css.notice}>{text}</span>
    </div>
  )
}
