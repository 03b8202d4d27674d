/** Choices, loops and programs. */
import type { Topic } from './topic.ts'

export const FLOW_TOPICS: readonly Topic[] = [
  {
    id: 'branch',
    title: 'There is no choice that this belongs to',
    codes: ['name.branch'],
    meaning: 'else and elseif are branches: they stand directly below an if, or below another elseif.',
    example: {
      wrong: ['else ='],
      right: ['n := 3', 'if n > 2 {', '  k := 1', '} else {', '  k := 2', '}', 'k ='],
    },
    steps: ['Write an if above it.', 'If a name is meant, choose another one.'],
  },
  {
    id: 'loop',
    title: 'Passes of a loop',
    codes: ['loop.no-passes', 'loop.running'],
    meaning:
      'A loop counts from its start to its end by its step. Where the end lies behind the start, there is no pass, and the lines in it are not computed.',
    example: {
      wrong: ['s := 0', 'for k from 5 to 1 {', '  s := s + k', '}', 's ='],
      right: ['s := 0', 'for k from 5 to 1 step -1 {', '  s := s + k', '}', 's ='],
    },
    steps: [
      'To count down, give a negative step.',
      'Esc in the loop, or Abort in its menu, ends a long one.',
    ],
  },
  {
    id: 'endless',
    title: 'The condition of a while stays true',
    codes: ['number.endless'],
    meaning:
      'A while goes on as long as its condition is true. One that never becomes false is ended after 1,000,000 passes, or after 100,000 of exact numbers.',
    example: {
      wrong: ['x := 100', 'n := 0', 'while x > 1 {', '  n := n + 1', '}', 'n ='],
      right: ['x := 100', 'n := 0', 'while x > 1 {', '  n := n + 1', '  x := x/2', '}', 'n ='],
    },
    steps: [
      'Change in the loop what its condition reads.',
      'Compare decimals by how near they are: abs(x - 2) > 10^-9, not x ≠ 2.',
      'Use a for loop where the number of passes is known.',
    ],
  },
  {
    id: 'program',
    title: 'The program gives nothing back',
    codes: ['program.no-return'],
    meaning: 'The value of a program is what stands behind return. Without it a call has no value.',
    example: {
      wrong: ['program twice(x) {', '  y := 2*x', '}', 'twice(3) ='],
      right: ['program twice(x) {', '  y := 2*x', '  return y', '}', 'twice(3) ='],
    },
    steps: ['End each way through the program with return.'],
  },
]
