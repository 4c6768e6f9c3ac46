import type { Page } from './journey.ts'

/** Limits the uploads of the page to one megabyte per second while `act` runs. */
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
