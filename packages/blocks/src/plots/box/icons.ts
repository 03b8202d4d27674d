import { AXES, plotIcon } from '../plot-icon.tsx'

export default {
  plot_box: plotIcon(`${AXES}M9 5v3M9 14v3M7 8h4v6H7zM7 11h4M17 4v2M17 12v3M15 6h4v6h-4zM15 9h4`),
}
