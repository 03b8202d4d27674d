/** Calculates worksheets of the gallery and draws them as a document and as a small picture. */
import { blockEvaluations } from '@calcwright/blocks/evaluate'
import { documentOf } from '@calcwright/blocks/documents'
import { writeHtml } from '@calcwright/blocks/documents/html'
import { registry } from '@calcwright/blocks/schemas'
import { MissingResource, toCalculationSettings, worksheetFromPlain } from '@calcwright/document'
import { createInlineEngine } from '@calcwright/engine/node'
import { type BlockResult, type ResultsSnapshot, createEvaluator } from '@calcwright/evaluator'
import type { EvaluationBlock, EvaluationSettings } from '@calcwright/evaluator'
import { pictureIn } from '../documents/picture-in.ts'
import { answerTasks } from '../threads/answer-tasks.ts'
import type { CalculatedSheet, GalleryTask } from './gallery-sheets.ts'

/** Milliseconds of one command of the engine. */
const COMMAND = 10_000

answerTasks(async asked => {
  const { title, text } = asked as GalleryTask
  const worksheet = worksheetFromPlain(registry, text, title)
  const { results, snapshot } = await calculated(
    worksheet.blocks().filter(({ status }) => status === 'ok'),
    toCalculationSettings(worksheet.settings),
  )
  const document = await documentOf(worksheet, results, digest => Promise.reject(new MissingResource(digest)))
  const { content } = await writeHtml(document)
  const picture = pictureIn(worksheet, JSON.stringify(snapshot))
  return { value: { document: String(content), picture } satisfies CalculatedSheet }
})

interface Calculated {
  /** By the ids of the blocks. */
  readonly results: ReadonlyMap<string, BlockResult>
  readonly snapshot: ResultsSnapshot
}

function calculated(blocks: readonly EvaluationBlock[], settings: EvaluationSettings): Promise<Calculated> {
  return new Promise((resolve, reject) => {
    const results = new Map<string, BlockResult>()
    const evaluator = createEvaluator({
      startEngine: () => createInlineEngine(),
      startsWhenNeeded: true,
      blockEvaluations,
      deadline: COMMAND,
    })
    evaluator.on(event => {
      if (event.kind === 'results') for (const result of event.results) results.set(result.block, result)
      if (event.kind === 'engine' && event.phase === 'terminated') reject(new Error(event.text))
      if (event.kind !== 'finished') return
      evaluator
        .snapshot()
        .then(snapshot => resolve({ results, snapshot }))
        .catch(reject)
        .finally(() => evaluator.dispose())
    })
    evaluator.open(blocks, settings)
  })
}
