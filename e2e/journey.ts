import { test as base, expect, type Page } from '@playwright/test'

type Journey = {
  /**
   * An account with every access in the three businesses; each worker has its own, because the
   * language belongs to the account.
   */
  seller: string
}

/**
 * Every journey also fails on errors that users do not see: an exception, or an error in the
 * browser's console such as a blocked script.
 */
export const test = base.extend<Journey & { complaints: string[] }>({
  // Playwright reads the fixtures that it needs from this pattern: none.
  // oxlint-disable-next-line no-empty-pattern
  seller: async ({}, use, { parallelIndex }) =>
    use(parallelIndex % 2 === 0 ? 'owner@guichet.test' : 'manager@guichet.test'),
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = []
      context.on('weberror', (error) => heard.push(String(error.error())))
      // An error response is expected where the page shows it; the browser logs it as well.
      // Inspecting a sandboxed frame makes Playwright run a script there, which the browser blocks.
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

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }
