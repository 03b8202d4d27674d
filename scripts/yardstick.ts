/**
 * `npm run yardstick`: answers problems of computer algebra that others have used to compare systems, and writes how
 * many answers are right into docs/yardstick.md. The exit status is 1 where one is wrong.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answersTo, integrals, problems } from '../apps/cli/src/testing/yardstick.ts'
import type { Verdict, YardstickAnswer } from '../apps/cli/src/testing/yardstick.ts'

const root = join(import.meta.dirname, '..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly version: string
}

const VERDICTS: readonly Verdict[] = ['right', 'noted', 'open', 'wrong']

/** Rows of a table, one a section, and their sum. */
function tableOf(answers: readonly YardstickAnswer[]): string {
  const row = (title: string, of: readonly YardstickAnswer[]): string =>
    `| ${[title, of.length, ...VERDICTS.map(verdict => of.filter(answer => answer.verdict === verdict).length)].join(' | ')} |`
  const sections = [...Map.groupBy(answers, ({ section }) => section)]
  return [
    '| | asked | right | right, with a notice | no answer | wrong |',
    '|---|---|---|---|---|---|',
    ...sections.map(([title, of]) => row(title, of)),
    row('**all**', answers),
  ].join('\n')
}

/** Problems without a right answer, with what was shown instead. */
const listOf = (answers: readonly YardstickAnswer[]): string =>
  answers
    .filter(({ verdict }) => verdict === 'open' || verdict === 'wrong')
    .map(({ asked, answer, came }) => `- \`${asked}\` (${answer}): ${came}`)
    .join('\n')

const antiderivatives = await answersTo(integrals())
const others = await answersTo(problems())
const page = `# Yardstick

What is asked of systems of computer algebra when they are compared, answered by version ${version} on ${new Date().toISOString().slice(0, 10)}. \`npm run yardstick\` writes this page; the problems with their answers stand in \`fixtures/yardstick\`. The test suite answers them too, and fails where an answer is wrong.

## Antiderivatives

Integrands of the kinds of the test suite of Rubi, a few of each. The antiderivative is asked for, and compared between two places with the integral in 30 digits.

${tableOf(antiderivatives)}

No answer, with the sentence that is shown:

${listOf(antiderivatives)}

## Problems

Problems of the kinds with which Michael Wester compared seven systems (*A Critique of the Mathematical Abilities of CA Systems*, 1999).

${tableOf(others)}
`
const missing = listOf(others)
writeFileSync(join(root, 'docs/yardstick.md'), missing ? `${page}\nNo right answer:\n\n${missing}\n` : page)
const wrong = [...antiderivatives, ...others].filter(({ verdict }) => verdict === 'wrong')
for (const { asked, answer, came } of wrong) console.log(`${asked} is ${answer}, not ${came}`)
console.log(`${antiderivatives.length + others.length} problems, ${wrong.length} wrong: docs/yardstick.md`)
process.exitCode = wrong.length === 0 ? 0 : 1
