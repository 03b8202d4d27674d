/** Messages of runs: halted lines, loops, programs, choices, and blocks that stand where they mean nothing. */
import { type MessageTable, messagesOf, type Numbers, type Texts } from './message.ts'

export const RUNS = {
  'argument.loop.number': ({ label, display }: Texts<'label' | 'display'>) =>
    `${label}: Non-numeric result encountered: ${display}`,
  'argument.loop.step': 'The step of a loop cannot be 0.',
  'branch.never-reached': 'Statement occurs after an else statement and is never reached.',
  'branch.no-axes': 'A series must stand inside a plot. It has been ignored.',
  'branch.no-check': 'A check in a program is not made. Check what the program returns, in a line below it.',
  'branch.no-choice': 'Statement is not within an If statement.  Block has been ignored.',
  'branch.no-condition': 'There is no condition yet: what stands in here is left out.',
  'branch.no-loop': 'Statement is not within a loop.  Block has been ignored.',
  'branch.no-plot': 'Plots are drawn neither in programs nor in a branch within a loop.',
  'branch.no-program': 'A return must stand inside a program. It has been ignored.',
  'branch.no-purge': 'Names keep their meaning inside loops and programs. It has been ignored.',
  'branch.no-resource': 'Files are not read in loops and programs.',
  'branch.no-table': 'Tables stand outside of loops and programs, which may read them. It has been ignored.',
  'engine.internal': ({ reason }: Texts<'reason'>) =>
    `Error encountered during computation. Please correct to continue computation. (${reason})`,
  /** Sentences that begin with `inside` lead to the problem of a part, whose code stays. */
  'inside.bound': ({ label, problem }: Texts<'label' | 'problem'>) => `${label}: ${problem}`,
  'inside.iterator': ({ problem }: Texts<'problem'>) => `Error setting iterator value: ${problem}`,
  'inside.loop': ({ problem }: Texts<'problem'>) => `A line in this loop: ${problem}`,
  'inside.program': ({ problem }: Texts<'problem'>) => `Error compiling function: ${problem}`,
  'loop.no-passes': 'No iterations were performed for this loop.  Stop criterion was immediately reached.',
  'loop.running': ({ done, all }: Numbers<'done' | 'all'>) =>
    `This loop has processed over 1,000 iterations: ${done.toLocaleString('en')} of ${all.toLocaleString('en')}.`,
  'name.early.loop': ({ name }: Texts<'name'>) => `${name} is used before it has a value.`,
  'name.no-value.branch': ({ name }: Texts<'name'>) =>
    `${name} has no value here: the branch that defines it was not chosen.`,
  'name.no-value.loop': ({ name }: Texts<'name'>) =>
    `${name} has no value here: no pass of the loop has given it one.`,
  'program.no-return':
    'No return statement found in program.  Ensure your program includes a return statement.',
  'resource.loading': 'The file of this block is being loaded.',
  'syntax.block': ({ reason }: Texts<'reason'>) => `This block cannot be evaluated: ${reason}`,
  'syntax.line': 'A line in it cannot be read.',
} as const satisfies MessageTable

export const message = messagesOf(RUNS)
