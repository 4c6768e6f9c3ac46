import type { Page } from './journey.ts'

/**
 * Presses Tab `stops` times within the page or its dialog.
 *
 * @returns The names of the focused controls that a sticky element covers.
 */
export async function coveredStops(page: Page, stops: number): Promise<string[]> {
  const covered: string[] = []
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const control = document.activeElement as HTMLElement
      const { left, width, top, bottom, height } = control.getBoundingClientRect()
      // Skips controls that their label represents, and controls higher than the free area.
      if (!control.closest('main, [role=dialog]') || width < 3 || height > 300) return null
      const isFree = [top + 2, bottom - 2].every((y) => {
        const seen = document.elementFromPoint(left + width / 2, y)
        return seen && (control.contains(seen) || control.parentElement!.contains(seen))
      })
      return isFree ? null : (control.getAttribute('aria-label') ?? control.outerHTML.slice(0, 120))
    })
    if (name !== null) covered.push(name)
  }
  return covered
}
