/** Going back to the worksheet's own values, and taking what was entered along as a link or a file. */
import { pageAddress, worksheetAddress } from '@calcwright/contract'
import { Button, saveFile, toast } from '@calcwright/ui'
import { useStore } from 'zustand'
import { formAnswerClient } from '../form-answers/form-answer-client.ts'
import { SendAnswer } from '../form-answers/send-answer.tsx'
import { exportCalcFile } from '../opened/export-calc-file.ts'
import type { PrintedSheet } from '../print/load-printed.ts'
import type { FormValues } from './form-values.ts'
import { toFragment } from './stored-values.ts'
import css from './form.module.css'

/** A form has no marks and comments. */
const NO_FACTS = { checks: [], revisions: [], comments: [] }

interface FormActionsProps {
  readonly sheet: PrintedSheet
  readonly values: FormValues
}

export function FormActions({ sheet, values }: FormActionsProps) {
  const changed = useStore(values.state, state => state.changed)
  const isWrong = useStore(values.state, ({ problems }) => Object.keys(problems).length > 0)
  const { hash, computation, resources, rightsLevel } = sheet
  const copyLink = async (): Promise<void> => {
    const fragment = toFragment(values.entered())
    const address = `${location.origin}${pageAddress('form', { hash })}${fragment && `#${fragment}`}`
    try {
      await navigator.clipboard.writeText(address)
      toast.success('The link with your values was copied.')
    } catch {
      // Without the clipboard the address bar has the link.
      history.replaceState(history.state, '', address)
      toast.success('The address of this page has your values now. Copy it from there.')
    }
  }
  const saveJson = async (): Promise<void> => {
    const { formResults } = await import('./form-results.ts')
    const content = { worksheet: hash, inputs: values.inputs(), ...formResults(computation) }
    const blob = new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' })
    saveFile(`${sheet.head.name}.json`, blob)
  }
  const saveCalc = (): void =>
    void exportCalcFile({ worksheet: values.filledWorksheet(), evaluator: computation.evaluator, resources })
  const saveWord = async (): Promise<void> => {
    const [{ exportDocument }, { formDocument }] = await Promise.all([
      import('../opened/export-document.ts'),
      import('./form-document.ts'),
    ])
    const { evaluator, results } = computation
    const worksheet = formDocument(values.filledWorksheet())
    const open = { worksheet, evaluator, results, resources, author: sheet.head.author, path: [] }
    await exportDocument(open, 'docx', message => toast.error(message), NO_FACTS)
  }
  return (
    <footer className={css.actions}>
      <Button disabled={!changed} onClick={() => values.reset()}>
        Back to the worksheet’s values
      </Button>
      <Button onClick={() => void copyLink()}>Copy link</Button>
      <Button onClick={() => void saveJson()}>Save as JSON</Button>
      {rightsLevel >= 2 && <Button onClick={saveCalc}>Save as .calc</Button>}
      {rightsLevel >= 2 && (
        <Button disabled={isWrong} onClick={() => void saveWord()}>
          Save as Word
        </Button>
      )}
      <Button disabled={isWrong} onClick={() => print()}>
        Print
      </Button>
      <a className={css.whole} href={worksheetAddress(hash)}>
        Whole worksheet
      </a>
      <SendAnswer
        client={formAnswerClient}
        hash={hash}
        inputs={() => values.inputs()}
        isWrong={isWrong}
        otherwise={<p className={css.kept}>What you enter stays in this browser.</p>}
      />
    </footer>
  )
}
