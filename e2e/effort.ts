import type { Page } from './journey.ts'

/** User input on a page: presses of the mouse or a finger, and keys. */
export type Effort = { clicks: number; keys: number }

/**
 * Starts counting on this page and on the next pages of its tab.
 *
 * @returns A function that returns the counts since its last call.
 */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  const count = () => {
    const add = (name: string) => {
      const was = Number(sessionStorage.getItem(name) ?? 0)
      sessionStorage.setItem(name, String(was + 1))
    }
    addEventListener('pointerdown', () => add('clicks'), { capture: true })
    addEventListener('keydown', () => add('keys'), { capture: true })
  }
  await page.addInitScript(count)
  await page.evaluate(count)
  return () =>
    page.evaluate(() => {
      const taken = (name: string) => {
        const counted = Number(sessionStorage.getItem(name) ?? 0)
        sessionStorage.removeItem(name)
        return counted
      }
      return { clicks: taken('clicks'), keys: taken('keys') }
    })
}
