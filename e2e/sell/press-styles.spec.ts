import { expect, test, type Page } from '../journey.ts'
import { chooseTile, chooseWall, counterMessages, quantityOf } from '../pages/counter.ts'
import { signIn } from '../sign-in.ts'

const say = counterMessages('fr')

type TraceEvent = { name: string; args?: { elementCount?: number } }

/** Elements whose styles Chromium computes during an act, as a share of the elements of the page. */
async function styledShare(page: Page, act: () => Promise<void>) {
  const browser = page.context().browser()!
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
  })
  await act()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const counts = trace.traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0)
  const total = await page.evaluate(() => document.querySelectorAll('*').length)
  return counts.reduce((sum, count) => sum + count, 0) / total
}

// A selector like `:has()` on a list computes the styles of the whole page at each press, which a
// slow tablet shows as a delay. The number of elements is the same on every machine.
test('a press at the counter computes the styles of few elements', async ({ page, seller }) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  await signIn(page, seller, { language: 'fr' })
  await chooseWall(page, 'fr', 2)
  await quantityOf(page, say.adult).fill('2')
  const button = page.getByRole('button', { name: say.sell })
  await expect(button).toBeEnabled()
  const plus = quantityOf(page, say.adult).first().locator('xpath=..').getByRole('button').last()
  const ofPiece = await styledShare(page, async () => {
    const before = await button.innerText()
    await plus.click()
    await expect(button).not.toHaveText(before)
    await expect(button).toBeEnabled()
  })
  expect(ofPiece).toBeLessThan(0.3)
  const ofTile = await styledShare(page, async () => {
    await chooseTile(page, 'fr', say.ski)
    await expect(page.getByRole('group', { name: say.slot }).locator('input:checked')).toBeEnabled()
  })
  expect(ofTile).toBeLessThan(1)
})
