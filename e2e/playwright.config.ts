import fs from 'node:fs'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { runFolder } from '../scripts/run-folder.ts'
import { demo, empty, fresh } from './servers.ts'

const root = path.join(import.meta.dirname, '..')
if (!fs.existsSync(path.join(root, 'portal/dist/index.html')))
  throw new Error('The portal is not built: run npm test, or npm start once.')

// Workers load this file too: only the process that starts the servers creates the folder, and
// removes it when they have stopped.
if (!process.env.GUICHET_JOURNEYS) {
  const folder = runFolder('journeys')
  process.env.GUICHET_JOURNEYS = folder
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
}
const scratch = process.env.GUICHET_JOURNEYS

const serve = ({ port, url }: typeof demo, name: string, settings: Record<string, string>) => ({
  command: `"${process.execPath}" api/src/main.ts`,
  cwd: root,
  url: `${url}/health/ready`,
  timeout: 240_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
  env: { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: path.join(scratch, name), ...settings },
})

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: '**/*.spec.ts',
  outputDir: path.join(root, 'test-results'),
  // A file runs in one worker: its tests run in the order of the file.
  fullyParallel: false,
  workers: 2,
  retries: process.env.CI === 'true' ? 1 : 0,
  forbidOnly: process.env.CI === 'true',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  webServer: [
    serve(demo, 'demo', { DEMO_ORDERS: '600' }),
    serve(empty, 'empty', { DEMO: 'off' }),
    serve(fresh, 'fresh', { DEMO: 'off' }),
  ],
  use: {
    baseURL: demo.url,
    locale: 'fr-CA',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    // A time zone other than that of the businesses, whose days and hours must be shown all the
    // same.
    timezoneId: 'America/Vancouver',
    colorScheme: 'light',
    // Playwright waits for an element to be stable before it presses it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording each test takes a third of the time of a run: only a retry is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
