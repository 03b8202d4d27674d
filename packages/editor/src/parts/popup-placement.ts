/** Where something that floats beside a formula stands. All figures are pixels of the window. */

/** `beside` is the empty desk to the right of the sheet. */
export type PopupSide = 'below' | 'above' | 'beside'

export interface ViewportSize {
  readonly width: number
  /** The part in which the sheet shows: under the bars, above the keyboard of a phone. */
  readonly top: number
  readonly bottom: number
  /** The empty desk to the right of the sheet. */
  readonly desk: { readonly from: number; readonly to: number }
  /** The line with the caret. */
  readonly written: Extent | null
}

interface Extent {
  readonly top: number
  readonly bottom: number
}

interface Placed {
  readonly side: PopupSide
  readonly left: number
  readonly top: number
  /** The height and width there are. */
  readonly room: number
  readonly width: number
  /** Where along its edge it points to the place. */
  readonly arrow: number
}

const GAP = 6
const EDGE = 8
/** Less is too narrow to be read. */
const NARROWEST = 200

/**
 * The first side with enough room that leaves the written line free; else above or below, where there is
 * more room.
 */
export function popupPlacement(
  size: { readonly width: number; readonly height: number },
  anchor: Extent & { readonly left: number },
  sides: readonly PopupSide[],
  window: ViewportSize,
): Placed {
  const room = {
    below: window.bottom - anchor.bottom - GAP - EDGE,
    above: anchor.top - window.top - GAP - EDGE,
  }
  const fits = (side: PopupSide): boolean => {
    if (side === 'beside') return deskWidth(window) >= Math.min(NARROWEST, size.width)
    return room[side] >= size.height && !covers(side, size.height, anchor, window.written)
  }
  const side = sides.find(fits) ?? (room.below >= room.above ? 'below' : 'above')
  if (side === 'beside') return besideSheet(size, anchor, window)
  const height = Math.min(size.height, Math.max(80, room[side]))
  const left = Math.max(EDGE, Math.min(anchor.left, window.width - size.width - EDGE))
  return {
    side,
    left,
    top: side === 'below' ? anchor.bottom + GAP : anchor.top - GAP - height,
    room: Math.max(80, room[side]),
    width: window.width - 2 * EDGE,
    arrow: Math.max(10, Math.min(anchor.left - left + 4, size.width - 18)),
  }
}

const deskWidth = ({ desk }: ViewportSize): number => desk.to - desk.from - 2 * EDGE

function besideSheet(size: { readonly height: number }, anchor: Extent, window: ViewportSize): Placed {
  const lowest = window.bottom - size.height - EDGE
  const top = Math.max(window.top + EDGE, Math.min(anchor.top - EDGE, lowest))
  return {
    side: 'beside',
    left: window.desk.from + EDGE,
    top,
    room: window.bottom - top - EDGE,
    width: deskWidth(window),
    arrow: Math.max(10, Math.min((anchor.top + anchor.bottom) / 2 - top - 4, size.height - 18)),
  }
}

/** Whether it would stand over the written line; what floats beside that line itself keeps clear of it anyway. */
function covers(side: 'below' | 'above', height: number, anchor: Extent, written: Extent | null): boolean {
  if (!written || (anchor.top < written.bottom && anchor.bottom > written.top)) return false
  return side === 'below'
    ? written.top >= anchor.bottom - GAP && written.top < anchor.bottom + GAP + height
    : written.bottom <= anchor.top + GAP && written.bottom > anchor.top - GAP - height
}
