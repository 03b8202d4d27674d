import { use } from 'react'
import type { Surface, ToolbarItem } from '../types.ts'

type MathToolbar = typeof import('../toolbar/math/items.tsx')

let loading: Promise<MathToolbar> | null = null

function load(): Promise<MathToolbar> {
  loading ??= import('../toolbar/math/items.tsx')
  return loading
}

/** The formula with the caret. One for all lines, as there is one field; what it offers is loaded when it is shown. */
export const mathSurface: Surface = {
  mode: 'math',
  useItems: (): readonly ToolbarItem[] => use(load()).MATH_ITEMS,
  insert: ({ latex }) => void load().then(toolbar => toolbar.insertIntoFormula(latex)),
}
