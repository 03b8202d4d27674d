/** Pictures of the kinds of series, drawn in the manner of the other icons. */
import type { Icon } from './named.tsx'

/** @param path in a square of 24 pixels */
const icon =
  (path: string): Icon =>
  ({ size = 24 }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )

const AXES = 'M3 3v16a2 2 0 0 0 2 2h16'

export const PLOT_ICONS = {
  function: icon(`${AXES}M7 16c3 0 3-10 6-10s3 7 7 7`),
  line: icon(`${AXES}M7 15l4-5 4 3 5-7`),
  lines: icon(`${AXES}M7 11l4-4 4 3 5-5M7 16l4-3 4 2 5-4`),
  area: icon(`${AXES}M7 17v-4l4-5 4 3 5-6v12z`),
  areas: icon(`${AXES}M7 17v-8l6-3 7-1v12zM7 13l6-2 7 1`),
  scatter: icon(`${AXES}M8 16h.01M11 9h.01M13 14h.01M17 6h.01M18 12h.01`),
  bar: icon(`${AXES}M8 17v-5M13 17V7M18 17v-8`),
  bars: icon(`${AXES}M7 17v-7h4v7M7 14h4M14 17V6h4v11M14 11h4`),
  histogram: icon(`${AXES}M7 17v-4h3V7h4v3h3v4h3v3`),
  parametric: icon('M4 12c0-9 8-9 8 0s8 9 8 0-8-9-8 0-8 9-8 0z'),
  polar: icon('M12 3a9 9 0 1 0 .01 0zM12 8a4 4 0 1 0 .01 0zM12 12l6-6'),
  map: icon('M3 5h18v14H3zM3 11c5-5 7 3 18-2M3 16c6-4 10 1 18-2'),
  arrows: icon('M4 10l6-6m0 4V4H6M14 10l6-6m0 4V4h-4M9 20l6-6m0 4v-4h-4'),
  level: icon(`${AXES}M7 11h3m3 0h2m3 0h2`),
}
