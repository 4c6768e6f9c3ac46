import { note, ok, wrong, type Finding } from './findings.rules.ts'

export type MachineFacts = {
  freeBytes: number
  totalBytes: number
  /** Error of storing, reading and deleting a test file; null when it worked. */
  storageProblem: string | null
  storage: string
  /** Undefined without a mail server. */
  mailProblem: string | null | undefined
  secretProblem: string | null
  /** Undefined without a collector. */
  tracesProblem: string | null | undefined
}
const gigabyte = 2 ** 30
const leastFree = { bytes: 2 * gigabyte, share: 0.05 }

export function judgeMachine(facts: MachineFacts): Finding[] {
  const { freeBytes, totalBytes, storage, storageProblem, mailProblem, secretProblem } = facts
  const free = `${(freeBytes / gigabyte).toFixed(1)} GB free of ${(totalBytes / gigabyte).toFixed(1)}`
  const isFull = freeBytes < leastFree.bytes || freeBytes < totalBytes * leastFree.share
  return [
    isFull ? wrong('disk', free, 'Make room: a full disk stops every sale.') : ok('disk', free),
    storageProblem === null
      ? ok('files', `kept, read and deleted in ${storage}`)
      : wrong('files', storageProblem, `Give the server the right to write in ${storage}.`),
    judgeMail(mailProblem),
    secretProblem === null
      ? ok('secrets', 'the key opens what it sealed')
      : wrong('secrets', secretProblem, 'Set the SECRET_KEY that this database was made with.'),
    ...judgeTraces(facts.tracesProblem),
  ]
}

function judgeTraces(problem: string | null | undefined): Finding[] {
  if (problem === undefined) return []
  return [
    problem === null
      ? ok('traces', 'the collector takes them')
      : wrong('traces', problem, 'Look at OTEL_EXPORTER_OTLP_ENDPOINT: nothing waits for it.'),
  ]
}

function judgeMail(problem: string | null | undefined): Finding {
  if (problem === undefined)
    return note('mail', 'no server', 'Set SMTP_URL: no email leaves without it.')
  return problem === null
    ? ok('mail', 'the server takes our sign-in')
    : wrong('mail', problem, 'Look at SMTP_URL, the password in it, and the way out to its port.')
}
