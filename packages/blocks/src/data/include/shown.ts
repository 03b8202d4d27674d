import type { OutputOptions } from '@calcwright/evaluator'

/** All that an include defines is shown. */
export const SHOWN_OUTPUT: OutputOptions = {
  unit: '',
  approximate: null,
  digits: 0,
  form: 'none',
  show: true,
  force: false,
}
