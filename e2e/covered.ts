import type { Page } from './journey.ts'

/**
 * Walks with the Tab key through so many controls of the page or its dialog: the names of those
 * that something sticky covers while they have the focus.
 */
export async function coveredStops(page: Page, stops: number): Promise<string[]> {
  const covered: string[] = []
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const control = document.activeElement as HTMLElement
      const { left, width, top, bottom, height } = control.getBoundingClientRect()
      // What is drawn by its label, or is higher than the room that is left, is looked at nowhere.
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
