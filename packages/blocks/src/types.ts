/**
 * The block types: each is a folder below this one. They are offered in this order, as in the toolbox.
 * `node packages/blocks/scripts/register.ts` writes what is in `registered/` from this list.
 */
export const TYPE_FOLDERS = [
  'math/line',
  'text/rich',
  'data/include',
  'math/conditional-assignment',
  'math/purge',
  'flow/program',
  'flow/return',
  'flow/if',
  'flow/elseif',
  'flow/else',
  'flow/for',
  'flow/break',
  'flow/continue',
  'controls/slider',
  'controls/select',
  'controls/radio',
  'controls/checkbox',
  // One folder for a table of many types.
  'calls',
  'plots/plot',
  'plots/function',
  'plots/line',
  'plots/parametric',
  'plots/scatter',
  'plots/bar',
  'plots/histogram',
  'plots/polar',
  'plots/area',
  'plots/map',
  'plots/arrows',
  'plots/level',
  'flow/indent',
] as const
