/** From an event to what is drawn for it: a page that is told what to watch notes the time. */
import type { Page } from '@playwright/test'
import type { NewBlock } from '@calcwright/document'

export const SLIDER: NewBlock = {
  type: 'slider',
  props: { name: 's', value: 20, min: 0, max: 100, step: 1, unit: '' },
}

/** The event that a slider follows. It comes before `pointermove`, which waits for the next frame. */
export const MOVEMENT = 'pointerrawupdate'

/** Presses the thumb of the slider. @returns what drags it on, to so many steps from where it stood */
export async function sliderIn(page: Page): Promise<(steps: number) => Promise<void>> {
  const slider = page.getByRole('slider')
  // A sheet opens with the caret in a line, which may have been scrolled to.
  await slider.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await slider.boundingBox())!
  const drag = (steps: number): Promise<void> =>
    page.mouse.move(x + ((20 + steps) * width) / 100, y + height / 2)
  await drag(0)
  await page.mouse.down()
  return drag
}

interface Watched {
  /** null until the event has come: what changes before has another cause. */
  since: number | null
  done(time: number): void
}

/**
 * Watches what changes below `root`: once something that fits `changed` is there and has changed, the time
 * from the last such event to the frame behind it is told.
 */
export async function watch(page: Page, root: string, changed: string, event: string): Promise<void> {
  await page.evaluate(
    ([around, inside, kind]) => {
      const state: Watched = { since: null, done: () => {} }
      addEventListener(kind!, ({ timeStamp }) => (state.since = timeStamp), { capture: true })
      const read = () => [...document.querySelectorAll(inside!)].map(({ outerHTML }) => outerHTML).join('')
      let before = read()
      const observer = new MutationObserver(() => {
        const now = read()
        if (now === before || now === '') return
        before = now
        const { since } = state
        if (since === null) return
        requestAnimationFrame(() => state.done(performance.now() - since))
      })
      const element = document.querySelector(around!)
      if (!element) throw new Error(`There is no ${around}`)
      observer.observe(element, { subtree: true, childList: true, attributes: true, characterData: true })
      Object.assign(window, { watched: state })
    },
    [root, changed, event],
  )
}

/** Acts, and waits for the change that is watched; ms. */
export async function drawn(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const { watched } = window as unknown as { watched: Watched }
    const next = new Promise<number>((resolve, reject) => {
      watched.done = resolve
      setTimeout(() => reject(new Error('Nothing was drawn')), 10_000)
    })
    Object.assign(window, { next })
  })
  await act()
  return page.evaluate(() => (window as unknown as { next: Promise<number> }).next)
}
