/** A worksheet of the gallery as it looks, calculated and read only. */
import { registry } from '@calcwright/blocks/schemas'
import { views } from '@calcwright/blocks/views'
import { worksheetFromPlain } from '@calcwright/document'
import { fromCalcFile, parseCalcFile } from '@calcwright/document/calc-file'
import { WorksheetView } from '@calcwright/editor'
import { useEffect, useState } from 'react'
import { createEvaluatorWorker } from '../evaluation/create-evaluator.ts'
import type { Example } from '../home/examples.ts'
import { type Computation, computeWorksheet } from '../opened/compute-worksheet.ts'
import css from './gallery-dialog.module.css'

/** Controls may be moved. */
const READER = { edit: false, copy: false, interaction: 1 } as const

export default function GalleryPreview({ sheet }: { readonly sheet: Example }) {
  const [computation, setComputation] = useState<Computation | null>(null)
  useEffect(() => {
    let begun: Computation | null = null
    let left = false
    void sheet.load().then(text => {
      if (left) return
      begun = computationOf(sheet, text)
      setComputation(begun)
    })
    return () => {
      left = true
      void begun?.close()
    }
  }, [sheet])
  if (!computation) return null
  const { worksheet, results, controlValues } = computation
  return (
    <div className={css.preview}>
      <WorksheetView
        worksheet={worksheet}
        results={results}
        controlValues={controlValues}
        registry={views}
        rights={READER}
        extent="whole"
      />
    </div>
  )
}

function computationOf({ title }: Example, text: string): Computation {
  const worksheet = text.startsWith('{')
    ? fromCalcFile(registry, parseCalcFile(text))
    : worksheetFromPlain(registry, text, title)
  return computeWorksheet({ document: worksheet.encode(), results: undefined }, ready =>
    createEvaluatorWorker(ready),
  )
}
