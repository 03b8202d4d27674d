/** Values that are given to a worksheet from outside, results that are asked of it, and calls that are refused. */
import type { Topic } from './topic.ts'

export const CALL_TOPICS: readonly Topic[] = [
  {
    id: 'input-value',
    title: 'A value does not fit its input',
    codes: [
      'input.comma', 'input.dimension', 'input.empty', 'input.failed', 'input.kind', 'input.long',
      'input.option', 'input.range', 'input.read', 'input.unreadable',
    ], // prettier-ignore
    meaning:
      'An input of a form, a frame or a program takes values of its kind: a quantity of the dimension of its line, a number, an option of its list, true or false, a text, a list, or rows. The limits are those of its slider or field.',
    steps: [
      'Write a quantity with its unit: "3 [kN]". A number alone is read in the unit that the line has in the worksheet, and the answer says so.',
      'Write a decimal point without thousands separators: 1234.5.',
      'Give the option as it is shown, or its value. Ask for the description of the worksheet to read kinds, units, limits and options.',
    ],
  },
  {
    id: 'input-name',
    title: 'There is no such input',
    codes: ['input.inside', 'input.redefined', 'input.together', 'input.unknown'],
    meaning:
      'A value can be given to a name that the worksheet defines once, in a line or a field of its own. A name that is defined again further down, in a loop, or together with others has no single line that a value could take the place of.',
    steps: [
      'Ask for the description of the worksheet: it lists the names that can be given.',
      'Give each definition in the worksheet a name of its own, and mark the line as an input of the form.',
    ],
  },
  {
    id: 'asked-output',
    title: 'There is no such output',
    codes: ['output'],
    meaning:
      'An output is a name or a formula of names that the worksheet defines, with the unit it is wanted in after it: sigma [MPa]. Names count as they are at the end of the worksheet.',
    steps: [
      'Compare the name with those of the description of the worksheet; large and small letters differ.',
      'For an output that cannot be computed, look up the code of its cause.',
    ],
  },
  {
    id: 'refused-call',
    title: 'A call of a program is refused',
    codes: [
      'empty', 'invalid', 'key', 'method', 'not-found', 'rights', 'server', 'token', 'too-large', 'too-many',
    ], // prettier-ignore
    meaning:
      'The service answers with a status and the problem: token (401) for a token that is missing, unknown or expired, rights (403) for a token of another scope, not-found (404) for a worksheet that the person of the token may not see, too-many (429) and server (503) for calls that may be sent again later.',
    steps: [
      'Make or renew the token on the account page, with the scopes evaluate and read.',
      'Ask the owner of the worksheet to share it with the person of the token.',
      'After 429 and 503 wait for the seconds of the header Retry-After.',
    ],
  },
]
