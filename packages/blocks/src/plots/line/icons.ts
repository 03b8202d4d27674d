import { AXES, plotIcon } from '../plot-icon.tsx'

export default {
  plot_line: plotIcon(`${AXES}M7 15l4-5 4 3 5-7`),
  plot_line_stacked: plotIcon(`${AXES}M7 11l4-4 4 3 5-5M7 16l4-3 4 2 5-4`),
}
