import { plotIcon } from '../plot-icon.tsx'

export default {
  plot_map: plotIcon('M3 5h18v14H3zM3 11c5-5 7 3 18-2M3 16c6-4 10 1 18-2'),
}
