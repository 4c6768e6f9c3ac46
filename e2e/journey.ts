import { test as base, expect, type Page } from '@playwright/test'

type Journey = {
  /**
   * A person who may do everything in the three businesses; another one for each worker, as the
   * language belongs to the person.
   */
  seller: string
}

/**
 * Every journey also fails on what a user would not see: an exception, or a complaint of the
 * browser such as a blocked script.
 */
export const test = base.extend<Journey & { complaints: string[] }>({
  // Playwright reads from the pattern what a fixture needs: here, nothing.
  // oxlint-disable-next-line no-empty-pattern
  seller: async ({}, use, { parallelIndex }) =>
    use(parallelIndex % 2 === 0 ? 'owner@guichet.test' : 'manager@guichet.test'),
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = []
      context.on('weberror', (error) => heard.push(String(error.error())))
      // A problem is an answer that the page must show; the browser mentions it as well.
      // Looking into a frame that may run nothing makes Playwright try to run something there.
      const isExpected = (text: string) =>
        text.startsWith('Failed to load resource') ||
        text.startsWith(`Blocked script execution in 'about:srcdoc'`)
      context.on('console', (message) => {
        if (message.type() === 'error' && !isExpected(message.text())) heard.push(message.text())
      })
      await use(heard)
      expect(heard).toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
export type { Page }

/** Two pages of one person, or of two, on one machine. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
