import { AXES, plotIcon } from '../plot-icon.tsx'

export default {
  plot_func: plotIcon(`${AXES}M7 16c3 0 3-10 6-10s3 7 7 7`),
}
