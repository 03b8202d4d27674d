/** A check as an output of a form: its name and its condition, the verdict on the values that were entered. */
import { Verdict } from '@calcwright/blocks/checks/verdict'
import { useCheck } from '@calcwright/blocks/checks/use-check'
import type { Block, Worksheet } from '@calcwright/document'
import { type ResultsStore, StaticFormula, useBlockResult } from '@calcwright/editor'
import { useStore } from 'zustand'
import type { FormValues } from './form-values.ts'
import css from './form.module.css'

interface CheckLineProps {
  readonly worksheet: Worksheet
  readonly block: Block
  readonly values: FormValues
  readonly results: ResultsStore
}

export function CheckLine({ worksheet, block, values, results }: CheckLineProps) {
  const isWrong = useStore(values.state, ({ problems }) => Object.keys(problems).length > 0)
  const { result, outdated, calculating } = useBlockResult(results, block.id)
  const { words } = useCheck({ worksheet, results }, block, result)
  const { name, condition } = block.props as { readonly name: string; readonly condition: string }
  const missing = isWrong ? 'Correct the values above first.' : result ? '' : 'Calculating…'
  return (
    <div className={css.output} data-old={outdated || calculating || undefined}>
      {name.trim() !== '' && <p className={css.checkName}>{name}</p>}
      <p className={css.check}>
        <StaticFormula latex={condition} drawn />
        {missing === '' ? <Verdict words={words} drawn /> : <span className={css.notice}>{missing}</span>}
      </p>
    </div>
  )
}
