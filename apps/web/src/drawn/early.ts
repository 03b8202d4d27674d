/**
 * Buffers keys and presses on a page with a worksheet until the live sheet takes them, and asks for the worksheet
 * meanwhile. Where the sheet is drawn, it starts the program once that has been painted, and for a frame which rests
 * once it is operated. It runs in the head of the page, as /drawn-early.js, so that no key comes before it, and so is a
 * file of its own with next to nothing in it.
 */
import { importModule, retryUntilOnline } from '@calcwright/ui'
import { askForEmbedded } from '../embed/ask-for-embedded.ts'
import { fromFragment, readStored } from '../form/stored-values.ts'
import { askEarly } from '../shell/early-answer.ts'
import { bufferInput } from '../shell/buffer-input.ts'
import { startEvaluatorEarly } from '../evaluation/early-evaluator.ts'
import { drawnPage } from '../shell/drawn-page.ts'
import { applyStoredTheme } from '../shell/theme.ts'
import { answerHost } from './early-host.ts'
import { onFirstUse } from './first-use.ts'

/** Starts the live sheet of a frame that rests. */
let wake = (): void => {}

applyStoredTheme()
bufferInput({
  takesCaret: location.pathname.startsWith('/worksheets/'),
  onInput() {
    preloadField()
    wake()
  },
})
askForWorksheet()
if (hasOwnValues()) document.documentElement.dataset['ownValues'] = ''

/** Fetches the field beside the scripts of the page, behind which it would come otherwise: somebody types already. */
function preloadField(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-field]')) {
    delete link.dataset['field']
    link.rel = 'modulepreload'
  }
}

/** Whether the form is filled with values of a link or of this browser, of which the drawn one knows nothing. */
function hasOwnValues(): boolean {
  const [, kind, hash = ''] = location.pathname.split('/').map(decodeURIComponent)
  return kind === 'form' && (fromFragment(location.hash) ?? readStored(hash)) !== null
}

/** Asks for what the address of the page shows, as the client of the page will. */
function askForWorksheet(): void {
  const [, kind, hash = '', revision = ''] = location.pathname.split('/').map(decodeURIComponent)
  const call =
    kind === 'worksheets' || kind === 'form'
      ? { command: 'get_worksheet', data: { hash_string: hash } }
      : kind === 'revisions'
        ? { command: 'get_revision', data: { hash_string: hash, revision } }
        : null
  if (!call) return
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(call) }
  askEarly(fetch, '/worksheet_commands', { ...init, credentials: 'same-origin' })
}

/** The program of the page would take the processor from the first paint. A hidden page is not painted. */
function afterPaint(run: () => void): void {
  let isDone = false
  const once = (): void => {
    if (!isDone) run()
    isDone = true
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, document.hidden ? 0 : LONGEST)
}
const LONGEST = 500

addEventListener('DOMContentLoaded', () => {
  const drawn = drawnPage()
  if (!drawn) return
  if (!drawn.hasAttribute('data-resting')) return afterPaint(start)
  wake = () => {
    wake = () => {}
    stopWaiting()
    askForEmbedded()
    start()
  }
  const stopWaiting = onFirstUse(drawn, () => wake())
  answerHost(drawn, () => wake())
})

/** Fetches and starts the program of the page, whose files stand in templates until now. */
function start(): void {
  // The other processor loads it while this one loads the page.
  startEvaluatorEarly()
  for (const { content } of document.querySelectorAll<HTMLTemplateElement>('template.program'))
    document.head.append(content)
  const { href } = document.querySelector<HTMLLinkElement>('link[data-program]')!
  // A sheet that only looks alive is worse than a late one.
  void retryUntilOnline(() => importModule(() => import(/* @vite-ignore */ href)))
}
