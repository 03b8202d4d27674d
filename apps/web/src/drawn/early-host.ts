/**
 * Answers the page around a frame for a drawn sheet that rests: who is there, how high it is, what it holds. All else
 * wakes the live sheet, which answers it.
 */
import { EMBED_VERSION, type FrameMessage, type Unversioned } from '@calcwright/contract'

/**
 * @param drawn element of the sheet, with the content for the page in its data
 * @param wake starts the live sheet
 */
export function answerHost(drawn: HTMLElement, wake: () => void): void {
  if (window.parent === window) return
  const expected = new URLSearchParams(location.search).get('host')
  const messages: MessageEvent[] = []
  let origin: string | null = null
  const post = (message: Unversioned<FrameMessage>): void => {
    if (origin === null) return
    // A page without an origin, such as a file, cannot be named; this frame has checked that it is its parent.
    window.parent.postMessage({ calcwright: EMBED_VERSION, ...message }, origin === 'null' ? '*' : origin)
  }
  const sayHeight = (): void =>
    post({ type: 'height', height: Math.ceil(drawn.getBoundingClientRect().height) })
  const receive = (event: MessageEvent<{ calcwright?: unknown; type?: unknown } | null>): void => {
    const { source, data } = event
    if (source !== window.parent || data?.calcwright !== EMBED_VERSION) return
    if (event.origin !== (origin ?? expected ?? event.origin)) return
    if (data.type !== 'hello') {
      // The live sheet answers who has said hello.
      if (origin === null) return
      messages.push(event)
      return wake()
    }
    origin = event.origin
    messages.push(event)
    sayHeight()
    post({ type: 'ready', ...JSON.parse(drawn.dataset['resting']!) })
  }
  const sizes = new ResizeObserver(sayHeight)
  sizes.observe(drawn)
  addEventListener('message', receive)
  globalThis.calcwrightEarlyHost = {
    messages,
    ready: drawn.dataset['resting']!,
    end() {
      sizes.disconnect()
      removeEventListener('message', receive)
      globalThis.calcwrightEarlyHost = undefined
    },
  }
  window.parent.postMessage({ calcwright: EMBED_VERSION, type: 'hello' }, expected ?? '*')
}
