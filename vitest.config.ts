import { defineConfig } from 'vitest/config'

// Under CI a test gets a second try, because machines are noisy. A race or a fault never does: one
// failure is the finding.
const patience = { expect: { poll: { timeout: 20_000 } }, retry: process.env.CI === 'true' ? 1 : 0 }

const withDatabase = {
  globalSetup: ['api/test/start-database.ts'],
  setupFiles: ['api/test/drop-databases.ts'],
}

/**
 * `pure` and `screens` need nothing, `api` a real PostgreSQL, `race` and `faults` processes of
 * their own; `long` and `machines`, the races behind a proxy, are for `npm run test:long`.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          maxWorkers: 2,
          isolate: false,
          // A list of many rows takes seconds to draw where the machine does other things as well.
          testTimeout: 30_000,
          setupFiles: ['api/test/seed.ts', 'portal/test/settle-imports.ts'],
          include: [
            'contract/**/*.test.ts',
            'scripts/**/*.test.ts',
            'portal/src/**/*.test.ts',
            'api/src/pricing/**/*.test.ts',
            'api/{src,test}/**/*.rules.test.ts',
            'local-provider/**/*.test.ts',
            'office/src/**/*.test.{ts,tsx}',
          ],
        },
      },
      {
        test: {
          name: 'screens',
          environment: 'happy-dom',
          // The files of a worker share its page and its modules, which clean-up.ts sets back.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 30_000,
          mockReset: true,
          restoreMocks: true,
          unstubGlobals: true,
          setupFiles: ['portal/test/settle-imports.ts', 'portal/test/clean-up.ts'],
          include: ['portal/src/**/*.test.tsx'],
        },
      },
      {
        test: {
          ...patience,
          name: 'api',
          // Each worker imports the product once instead of once for each file.
          isolate: false,
          include: ['api/{src,test}/**/*.test.ts', 'demo/**/*.test.ts'],
          exclude: [
            'api/src/pricing/**',
            'api/{src,test}/**/*.rules.test.ts',
            'api/test/race/**',
            'api/test/long/**',
            'api/test/crash/**',
            'api/test/faults/**',
            'api/test/attacks/**',
          ],
          ...withDatabase,
          // A worker waits a quarter of its time for the database, which is a process of its own.
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          expect: patience.expect,
          retry: 0,
          name: 'race',
          isolate: false,
          include: ['api/test/race/**/*.test.ts'],
          ...withDatabase,
          // Each file has its own database; half of its time is waiting for locks and answers.
          maxWorkers: 2,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          expect: patience.expect,
          retry: 0,
          name: 'faults',
          isolate: false,
          include: ['crash', 'faults', 'attacks'].map(
            (folder) => `api/test/${folder}/**/*.test.ts`,
          ),
          ...withDatabase,
          // Processes that are killed, cut off or held up mostly wait.
          maxWorkers: 2,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          expect: patience.expect,
          retry: 0,
          name: 'machines',
          include: ['api/test/race/**/*.test.ts'],
          env: { RACE_MACHINES: '2' },
          ...withDatabase,
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'long',
          include: ['api/test/long/**/*.test.ts'],
          ...withDatabase,
          fileParallelism: false,
          testTimeout: 3_600_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
