/** Checks a page by axe, in its light and its dark look. */
import AxeBuilder from '@axe-core/playwright'
import { type Page, expect, test } from '@playwright/test'

const SERIOUS = ['serious', 'critical']

/** Rules that the other look of the same page can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

interface Scope {
  /** Only what is in there. */
  readonly within?: string
  /** Also what axe finds minor or moderate. */
  readonly all?: boolean
}

/** Axe finds nothing serious in the light look with all of its rules, nor in the dark one with those of colours. */
export async function expectAccessible(page: Page, scope: Scope = {}): Promise<void> {
  await expectAccessibleInLight(page, scope)
  await test.step('dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await found(page, scope, COLOUR_RULES)).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  })
}

/** The same for a page whose dark colours are looked at elsewhere. */
export async function expectAccessibleInLight(page: Page, scope: Scope = {}): Promise<void> {
  expect(await found(page, scope)).toEqual([])
}

/** Violations on a page at rest: notices that fade have colours of their own. */
async function found(
  page: Page,
  { within, all = false }: Scope,
  rules?: readonly string[],
): Promise<unknown[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Animations that follow scrolling never end.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map(each => each.finished.catch(() => {})),
    ),
  )
  // Without frames of others, what is found needs no page of its own to be put together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  if (within !== undefined) axe.include(within)
  if (rules) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => all || SERIOUS.includes(impact ?? ''))
    .map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]) }))
}
