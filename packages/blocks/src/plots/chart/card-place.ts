/** Place of the card with the readings, in pixels of the picture. */

export interface CardSize {
  readonly width: number
  readonly height: number
}

export interface PicturePoint {
  readonly x: number
  readonly y: number
}

/** Between the card and the line through the points that are read. */
const GAP = 14

/**
 * The left upper corner of a card beside a point. It stands to the right of the line through the
 * points, or to the left where there is no room, so that it covers none of them; in a rotated plot,
 * where that line is level, below or above it. It never leaves the picture.
 */
export function cardPlace(
  point: PicturePoint,
  card: CardSize,
  picture: CardSize,
  rotated: boolean,
): PicturePoint {
  if (rotated) {
    return {
      x: within(point.x - card.width / 2, card.width, picture.width),
      y: beside(point.y, card.height, picture.height),
    }
  }
  return {
    x: beside(point.x, card.width, picture.width),
    y: within(point.y - card.height / 2, card.height, picture.height),
  }
}

function beside(at: number, length: number, space: number): number {
  const after = at + GAP
  if (after + length <= space) return after
  const before = at - GAP - length
  return before >= 0 ? before : at * 2 > space ? 0 : Math.max(0, space - length)
}

const within = (at: number, length: number, space: number): number =>
  Math.max(0, Math.min(at, space - length))
