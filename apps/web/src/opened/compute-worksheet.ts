/**
 * Shows and calculates a worksheet, and sends nothing anywhere: what a reader, a print or an embedded sheet
 * needs. `connect-worksheet.ts` adds saving and the live connection.
 */
import { registry as blockRegistry } from '@calcwright/blocks/schemas'
import { type WorksheetAnswer, fromBase64 } from '@calcwright/contract'
import { Worksheet } from '@calcwright/document'
import { BlockInProgress, ControlValues, ResultsStore } from '@calcwright/editor'
import { restoredSnapshot } from '@calcwright/evaluator'
import type { Evaluator, ResourceSource, ResultsSnapshot } from '@calcwright/evaluator'
import { connectEvaluator } from '../evaluation/connect.ts'
import { drawnPage } from '../shell/drawn-page.ts'

/** A worksheet as it is stored. */
export interface WorksheetContent {
  readonly document: Uint8Array
  /** Results that were saved with it. */
  readonly results: ResultsSnapshot | undefined
}

/** @param ready when to start the evaluator; null for at once */
export type CreateEvaluator = (ready: Promise<void> | null, resources?: ResourceSource) => Evaluator

export interface ComputedWorksheet {
  readonly worksheet: Worksheet
  readonly results: ResultsStore
  /** Controls set on this page without being saved. */
  readonly controlValues: ControlValues
  /** The block that is being filled in, which the evaluation gets once it is whole or left. */
  readonly inProgress: BlockInProgress
  readonly evaluator: Evaluator
  /** The worksheet has been rendered for the first time: the evaluator may take the processor. */
  rendered(): void
}

/** A computed worksheet for the one who ends it. */
export interface Computation extends ComputedWorksheet {
  /**
   * Shows no further results, and ends the evaluator.
   * @param until the end of what still asks the evaluator, such as a last save
   */
  close(until?: Promise<void>): Promise<void>
}

/** @param onPaper nobody looks closer at its plots, so that stored ones stand */
export function worksheetContent(
  answer: Pick<WorksheetAnswer, 'document' | 'archive_string'>,
  onPaper = false,
): WorksheetContent {
  const { document, archive_string: archive } = answer
  return {
    document: fromBase64(document),
    results: archive === '' ? undefined : restoredSnapshot(JSON.parse(archive) as ResultsSnapshot, onPaper),
  }
}

/** Shows the stored results, and calculates what is stale. Throws DocumentError when the document cannot be read. */
export function computeWorksheet(
  { document, results: stored }: WorksheetContent,
  createEvaluator: CreateEvaluator,
): Computation {
  const worksheet = Worksheet.load(blockRegistry, document)
  const results = new ResultsStore()
  const controlValues = new ControlValues(worksheet)
  const inProgress = new BlockInProgress(worksheet)
  if (stored) results.load(stored)
  // On two cores the engine would hold up the results that are stored, unless the server has drawn them already.
  const showing = stored && !drawnPage() ? createFirstPaint() : null
  const evaluator = createEvaluator(showing?.over ?? null)
  const disconnect = connectEvaluator(worksheet, evaluator, results, stored, { controlValues, inProgress })
  return {
    worksheet,
    results,
    controlValues,
    inProgress,
    evaluator,
    rendered: () => showing?.rendered(),
    async close(until) {
      disconnect()
      await until
      evaluator.dispose()
    },
  }
}

/** When a worksheet is first on the screen: what can wait for that begins then. */

interface FirstPaint {
  /** Resolves after the first paint, or when it takes long. */
  readonly over: Promise<void>
  /** The worksheet has been rendered: the paint is next. */
  rendered(): void
}

/** Milliseconds after which nobody waits any more: a sheet in a list may be loaded and not shown. */
const LONGEST = 1500

function createFirstPaint(): FirstPaint {
  let end = (): void => {}
  const over = new Promise<void>(resolve => (end = resolve))
  // A hidden page is not painted.
  setTimeout(end, document.hidden ? 0 : LONGEST)
  return { over, rendered: () => requestAnimationFrame(() => setTimeout(end)) }
}
