import { AXES, plotIcon } from '../plot-icon.tsx'

export default {
  plot_bar: plotIcon(`${AXES}M8 17v-5M13 17V7M18 17v-8`),
  plot_bar_stacked: plotIcon(`${AXES}M7 17v-7h4v7M7 14h4M14 17V6h4v11M14 11h4`),
}
