import { use } from 'react'
import { lazyModule } from '@calcwright/ui'
import type { Surface, ToolbarItem } from '../../contract/surface.ts'

const load = lazyModule(() => import('./items.tsx'))

/** The formula with the caret. One for all lines, as there is one field; what it offers is loaded when it is shown. */
export const mathSurface: Surface = {
  mode: 'math',
  useItems: (): readonly ToolbarItem[] => use(load()).MATH_ITEMS,
  insert: ({ latex }) => void load().then(toolbar => toolbar.insertIntoFormula(latex)),
}
