/** Keeps an evaluator fed with a worksheet, and a results store with what it gives. */
import { type Block, type Worksheet, toCalculationSettings } from '@calcwright/document'
import type { BlockInProgress, ControlValues, ResultsStore } from '@calcwright/editor'
import type { EvaluationBlock, Evaluator, ResultsSnapshot } from '@calcwright/evaluator'
import { flushSync } from 'react-dom'
import { WorksheetRates } from './worksheet-rates.ts'
import { flagPrintable } from './printable.ts'

/** Blocks that cannot be read are left out: what they hold is for a newer version. */
export function evaluationBlock(block: Block): EvaluationBlock {
  const { id, type, parent, props, disabled, status, numbers } = block
  return {
    id,
    type: status === 'ok' ? type : 'unreadable',
    parent,
    props,
    disabled,
    ...(numbers && { numbers }),
  }
}

export function connectEvaluator(
  worksheet: Worksheet,
  evaluator: Evaluator,
  results: ResultsStore,
  stored: ResultsSnapshot | undefined,
  { controlValues, inProgress }: { controlValues: ControlValues; inProgress: BlockInProgress },
): () => void {
  const stopFlag = flagPrintable(results)
  const stopEvents = evaluator.on(event => results.applyEvent(event))
  const settle = () => flushSync(() => results.settle())
  addEventListener('beforeprint', settle)
  const settings = () => {
    const { rates } = money
    return { ...toCalculationSettings(worksheet.settings), ...(rates && { rates }) }
  }
  const money = new WorksheetRates(worksheet, () => evaluator.configure(settings()))
  let revision = 0
  const update = (blocks: readonly Block[], order?: readonly string[]): void => {
    const changed = blocks.map(block => ({
      ...evaluationBlock(inProgress.evaluated(block)),
      revision: ++revision,
    }))
    results.expect(changed)
    evaluator.update({ blocks: changed, order })
    // Results that are there by then are drawn with what was typed.
    requestAnimationFrame(() => evaluator.collect())
  }
  evaluator.open(worksheet.blocks().map(evaluationBlock), settings(), stored)
  money.follow()
  const stopChanges = worksheet.subscribe(change => {
    if (change.settings) evaluator.configure(settings())
    money.follow(change.settings ? undefined : change.changed)
    const moved = change.order || change.removed.length > 0
    if (change.changed.length === 0 && !moved) return
    update(
      change.changed.flatMap(id => controlValues.block(id) ?? []),
      moved ? worksheet.blocks().map(block => block.id) : undefined,
    )
  })
  const send = (id: string): void => {
    const block = controlValues.block(id)
    if (block) update([block])
  }
  const stopOperating = controlValues.subscribe(send)
  const stopFilling = inProgress.subscribe(send)
  return () => {
    stopOperating()
    stopFilling()
    stopFlag()
    stopEvents()
    removeEventListener('beforeprint', settle)
    stopChanges()
  }
}
