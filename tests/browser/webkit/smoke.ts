/** The main ways in WebKit, whose engine is Safari's: ten steps on one worksheet, one after the other. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { worksheetAddress } from '@calcwright/contract'
import { startServerProcess } from '../../../apps/server/src/testing/server-process.ts'
import { webkitPrograms } from '../../../scripts/browsers.ts'
import { KEYS, type WebkitWindow, openWebkit } from './driver.ts'

/** Milliseconds that something may take to show. */
const LONGEST = 60_000

const LINE = (number: number): string => `[role=group][aria-label="Line ${number}"]`

/** Waits until an expression of the page is true. */
async function until(window: WebkitWindow, what: string, expression: string): Promise<void> {
  const end = Date.now() + LONGEST
  while (!(await window.run<boolean>(`return Boolean(${expression})`))) {
    if (Date.now() > end) throw new Error(`${what} does not show. The page reads:\n${await textOf(window)}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

const textOf = (window: WebkitWindow): Promise<string> =>
  window.run('return document.body.innerText.slice(0, 2000)')

const result = (window: WebkitWindow, number: number, display: string): Promise<void> =>
  until(
    window,
    `The result ${display} of line ${number}`,
    `document.querySelector('${LINE(number)} [role=math][aria-label="= ${display}"]')`,
  )

const shows = (window: WebkitWindow, selector: string): Promise<void> =>
  until(window, selector, `document.querySelector('${selector}')`)

const focused = (window: WebkitWindow, number: number): Promise<void> =>
  until(window, `The caret in line ${number}`, `document.activeElement.closest('${LINE(number)}')`)

type Step = readonly [name: string, act: (window: WebkitWindow) => Promise<void>]

const STEPS: readonly Step[] = [
  [
    'typing and a result',
    async window => {
      await focused(window, 1)
      await window.type('7*6=')
      await result(window, 1, '42')
    },
  ],
  [
    'a result that follows a change',
    async window => {
      await window.press(KEYS.ArrowLeft)
      await window.type('1')
      await result(window, 1, '427')
    },
  ],
  [
    'units',
    async window => {
      await window.press(KEYS.Enter)
      await focused(window, 2)
      await window.type('3 kN*2 m=')
      await result(window, 2, '6 kN*m')
    },
  ],
  [
    'a definition that a line below reads',
    async window => {
      await window.press(KEYS.Enter)
      await window.type('q:=5')
      await window.press(KEYS.Enter)
      await focused(window, 4)
      await window.type('q^2=')
      await result(window, 4, '25')
    },
  ],
  [
    'undo and redo',
    async window => {
      await window.press('z', KEYS.Control)
      await until(window, 'Undo', `!document.querySelector('${LINE(4)} [aria-label="= 25"]')`)
      await window.press('y', KEYS.Control)
      await result(window, 4, '25')
    },
  ],
  [
    'a text',
    async window => {
      // The caret stands where the redone step begins.
      await window.press(KEYS.End)
      await window.press(KEYS.Enter)
      await focused(window, 5)
      await window.type('# A beam')
      await until(window, 'The text', `document.querySelector('${LINE(5)}').innerText.includes('A beam')`)
    },
  ],
  [
    'a line through the clipboard',
    async window => {
      await window.click('button[aria-label="Select line 4"]')
      await window.press('c', KEYS.Control)
      await until(window, 'That it is copied', `document.body.innerText.includes('Copied')`)
      await window.click('button[aria-label="Select line 5"]')
      await window.press('v', KEYS.Control)
      await result(window, 5, '25')
    },
  ],
  [
    'the palette',
    async window => {
      await window.press('k', KEYS.Control)
      await shows(window, '[role=combobox]')
      await window.press(KEYS.Escape)
      await until(window, 'The closed palette', `!document.querySelector('[role=dialog]')`)
    },
  ],
  [
    'saving',
    window => until(window, 'That all is saved', `document.body.innerText.includes('All changes are saved')`),
  ],
  [
    'a reload',
    async window => {
      await window.reload()
      await result(window, 1, '427')
      await result(window, 5, '25')
    },
  ],
]

async function run(): Promise<void> {
  const programs = webkitPrograms()
  if (!programs) return console.log('WebKit is not installed: nothing is tested in it.')
  const dataDir = mkdtempSync(join(tmpdir(), 'calcwright-webkit-'))
  const server = await startServerProcess(dataDir, { CURRENCY_URL: 'none' })
  const window = await openWebkit(programs)
  try {
    await window.goTo(server.address)
    await window.run(`localStorage.setItem('calcwright.welcomed', 'yes')`)
    const made = await window.run<{ hash_string: string }>(MAKE)
    await window.goTo(server.address + worksheetAddress(made.hash_string, 'New Worksheet'))
    for (const [name, act] of STEPS) {
      await act(window)
      console.log(`  ok  ${name}`)
    }
  } finally {
    await window.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Makes a worksheet as the owner who has the page open. */
const MAKE = `
  const ask = new XMLHttpRequest()
  ask.open('POST', '/worksheet_commands', false)
  ask.setRequestHeader('content-type', 'application/json')
  ask.send(JSON.stringify({ command: 'new_worksheet', data: { name: 'New Worksheet' } }))
  return JSON.parse(ask.responseText)`

await run()
