/**
 * `npm run validation [-- folder]`: compares what this machine calculates with published figures, and writes the report
 * as a page and as data, `validation.html` and `validation.json`, into dist/validation when nothing else is said. The
 * exit status is 1 where something does not agree.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform, release } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { figuresOfSheet, galleryFiles } from '../apps/cli/src/testing/gallery-lines.ts'
import type { SheetFigures } from '../apps/cli/src/testing/gallery-lines.ts'
import type { VitestReport } from './test-reports.ts'
import { faultsOf, reportHtml, type SubjectResult } from './validation/report.ts'
import { SUBJECTS } from './validation/subjects.ts'

const root = join(import.meta.dirname, '..')
const target = resolve(process.argv[2] ?? join(root, 'dist/validation'))
mkdirSync(target, { recursive: true })

/** Runs the tests of all subjects at once. */
function subjectResults(): readonly SubjectResult[] {
  const report = join(target, 'tests.json')
  const files = SUBJECTS.flatMap(({ tests }) => tests)
  const run = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'unit', '--reporter=json', `--outputFile=${report}`, ...files], // prettier-ignore
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (run.error) throw run.error
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
  rmSync(report)
  const byFile = new Map(
    testResults.map(file => [relative(root, file.name).replaceAll('\\', '/'), file.assertionResults]),
  )
  return SUBJECTS.map(subject => {
    const results = subject.tests.flatMap(
      (file): readonly { readonly status: string }[] => byFile.get(file) ?? [{ status: 'failed' }],
    )
    const failed = results.filter(({ status }) => status === 'failed').length
    const passed = results.filter(({ status }) => status === 'passed').length
    return { ...subject, passed, failed }
  })
}

process.stdout.write('Comparing with published figures …\n')
const subjects = subjectResults()
const sheets: SheetFigures[] = []
for (const file of galleryFiles()) {
  sheets.push(await figuresOfSheet(file))
  process.stdout.write('.')
}
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly version: string
}
const machine = `${platform()} ${release()}, ${arch()}, ${cpus()[0]?.model.trim() ?? 'unknown processor'}, Node ${process.version}`
const validation = { date: new Date().toISOString(), version, machine, subjects, sheets }
writeFileSync(join(target, 'validation.html'), reportHtml(validation))
writeFileSync(
  join(target, 'validation.json'),
  JSON.stringify({ ...validation, sheets: sheets.map(({ sheet: { id, title, source }, ...figures }) => ({ id, title, source, ...figures })) }, null, 2), // prettier-ignore
)
const faults = faultsOf(validation)
for (const fault of faults) console.log(fault)
const checks = subjects.reduce((sum, { passed, failed }) => sum + passed + failed, 0)
const numbers = sheets.reduce((sum, { compared }) => sum + compared, 0)
console.log(
  `\n${checks} checks and ${numbers} numbers of ${sheets.length} sheets: ${faults.length === 0 ? 'all agree' : `${faults.length} do not agree`}. The report is ${join(target, 'validation.html')}`,
)
process.exitCode = faults.length === 0 ? 0 : 1
