import { describe } from '@calcwright/figures'
import type { Figure } from '@calcwright/figures'
import type { CSSProperties } from 'react'
import styles from './chart.module.css'
import type { DrawingLibrary } from './drawing-library.ts'
import { TITLES_HEIGHT } from './props.ts'
import type { PlotChartProps } from './props.ts'

/** Pixels between the margins of a sheet in a wide window; elsewhere the picture is scaled. */
const WIDTH = 722

interface DrawnChartProps extends PlotChartProps {
  readonly library: DrawingLibrary
}

/** The picture of a plot where there is no browser: it is read, and nothing of it can be pressed. */
export function Chart({ figure, empty, library, ...props }: DrawnChartProps) {
  const height = props.height + TITLES_HEIGHT
  return (
    <figure
      className={styles.chart}
      style={{ '--height': `${height}px` } as CSSProperties}
      aria-label={figure?.title || 'Plot'}
    >
      {figure && !empty && (
        <>
          <div
            className={styles.picture}
            aria-hidden="true"
            dangerouslySetInnerHTML={{ __html: inBothThemes(figure, library, height) }}
          />
          <p className={styles.hidden}>{describe(figure)}</p>
        </>
      )}
    </figure>
  )
}

const COLOUR = /(?<=(?:fill|stroke)=")[^"]*(?=")/g

/** The picture as SVG with the colours of the light and the dark page, between which the style sheet chooses. */
function inBothThemes(figure: Figure, library: DrawingLibrary, height: number): string {
  const [light, dark] = [library.LIGHT, library.DARK].map(theme =>
    library.svgOf(figure, { width: WIDTH, height, theme, transparent: true }),
  ) as [string, string]
  const others = dark.match(COLOUR) ?? []
  // Both have the same parts, save where a colour is chosen by how dark the paper is.
  if (light.replaceAll(COLOUR, '') !== dark.replaceAll(COLOUR, '')) return scaled(light)
  let at = 0
  return scaled(
    light.replaceAll(COLOUR, colour => {
      const other = others[at++]!
      return colour === other ? colour : `light-dark(${colour},${other})`
    }),
  )
}

const scaled = (svg: string): string =>
  svg.replace(/^<svg width="[^"]*" height="[^"]*"/, '<svg width="100%" height="100%"')
