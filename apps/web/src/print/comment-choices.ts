/** Choices of the comments that come on paper and into files. */
export const COMMENTS = [
  ['none', 'None'],
  ['open', 'Open ones'],
  ['all', 'All'],
] as const
