import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { buildGraph } from './graph.ts'
import { FAILED_VALUE, Schedule } from './schedule.ts'
import type { Step } from './step.ts'

interface Line {
  id: string
  text: string
  disabled: boolean
}

/** Reads a line of the case language. */
function toStep(line: Line): Step {
  const [, name, call, sum = ''] = /^(?:(\w+)(\(\))? := )?(.*)$/.exec(line.text) ?? []
  const reads = sum.split(/\W+/).filter(word => /^[a-z]/.test(word) && word !== 'cap' && word !== 'fail')
  const kind = call ? ('function' as const) : ('variable' as const)
  return {
    key: line.id,
    block: line.id,
    index: 0,
    defines: name ? [{ name, kind }] : [],
    reads: [...new Set(reads)],
    source: line.text,
  }
}

/** A toy evaluation of the sums of the case language. */
function evaluate(step: Step, schedule: Schedule): string {
  const resolution = schedule.graph.resolutions.get(step.key)
  if (resolution?.own.length) return 'own'
  const sum = step.source.replace(/^.*:= /, '')
  if (sum.includes('fail')) return 'fail'
  const words = sum.replace('cap ', '').split(' + ')
  const terms = words.flatMap(word => {
    const input = resolution?.inputs.get(word)
    return (input === undefined ? word : (schedule.records.get(input)?.value ?? '?')).split('+')
  })
  const total = terms.filter(term => /^\d/.test(term)).reduce((left, right) => left + Number(right), 0)
  const free = terms.filter(term => !/^\d/.test(term))
  const value = sum.startsWith('cap ') ? Math.min(total, 10) : total
  return [...free, ...(value || free.length === 0 ? [String(value)] : [])].join('+')
}

/** Runs until everything is fresh. @returns `id:value` of each line that ran */
function settle(schedule: Schedule, limit: number): string[] {
  const log: string[] = []
  for (let tasks = schedule.next(limit); tasks.length > 0; tasks = schedule.next(limit)) {
    for (const { step, halted } of tasks) {
      const failedInput = halted || schedule.hasFailedInput(step.key)
      const value = failedInput ? 'halt' : evaluate(step, schedule)
      const failed = ['halt', 'fail', 'own'].includes(value)
      schedule.complete(step.key, failed ? FAILED_VALUE : value, failed)
      log.push(`${step.key}:${value}`)
    }
  }
  return log
}

function applyEdit(lines: Line[], edit: string): Line[] {
  const [, verb, id = '', rest = ''] = /^(\w+) (\w+) ?(.*)$/.exec(edit) ?? []
  const line = lines.find(candidate => candidate.id === id)
  const others = lines.filter(candidate => candidate.id !== id)
  if (verb === 'insert') {
    const [, after = '', text = ''] = /^after (\w+) (.*)$/.exec(rest) ?? []
    return placeAfter(lines, { id, text, disabled: false }, after)
  }
  if (!line) throw new Error(`no line ${id} for: ${edit}`)
  if (verb === 'edit') return lines.map(other => (other === line ? { ...line, text: rest } : other))
  if (verb === 'delete') return others
  if (verb === 'move') return rest === 'first' ? [line, ...others] : placeAfter(others, line, rest.slice(6))
  if (verb === 'disable' || verb === 'enable') {
    return lines.map(other => (other === line ? { ...line, disabled: verb === 'disable' } : other))
  }
  throw new Error(`unknown edit: ${edit}`)
}

function placeAfter(lines: Line[], line: Line, id: string): Line[] {
  const place = lines.findIndex(other => other.id === id) + 1
  return [...lines.slice(0, place), line, ...lines.slice(place)]
}

interface Case {
  title: string
  steps: string[]
}

function readCases(): Case[] {
  const text = readFileSync(new URL('./graph.cases.txt', import.meta.url), 'utf8')
  const cases: Case[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('#') || line.trim() === '') continue
    if (line.startsWith('  ')) cases.at(-1)?.steps.push(line.trim())
    else cases.push({ title: line, steps: [] })
  }
  return cases
}

