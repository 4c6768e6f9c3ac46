import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** `npm run docs:pictures`: takes the screenshots of the README on the demonstration. */
export default defineConfig({
  ...config,
  testMatch: '**/*.pictures.ts',
  workers: 1,
  use: {
    ...config.use,
    timezoneId: 'America/Toronto',
    contextOptions: { reducedMotion: 'reduce' },
  },
})
