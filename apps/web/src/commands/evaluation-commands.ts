/** Commands for the evaluation, for menus, the palette and the keyboard. */
import type { Command } from '@calcwright/editor'
import { useEffect } from 'react'
import type { ComputedWorksheet } from '../opened/compute-worksheet.ts'

/** The commands as they stand: switching auto-evaluation, Calculate Now, Full Recalculation. */
export function evaluationCommands({ evaluator }: ComputedWorksheet, automatic: boolean): readonly Command[] {
  return [
    {
      id: 'auto-evaluation',
      label: 'Auto-Evaluation',
      checked: automatic,
      run: () => evaluator.setAutomatic(!automatic),
    },
    {
      id: 'calculate-now',
      label: 'Calculate Now',
      keys: 'F9',
      run: () => evaluator.recalculate('stale'),
    },
    {
      id: 'full-recalculation',
      label: 'Full Recalculation',
      keys: 'Shift F9',
      run: () => evaluator.recalculate('all'),
    },
  ]
}

/** F9 computes what is stale, Shift-F9 everything. */
export function useEvaluationKeys({ evaluator }: ComputedWorksheet): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'F9' || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      evaluator.recalculate(event.shiftKey ? 'all' : 'stale')
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [evaluator])
}
