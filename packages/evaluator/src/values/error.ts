/** Errors of statements, from the messages that say what is wrong. */
import type { EvaluationError, StoredCode } from '../block-result.ts'

/** @param position in the source of the block; null where the whole line is meant */
export const evaluationErrorOf = (
  kind: EvaluationError['kind'],
  { code, text }: { readonly code: StoredCode; readonly text: string },
  position: EvaluationError['position'] = null,
): EvaluationError => ({ kind, code, message: text, position })
