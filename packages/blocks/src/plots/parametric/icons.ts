import { plotIcon } from '../plot-icon.tsx'

export default {
  plot_parametric: plotIcon('M4 12c0-9 8-9 8 0s8 9 8 0-8-9-8 0-8 9-8 0z'),
}
