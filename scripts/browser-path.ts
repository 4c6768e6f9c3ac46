import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'msedge',
]
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
]

/**
 * A Chromium of this machine, else one that Debian's packages bring when we may install them; null
 * when there is none.
 */
export function findBrowser({ mayInstall }: { mayInstall: boolean }): string | null {
  const found = installed()
  if (found || !mayInstall || process.platform !== 'linux' || process.getuid?.() !== 0) return found
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    /* no packages to be had: the journeys are reported as skipped */
  }
  return installed()
}

function installed(): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const asked = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : []
  return (
    [
      ...asked,
      ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
      ...places,
    ].find((file) => fs.existsSync(file)) ?? null
  )
}
