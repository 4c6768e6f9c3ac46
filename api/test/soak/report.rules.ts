import { percentileOf } from './judging.rules.ts'
import { seconds, verdictsOf, type SeenFault, type Soak } from './verdicts.rules.ts'

const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`
const table = (head: string[], rows: string[]) =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n')
const tallyText = (tally: Record<string, number>) =>
  Object.entries(tally)
    .map(([outcome, count]) => `${count} × ${outcome}`)
    .join(', ') || '–'
const time = (values: number[], share: number) =>
  values.length ? `${percentileOf(values, share).toFixed(0)} ms` : '–'
const inMinutes = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor((ms / 1000) % 60)).padStart(2, '0')}`

/** The report as it is stored. */
export const reportOf = (soak: Soak): string => `# Soak

\`npm run soak\` wrote this report on ${soak.began}. It ran the product for ${soak.minutes} minutes at
60 % of the capacity of the machine and caused one fault after another. Only their supervisors
restarted the product (\`WORKERS=2\`) and the database. Client, product, database and mail server
ran on the same machine.

${facts(soak)}

The client repeats a request that gets no response, or a temporary error (5xx, 429,
\`StillRunning\`), with the same idempotency key until it succeeds, as a counter does.

## Verdicts

${verdicts(soak)}

## Faults

“Sales again” is the time from the end of the cause (the kill, the freed disk, the restored network)
to the first sale after the longest interruption; “load again” is the time until 80 % of the load was
processed for three seconds.

${faults(soak)}

## Waiting at the counter

The time from the first attempt to the successful response, in normal operation and from each fault
until ten seconds after its end.

${waiting(soak)}
`

const facts = ({ machine, versions, capacity, perSecond, waits, turnedAway, kept }: Soak) => {
  const done = waits.map(({ kind, quiet, faulty }) => `${kind} ${quiet.length + faulty.length}`)
  return `- Machine: ${machine}
- ${versions}
- Capacity, measured in this run with the same mix of work: ${capacity.toFixed(0)} responses a second; load: ${perSecond.toFixed(0)} a second
- Requests: ${done.join(', ')}; ${turnedAway} skipped because 300 were waiting
- Database at the end: ${kept.databaseMegabytes} MB`
}

const verdicts = (soak: Soak) =>
  table(
    ['goal', 'result', 'verdict'],
    verdictsOf(soak).map(({ what, seen, holds }) => row(what, seen, wordOf(holds))),
  )
const wordOf = (holds: boolean | null) => {
  if (holds === null) return 'not judged'
  return holds ? 'holds' : '**fails**'
}

const faults = (soak: Soak) =>
  table(
    ['at', 'fault', 'sales again', 'load again', 'other responses', 'note'],
    soak.faults.map((fault) =>
      row(inMinutes(fault.atMs), fault.title, ...seenOf(fault), fault.effect),
    ),
  )
function seenOf({ isTried, sellingAgainMs, rateBackMs, outcomes }: SeenFault) {
  if (!isTried) return ['not tried', 'not tried', '–']
  const others = Object.entries(outcomes).filter(([outcome]) => outcome !== '200')
  return [seconds(sellingAgainMs), seconds(rateBackMs), tallyText(Object.fromEntries(others))]
}

const waiting = ({ waits, outcomes }: Soak) =>
  table(
    ['work', 'normal p50', 'normal p95', 'faults p50', 'faults p95', 'all responses'],
    waits.map(({ kind, quiet, faulty }) => {
      const times = [time(quiet, 0.5), time(quiet, 0.95), time(faulty, 0.5), time(faulty, 0.95)]
      return row(kind, ...times, tallyText(outcomes.find((seen) => seen.kind === kind)!.tally))
    }),
  )
