import { spawnSync } from 'node:child_process'
import { findBrowser } from './browser-path.ts'
import { buildPages } from './build-pages.ts'
import { root, tool } from './run.ts'

// npm run journey -- e2e/orders/cancel.spec.ts [-g 'part of a title'] [--headed]
const browser = findBrowser({
  mayInstall: false,
  hasWindow: process.argv.includes('--headed'),
})
if (!browser) {
  console.error('No Chromium was found: install one, or set CHROMIUM_PATH.')
  process.exit(1)
}
await buildPages()
const { status } = spawnSync(
  process.execPath,
  [
    tool('@playwright/test', 'cli.js'),
    'test',
    '--config',
    'e2e/playwright.config.ts',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: browser } },
)
process.exitCode = status ?? 1
