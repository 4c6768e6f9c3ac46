import AxeBuilder from '@axe-core/playwright'
import { expect, phone, type Page } from './journey.ts'
import type { Language } from './sign-in.ts'

type Look = {
  name: string
  language: Language
  isPhone: boolean
  use: {
    locale: string
    colorScheme: 'light' | 'dark'
    viewport: { width: number; height: number }
    hasTouch?: boolean
    contextOptions: { reducedMotion: 'reduce' }
  }
}
const desk = { viewport: { width: 1440, height: 900 } }
const look = (language: Language, colorScheme: 'light' | 'dark', isPhone: boolean): Look => ({
  name: `${language}-${colorScheme}-${isPhone ? 390 : 1440}`,
  language,
  isPhone,
  use: {
    locale: `${language}-CA`,
    colorScheme,
    ...(isPhone ? phone : desk),
    contextOptions: { reducedMotion: 'reduce' },
  },
})
const always = [look('fr', 'light', false), look('en', 'dark', true)]
const whenLong = (['fr', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    [false, true].map((isPhone) => look(language, scheme, isPhone)),
  ),
)
const isLong = process.env.LONG === '1'
/** The short run covers each language, scheme and width once; the long run all combinations. */
export const looks = isLong ? whenLong : always
/** In the short run, pages of the back office have the look with the longest texts and least room. */
export const narrowLooks = isLong ? whenLong : [look('fr', 'light', true)]

/** Looks of a journey: `short` in the short run, as one language and width; the long run has all. */
export const journeyLooks = (short: 'desk' | 'phone'): Look[] =>
  isLong ? whenLong : always.filter(({ isPhone }) => isPhone === (short === 'phone'))

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

type Rules = NonNullable<Parameters<AxeBuilder['options']>[0]['rules']>
/**
 * Runs axe on the page. Only violations are described. Legacy mode skips the blank page that
 * aggregates frames, which is not needed here and would triple the time.
 */
const axe = (page: Page, rules: Rules = {}) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], rules })

/**
 * Excludes targets behind a modal: they cannot be pressed, and the modal may cover half of one.
 * Their size is measured when no modal is open.
 */
async function reachable<Target extends { target: unknown[] }>(page: Page, nodes: Target[]) {
  if (!(await page.locator('[aria-modal="true"]').count())) return nodes
  const isBehind = await page.evaluate(
    (selectors) => selectors.map((selector) => !!document.querySelector(selector)?.closest('main')),
    nodes.map(({ target }) => String(target[0])),
  )
  return nodes.filter((_, i) => !isBehind[i])
}

/**
 * Returns the targets that are too small at any scroll position. A target at the edge may be half
 * covered by a sticky bar, so each one is measured again in the middle of the page.
 */
async function tooSmall<Target extends { target: unknown[] }>(page: Page, nodes: Target[]) {
  const still = []
  for (const node of await reachable(page, nodes)) {
    const selector = String(node.target[0])
    await page.locator(selector).evaluate((item) => item.scrollIntoView({ block: 'center' }))
    const { violations } = await axe(page).include(selector).withRules(['target-size']).analyze()
    if (violations.length > 0) still.push(node)
  }
  return still
}

/** Waits for transitions, because an intermediate colour has another contrast. */
const settleColours = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  )

/** Violations of contrast in the other colour scheme; the page returns to its own. */
async function otherContrast(page: Page) {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  await settleColours(page)
  const { violations } = await axe(page).exclude('iframe').withRules(['color-contrast']).analyze()
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
  await settleColours(page)
  return violations.map(({ nodes }) => ({ id: `${isDark ? 'light' : 'dark'} contrast`, nodes }))
}

/**
 * Expects no axe violation, contrast in both colour schemes, exactly one h1, and no horizontal
 * scrolling. Faults are reported together, by screen.
 */
export async function expectAccessible(page: Page, screen: string) {
  await settleColours(page)
  // An email is a separate document in a sandboxed frame, where axe cannot run.
  const { violations: found } = await axe(page, { 'target-size': { enabled: true } })
    .exclude('iframe')
    .withTags(tags)
    .analyze()
  const violations = isLong ? [] : await otherContrast(page)
  for (const { id, nodes } of found)
    violations.push({ id, nodes: id === 'target-size' ? await tooSmall(page, nodes) : nodes })
  const given = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${node.target.join(' ')} ${node.html.slice(0, 160)} – ${node.failureSummary?.split('\n').slice(1, 2).join(' ').trim() ?? ''}`,
    ),
  )
  expect.soft(given, `${screen}: axe`).toEqual([])
  expect.soft(await page.locator('h1').count(), `${screen}: headings of the first rank`).toBe(1)
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(wide, `${screen}: pixels beyond the right edge`).toBeLessThanOrEqual(0)
  expect.soft(await escaping(page), `${screen}: hidden texts outside their frame`).toEqual([])
}

/**
 * Finds visually hidden texts in a scrolling frame that are positioned relative to an element
 * outside it: in a long table they make the whole page scroll.
 */
function escaping(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.visually-hidden')]
      // Text that is not rendered, such as that of another tab, has no position.
      .filter((hidden) => hidden.checkVisibility())
      .filter((hidden) => {
        let frame = hidden.parentElement
        while (frame && !/auto|scroll/.test(getComputedStyle(frame).overflowX))
          frame = frame.parentElement
        return frame && frame !== document.body && !frame.contains(hidden.offsetParent)
      })
      .map((hidden) => hidden.textContent),
  )
}

/**
 * Returns the buttons and choices of the page's content whose width or height is below `side`
 * pixels. Links within text are exempt.
 */
export async function smallTargets(page: Page, side: number): Promise<string[]> {
  return page.evaluate(
    (least) =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'main button, main a.mantine-Button-root, main label:has(input[type="radio"]), main .mantine-SegmentedControl-label, main [role="button"]',
        ),
      ]
        .filter((item) => item.checkVisibility())
        .map((item) => ({ element: item, box: item.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.height < least - 0.5 || box.width < least - 0.5))
        .map(
          ({ element, box }) =>
            `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.innerText).slice(0, 40)}” ${Math.round(box.width)} × ${Math.round(box.height)}`,
        ),
    side,
  )
}
