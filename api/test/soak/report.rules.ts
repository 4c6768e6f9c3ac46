import { percentileOf } from './judging.rules.ts'
import { seconds, verdictsOf, type SeenFault, type Soak } from './verdicts.rules.ts'

const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`
const table = (head: string[], rows: string[]) =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n')
const said = (tally: Record<string, number>) =>
  Object.entries(tally)
    .map(([outcome, count]) => `${count} × ${outcome}`)
    .join(', ') || '–'
const time = (values: number[], share: number) =>
  values.length ? `${percentileOf(values, share).toFixed(0)} ms` : '–'
const inMinutes = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor((ms / 1000) % 60)).padStart(2, '0')}`

/** The report as it is stored. */
export const reportOf = (soak: Soak): string => `# Soak

Written by \`npm run soak\`, last run ${soak.began}: ${soak.minutes} minutes at 60 % of what the
machine could do, while one thing after the other went wrong. The product (\`WORKERS=2\`) and the
database were started again by their supervisors alone. Client, product, database and mail server
shared the machine.

${facts(soak)}

A request without an answer, or with one that says "later" (5xx, 429, \`StillRunning\`), is sent again
with the same idempotency key until it is answered, as a counter does.

## Verdicts

${verdicts(soak)}

## Faults

"Again" is from the end of the cause (the kill, the disk freed, the network back) to the first sale
after the longest pause, and to three seconds with 80 % of the load answered.

${faults(soak)}

## Waiting at the counter

From the first attempt to the good answer, in quiet time and from each fault until ten seconds after
its end.

${waiting(soak)}
`

const facts = ({ machine, versions, capacity, perSecond, waits, turnedAway, kept }: Soak) => {
  const done = waits.map(({ kind, quiet, faulty }) => `${kind} ${quiet.length + faulty.length}`)
  return `- Machine: ${machine}
- ${versions}
- Capacity, measured in this run with the same mix of work: ${capacity.toFixed(0)} answers a second; load: ${perSecond.toFixed(0)} a second
- Done: ${done.join(', ')}; ${turnedAway} not begun as 300 were waiting
- Database at the end: ${kept.databaseMegabytes} MB`
}

const verdicts = (soak: Soak) =>
  table(
    ['what', 'seen', 'verdict'],
    verdictsOf(soak).map(({ what, seen, holds }) => row(what, seen, wordOf(holds))),
  )
const wordOf = (holds: boolean | null) => {
  if (holds === null) return 'not judged'
  return holds ? 'holds' : '**fails**'
}

const faults = (soak: Soak) =>
  table(
    ['at', 'fault', 'sales again', 'load again', 'other answers', 'note'],
    soak.faults.map((fault) =>
      row(inMinutes(fault.atMs), fault.title, ...seenOf(fault), fault.said),
    ),
  )
function seenOf({ isTried, sellingAgainMs, rateBackMs, outcomes }: SeenFault) {
  if (!isTried) return ['not tried', 'not tried', '–']
  const others = Object.entries(outcomes).filter(([outcome]) => outcome !== '200')
  return [seconds(sellingAgainMs), seconds(rateBackMs), said(Object.fromEntries(others))]
}

const waiting = ({ waits, outcomes }: Soak) =>
  table(
    ['work', 'quiet p50', 'quiet p95', 'faults p50', 'faults p95', 'all answers'],
    waits.map(({ kind, quiet, faulty }) => {
      const times = [time(quiet, 0.5), time(quiet, 0.95), time(faulty, 0.5), time(faulty, 0.95)]
      return row(kind, ...times, said(outcomes.find((seen) => seen.kind === kind)!.tally))
    }),
  )
