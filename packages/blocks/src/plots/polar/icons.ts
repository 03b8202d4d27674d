import { plotIcon } from '../plot-icon.tsx'

export default {
  plot_polar: plotIcon('M12 3a9 9 0 1 0 .01 0zM12 8a4 4 0 1 0 .01 0zM12 12l6-6'),
}
