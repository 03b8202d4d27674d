import { AXES, plotIcon } from '../plot-icon.tsx'

export default {
  plot_note: plotIcon(`${AXES}M8 6h11v7h-6l-3 3v-3H8z`),
}
