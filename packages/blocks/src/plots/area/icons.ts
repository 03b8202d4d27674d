import { AXES, plotIcon } from '../plot-icon.tsx'

export default {
  plot_area: plotIcon(`${AXES}M7 17v-4l4-5 4 3 5-6v12z`),
  plot_area_stacked: plotIcon(`${AXES}M7 17v-8l6-3 7-1v12zM7 13l6-2 7 1`),
}