function play({ steps }: Case, limit: number): void {
  const schedule = new Schedule()
  let lines: Line[] = []
  for (const step of steps) {
    if (step.startsWith('| ')) {
      const [, id = '', text = ''] = /^\| (\w+) (.*)$/.exec(step) ?? []
      lines.push({ id, text, disabled: false })
    } else if (step.startsWith('=>')) {
      const sheet = lines.filter(line => !line.disabled).map(toStep)
      schedule.replaceSteps(sheet)
      expect(schedule.graph, 'as built anew').toEqual(buildGraph(sheet))
      expect(settle(schedule, limit).join(' '), step).toBe(step.slice(3))
      expect(schedule.idle).toBe(true)
    } else lines = applyEdit(lines, step)
  }
}

describe('what an edit runs again', () => {
  test.each(readCases())('$title', example => play(example, 1))
})

describe('in batches', () => {
  test.each(readCases().filter(example => !example.title.endsWith('[one by one]')))('$title', example =>
    play(example, 3),
  )

  test('a step that reads one of the batch is taken along, though its input may not change', () => {
    const schedule = new Schedule()
    const sheet = (first: string) =>
      [first, 'b := cap a', 'c := b + 1'].map((text, index) =>
        toStep({ id: String(index + 1), text, disabled: false }),
      )
    schedule.replaceSteps(sheet('a := 12'))
    settle(schedule, 3)
    schedule.replaceSteps(sheet('a := 15'))
    expect(settle(schedule, 3)).toEqual(['1:15', '2:10', '3:11'])
  })
})

describe('edits while a batch runs', () => {
  const lines = (...texts: string[]) =>
    texts.map((text, index) => toStep({ id: String(index + 1), text, disabled: false }))
  const started = () => {
    const schedule = new Schedule()
    schedule.replaceSteps(lines('a := 1', 'b := a', 'c := 3'))
    expect(schedule.next(2).map(task => task.step.key)).toEqual(['1', '2'])
    return schedule
  }

  test('an edit below the running steps merges', () => {
    const schedule = started()
    schedule.replaceSteps(lines('a := 1', 'b := a', 'c := 4'))
    expect(schedule.overtaken).toBe(false)
    expect(schedule.complete('1', '1', false)).toBe(true)
    expect(schedule.complete('2', '1', false)).toBe(true)
    expect(settle(schedule, 9)).toEqual(['3:4'])
  })

  test('an edit above makes the results void and inherits what waited', () => {
    const schedule = started()
    schedule.replaceSteps(lines('a := 2', 'b := a', 'c := 3'))
    expect(schedule.overtaken).toBe(true)
    expect(schedule.complete('1', '1', false)).toBe(false)
    expect(schedule.complete('2', '1', false)).toBe(false)
    expect(settle(schedule, 9)).toEqual(['1:2', '2:2', '3:3'])
  })

  test('a removed step leaves nothing behind', () => {
    const schedule = started()
    schedule.replaceSteps(lines('a := 1'))
    expect(schedule.complete('1', '1', false)).toBe(true)
    expect(schedule.complete('2', '1', false)).toBe(false)
    expect(schedule.idle).toBe(true)
  })

  test('what was postponed runs later', () => {
    const schedule = started()
    schedule.postpone('1')
    schedule.postpone('2')
    expect(settle(schedule, 9)).toEqual(['1:1', '2:1', '3:3'])
  })
})

describe('an engine that lost its definitions', () => {
  test('is told again of what a stale step reads, and of nothing else', () => {
    const schedule = new Schedule()
    const lines = (last: string) =>
      ['a := 1', 'b := a', 'c := 3', last].map((text, index) =>
        toStep({ id: String(index + 1), text, disabled: false }),
      )
    schedule.replaceSteps(lines('b'))
    settle(schedule, 9)
    schedule.forgetEngine()
    schedule.replaceSteps(lines('b + 1'))
    const tasks = schedule.next(9)
    expect(tasks.map(task => [task.step.key, task.restored])).toEqual([
      ['1', true],
      ['2', true],
      ['4', false],
    ])
  })
})
