import { lazyModule } from '@calcwright/ui'

/** The chart and the library that draws, which seldom changes and therefore is a file of its own. */
export const chartParts = lazyModule(async () => {
  const [chart, library] = await Promise.all([import('#chart'), import('@calcwright/figures/drawing')])
  return { Chart: chart.Chart, library }
})
