import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** Headless-only Chromium: it needs half the processor time of the full browser. */
const shell = 'chromium-headless-shell'
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
 * Finds an installed Chromium; with `mayInstall` it installs the Debian package when there is none.
 * `hasWindow` requires a browser that can open a window.
 *
 * @returns Its path; null when there is none.
 */
export function findBrowser({
  mayInstall,
  hasWindow = false,
}: {
  mayInstall: boolean
  hasWindow?: boolean
}): string | null {
  const found = installed(hasWindow)
  if (found || !mayInstall || process.platform !== 'linux' || process.getuid?.() !== 0) return found
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', shell], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    // No package could be installed: the journeys are reported as skipped.
  }
  return installed(hasWindow)
}

function installed(hasWindow: boolean): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const asked = process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : []
  return (
    [
      ...asked,
      ...(hasWindow ? names : [shell, ...names]).flatMap((name) =>
        folders.map((folder) => path.join(folder, name)),
      ),
      ...places,
    ].find((file) => fs.existsSync(file)) ?? null
  )
}
