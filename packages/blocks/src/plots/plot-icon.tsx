/** Icons of plots and series, drawn like those of Lucide. */
import type { Tool } from '@calcwright/editor'

/** @param path drawn in a square of 24 pixels */
export const plotIcon =
  (path: string): Tool['icon'] =>
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

/** The two axes, at the start of a path. */
export const AXES = 'M3 3v16a2 2 0 0 0 2 2h16'
