import type { Page } from './journey.ts'

/** While `act` runs, the page uploads at one megabyte per second at most. */
export async function onSlowLine(page: Page, act: () => Promise<void>) {
  const line = await page.context().newCDPSession(page)
  const upload = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    })
  await upload(1_000_000)
  await act()
  await upload(-1)
}
