import { AXES, plotIcon } from '../plot-icon.tsx'

export default {
  plot_level: plotIcon(`${AXES}M7 11h3m3 0h2m3 0h2`),
}
