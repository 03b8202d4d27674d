import { AXES, plotIcon } from '../plot-icon.tsx'

export default {
  plot_histogram: plotIcon(`${AXES}M7 17v-4h3V7h4v3h3v4h3v3`),
}
