/** A picture in the page, that follows what is shown. */
import type { Range } from '../figure.ts'
import type { Box, Place } from './box.ts'
import { seriesNear } from './hit.ts'
import { legendPlaces } from './legend.ts'
import { pictureOf } from './picture.ts'
import type { Picture, Shown } from './picture.ts'
import type { YAxis } from './placement.ts'
import { svgText } from './svg.ts'
import { titlePlaces } from './title-places.ts'
import type { Titled } from './title-places.ts'

export interface Value {
  readonly x: number
  readonly y: number
  /** Only with a secondary axis. */
  readonly y2?: number
}

export interface Drawing {
  update(shown: Shown): void
  /** The element has another size. */
  resize(): void
  /** In units of the axes, of a place in pixels of the element. */
  toValue(place: Place): Value
  /** The same of the picture as it is now, whatever is drawn later. */
  reader(): (place: Place) => Value
  toPixel(value: { readonly x: number; readonly y: number; readonly axis?: YAxis }): Place
  /** The series that is drawn at a place, or a few pixels from it. */
  seriesAt(place: Place): string | null
  /** Between the axes. */
  plotArea(): Box
  /** Areas of the title and the axes that can be pressed. */
  titlePlaces(): ReadonlyMap<Titled, Box>
  /** Areas of the entries of the legend by their series. */
  legendPlaces(): ReadonlyMap<string, Box>
  dispose(): void
}

/** Size of the picture for an element that is not laid out yet. */
const UNSIZED: Range = [640, 350]

const sizeOf = (element: HTMLElement): Range => [element.clientWidth, element.clientHeight]

export function createDrawing(element: HTMLElement, first: Shown): Drawing {
  let shown = first
  let picture: Picture | null = null
  // Asked for only when it may have changed: the page would be laid out for the answer.
  let size = sizeOf(element)
  const draw = (): Picture => {
    picture = pictureOf(shown, size[0] || UNSIZED[0], size[1] || UNSIZED[1])
    element.innerHTML = svgText(picture, shown.theme, null)
    return picture
  }
  const drawn = (): Picture => picture ?? draw()
  draw()
  return {
    update(next) {
      shown = next
      draw()
    },
    resize() {
      size = sizeOf(element)
      draw()
    },
    toValue: place => drawn().place.toValue(place),
    reader: () => drawn().place.toValue,
    toPixel: ({ x, y, axis = 'y' }) => drawn().place.toPixel(x, y, axis),
    seriesAt: place => seriesNear(shown.figure, drawn(), place),
    plotArea: () => drawn().layout.box,
    titlePlaces: () => titlePlaces(drawn().layout),
    legendPlaces: () => legendPlaces(drawn().layout.legend, drawn().layout.height),
    dispose() {
      element.innerHTML = ''
    },
  }
}
