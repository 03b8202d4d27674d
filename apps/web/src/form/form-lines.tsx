/** Fields and results of a form. */
import {
  type LineOutput,
  valueProblem,
  inputOf,
  lineFieldOf,
  lineOutputOf,
} from '@calcwright/blocks/sheet-schema'
import type { Block, Worksheet } from '@calcwright/document'
import {
  type DrawLine,
  type ResultsStore,
  StaticFormula,
  Trace,
  spokenResult,
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
    if (block.formInput && lineFieldOf(block)) return <InputField block={block} parts={parts} />
    const output = block.formOutput ? lineOutputOf(block) : null
    if (output) return <OutputLine block={block} output={output} parts={parts} />
    if (block.formOutput && block.type === CHECK)
      return <CheckLine worksheet={worksheet} block={block} {...parts} />
    return block.formOutput || isFormInput(worksheet, block) ? undefined : null
  }
}

const AS_IT_STANDS = { read: (text: string) => text, write: (text: string) => text }

interface InputFieldProps {
  readonly block: Block
  readonly parts: FormParts
}

function InputField({ block, parts }: InputFieldProps) {
  const { values, results, ownUnits } = parts
  const input = inputOf(block)!
  const { name, kind } = input
  const { formLabel, formHelp } = block
  const field = useId()
  const notation = useNotation()
  // A comma in a text is no decimal sign.
  const { read, write } = kind === 'text' ? AS_IT_STANDS : notation
  const text = useStore(values.state, ({ texts }) => texts[block.id])
  const { latex, text: written, unit } = lineFieldOf(text === undefined ? values.over(block) : block)!
  const problem = useStore(values.state, ({ problems }) => problems[block.id] ?? '')
  const { result, outdated, calculating } = useBlockResult(results, block.id)
  const outcome = result?.outcomes.at(-1)
  const own = ownUnits.get(block.id)
  const isCurrent = text !== undefined && !outdated && !calculating && outcome !== undefined
  const found = isCurrent ? (valueProblem(input, own ?? null, text, outcome)?.message ?? null) : null
  useEffect(() => {
    // A text that cannot be read has its own problem, and leaves the result of the one before.
    if (isCurrent && values.isRead(block.id)) values.report(block.id, found ?? '')
  }, [values, block, found, isCurrent])
  return (
    <div className={css.field}>
      <label htmlFor={field} className={css.label}>
        {formLabel !== undefined && <>{formLabel} </>}
        <StaticFormula latex={latex} drawn />
      </label>
      <span className={css.entry}>
        <input
          id={field}
          aria-label={formLabel === undefined ? name : `${formLabel}, ${name}`}
          className={css.input}
          value={write(text ?? written)}
          disabled={own === undefined}
          inputMode={unit === '' ? 'text' : 'decimal'}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={problem !== '' || undefined}
          aria-describedby={
            [problem && `${field}-problem`, unit && `${field}-unit`, formHelp && `${field}-help`]
              .filter(Boolean)
              .join(' ') || undefined
          }
          onChange={event => values.enter(block.id, read(event.currentTarget.value))}
        />
        {unit !== '' && (
          <span id={`${field}-unit`} className={css.unit}>
            {unit}
          </span>
        )}
      </span>
      {formHelp !== undefined && (
        <p id={`${field}-help`} className={css.help}>
          {formHelp}
        </p>
      )}
      {problem !== '' && (
        <p id={`${field}-problem`} role="alert" className={css.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

interface OutputLineProps {
  readonly block: Block
  readonly output: LineOutput
  readonly parts: FormParts
}

function OutputLine(props: OutputLineProps) {
  const { formLabel, formHelp } = props.block
  return (
    <>
      {(formLabel ?? formHelp) !== undefined && (
        <p className={css.words}>
          {formLabel}
          {formHelp !== undefined && <span className={css.help}> {formHelp}</span>}
        </p>
      )}
      <OutputResult {...props} />
    </>
  )
}

function OutputResult({ block: { id }, output, parts: { values, results } }: OutputLineProps) {
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
            {chainOf(output, outcome).map(latex => (
              <span key={latex} className={css.step}>
                <StaticFormula latex={latex} drawn />
              </span>
            ))}
            <span className={css.visuallyHidden}>{`${output.name} ${spokenResult(outcome)}`}</span>
          </>
        )}
      </p>
      <Trace outcome={outcome} />
      {outcome.notices.map(({ text }) => (
        <p key={text} className={css.notice}>
          {text}
        </p>
      ))}
    </div>
  )
}

/** The name with its result, or with the formula and the steps to it, where the line shows these. */
function chainOf({ latex, formula }: LineOutput, { latex: result, working = [] }: Outcome): string[] {
  const value = withMarkedFalse(result)
  if (working.length === 0) return [`${latex}=${value}`]
  const [first, ...others] = [formula, ...working.map(step => step.latex), value].filter(part => part !== '')
  const begin = formula === '' ? [latex, `{}=${first}`] : [`${latex}=${first}`]
  return [...begin, ...others.map(part => `{}=${part}`)]
}

/** Why there is no result: a name that is defined further down in the worksheet, or nowhere. */
function missingName({ unknown, notices }: Outcome): string | undefined {
  const [first] = unknown ?? []
  const later = notices.find(({ code }) => code === 'name.later.unknown')
  return first && (later?.text ?? `The worksheet defines no ${first.name}.`)
}

interface DescribedProps {
  readonly output: LineOutput
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
