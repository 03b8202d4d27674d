/** Sections of the toolbox, in the order in which it shows them. */
export const TOOL_SECTIONS = [
  'General', 'Data', 'Onshape', 'Fusion 360', 'Expansions', 'Programming', 'Multimedia', 'Plots and Charts',
  'Solvers', 'Transforms', 'Variables',
] as const // prettier-ignore
/** Sections that show only where the worksheet belongs to that program. */
export const HOST_SECTIONS: readonly ToolSection[] = ['Onshape', 'Fusion 360']
export type ToolSection = (typeof TOOL_SECTIONS)[number]
