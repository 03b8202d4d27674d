/** `calcwright eval FILE --set NAME=VALUE --get NAME`: a worksheet called like a function. */
import type { CallAnswer, CallOutput } from '@calcwright/blocks/sheet-function'
import { answerFields, withSheet } from './called-sheet.ts'
import { readSource, unreadable } from './source-file.ts'

export interface CallRequest {
  readonly file: string
  readonly json: boolean
  /** Print the steps to each result. */
  readonly steps: boolean
  /** Values of inputs by name, in plain notation. */
  readonly set: Readonly<Record<string, string>>
  readonly get: readonly string[]
}

/** @returns the exit status: 1 when a name cannot be given or read, 2 when the file cannot be read */
export async function callCommand({ file, json, steps, set, get }: CallRequest): Promise<number> {
  let answer: CallAnswer
  try {
    answer = await withSheet(await readSource(file), sheet => sheet.call(set, get), { steps })
  } catch (error) {
    return unreadable(file, error)
  }
  process.stdout.write(
    json ? `${JSON.stringify(answerFields(answer), null, 2)}\n` : answer.ok ? textAnswer(answer) : '',
  )
  if (answer.ok) return 0
  if (!json) for (const { message } of answer.problems) process.stderr.write(`Error: ${message}\n`)
  return 1
}

function textAnswer({ outputs, remarks }: CallAnswer & { readonly ok: true }): string {
  return [...remarks.map(text => `Notice: ${text}\n`), ...outputs.map(textLine)].join('')
}

/** `sigma = M/W = 10 kN*m/(200 cm^3) = 50 MPa`, with its notices below. */
function textLine({ formula, steps, outcome: { display, notices } }: CallOutput): string {
  const remarks = notices.map(({ text }) => `  Notice: ${text}\n`)
  const chain = [formula, ...steps.map(({ text }) => text).filter(text => text !== formula), display]
  return `${chain.join(' = ')}\n${remarks.join('')}`
}
