import { useMemo, useState } from 'react'
import type { Figure } from '@calcwright/figures'

/** Series that somebody has hidden in the picture, which is not saved. @returns the figure without them */
export function useHiddenSeries(figure: Figure): { readonly visible: Figure; toggle(id: string): void } {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set())
  const visible = useMemo(() => withoutHidden(figure, hidden), [figure, hidden])
  return {
    visible,
    toggle: id =>
      setHidden(before => {
        const after = new Set(before)
        if (!after.delete(id)) after.add(id)
        return after
      }),
  }
}

function withoutHidden(figure: Figure, hidden: ReadonlySet<string>): Figure {
  if (!figure.series.some(({ id }) => hidden.has(id))) return figure
  return {
    ...figure,
    series: figure.series.map(one => (hidden.has(one.id) ? { ...one, columns: {}, hidden: true } : one)),
  }
}
