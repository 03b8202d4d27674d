import { AXES, plotIcon } from '../plot-icon.tsx'

export default {
  plot_band: plotIcon(`${AXES}M7 12c4-8 8-8 13-6M7 17c4-4 8-1 13-5M11 8v6M16 5v7`),
}
