import { AXES, plotIcon } from '../plot-icon.tsx'

export default {
  plot_scatter: plotIcon(`${AXES}M8 16h.01M11 9h.01M13 14h.01M17 6h.01M18 12h.01`),
}
