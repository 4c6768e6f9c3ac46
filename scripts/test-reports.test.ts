import { expect, test } from 'vitest'
import {
  countPlaywright,
  countVitest,
  failedJourneysOf,
  failuresOf,
  summaryOf,
} from './test-reports.ts'

const assertion = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
})
const vitestReport = {
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 1,
  testResults: [
    {
      assertionResults: [
        assertion('steady', 'passed'),
        assertion('slow to start', 'passed', 'Error: first try'),
      ],
    },
    {
      assertionResults: [
        assertion('broken', 'failed', `Error: ${'x'.repeat(500)}`, 'Error: second try'),
        assertion('left out', 'skipped'),
      ],
    },
  ],
}
const spec = (title: string, status: string, ...messages: string[]) => ({
  title,
  file: 'orders/print.spec.ts',
  tests: [{ status, results: messages.map((message) => ({ error: { message } })) }],
})
const playwrightReport = {
  stats: { expected: 2, unexpected: 1, flaky: 2, skipped: 0 },
  suites: [
    {
      specs: [spec('a sale', 'expected'), spec('a refund', 'flaky')],
      suites: [
        {
          specs: [
            spec('on a phone', 'flaky'),
            spec('in print', 'unexpected', 'Error: no page', 'Error: none'),
          ],
        },
      ],
    },
    { suites: [{ suites: [{ specs: [spec('a season', 'expected')] }] }] },
  ],
}

test('a Vitest test that passed after a failure is counted as passed and named as retried', () =>
  expect(countVitest(vitestReport)).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    retried: ['slow to start'],
  }))

test('a failed test is named with the beginning of its first message, and is not retried', () =>
  expect(failuresOf(vitestReport)).toEqual([`  × broken\n    Error: ${'x'.repeat(393)}`]))

test('flaky journeys count as passed and are named from every level of suites', () =>
  expect(countPlaywright(playwrightReport)).toEqual({
    passed: 4,
    failed: 1,
    skipped: 0,
    retried: ['a refund', 'on a phone'],
  }))

test('a failed journey is named with its file and its first message, from any level', () =>
  expect(failedJourneysOf(playwrightReport)).toEqual([
    '  × orders/print.spec.ts › in print\n    Error: no page',
  ]))

test('the retried tests are on one line before the totals, which are the last line', () =>
  expect(summaryOf({ passed: 6, failed: 0, skipped: 0, retried: ['a', 'b'] })).toEqual([
    '2 retried: a; b',
    '6 passed, 0 failed',
  ]))

test('a run without retries ends with its totals only', () =>
  expect(summaryOf({ passed: 6, failed: 1, skipped: 2, retried: [] })).toEqual([
    '6 passed, 1 failed, 2 skipped',
  ]))
