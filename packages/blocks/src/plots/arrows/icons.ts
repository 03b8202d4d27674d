import { plotIcon } from '../plot-icon.tsx'

export default {
  plot_arrows: plotIcon('M4 10l6-6m0 4V4H6M14 10l6-6m0 4V4h-4M9 20l6-6m0 4v-4h-4'),
}
