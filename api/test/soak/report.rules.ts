import {
  goals,
  growthPerMinute,
  moreAtTheEnd,
  percentileOf,
  type Loss,
  type Sample,
} from './judging.rules.ts'
import type { WorkKind } from './record.ts'
import type { Life } from './watch.ts'
import type { Kept } from './what-is-kept.ts'

export type SeenFault = {
  title: string
  atMs: number
  said: string
  isTried: boolean
  sellingAgainMs: number
  rateBackMs: number
  /** How often there was which answer, or none, until the rate was back. */
  outcomes: Record<string, number>
}
type Waits = { kind: WorkKind; quiet: number[]; faulty: number[] }
export type Soak = {
  machine: string
  versions: string
  began: string
  minutes: number
  capacity: number
  perSecond: number
  faults: SeenFault[]
  kept: Kept
  /** Of the processes that lived through the steady time, from its beginning. */
  lives: Life[]
  connections: Sample[]
  waits: Waits[]
  outcomes: { kind: WorkKind; tally: Record<string, number> }[]
  unanswered: number
  refused: string[]
  turnedAway: number
  /** How the product ended when nobody had killed it. */
  ends: string[]
  /** How many processes of the product were killed. */
  killed: number
}
/** `null` where nothing can be said of it. */
export type Verdict = { what: string; seen: string; holds: boolean | null }

const seconds = (ms: number) => (Number.isFinite(ms) ? `${(ms / 1000).toFixed(1)} s` : 'never')
const sumOf = (tally: Record<string, number>) =>
  Object.values(tally).reduce((sum, count) => sum + count, 0)
const largest = (values: number[]) => Math.max(0, ...values)

export function verdictsOf(soak: Soak): Verdict[] {
  const { kept, faults } = soak
  const tried = faults.filter(({ isTried }) => isTried)
  return [
    lossVerdict('sale', kept.sales),
    lossVerdict('refund', kept.refunds),
    {
      what: 'Every invariant of the database holds',
      seen: kept.violations.join(', ') || 'no violation',
      holds: kept.violations.length === 0,
    },
    letterVerdict(soak),
    {
      what: 'Every acknowledged picture can be read',
      seen: `${kept.pictures.sent} sent, ${kept.pictures.lost} lost`,
      holds: kept.pictures.lost === 0,
    },
    recoveryVerdict('Sales are answered again', tried, ({ sellingAgainMs }) => sellingAgainMs),
    recoveryVerdict(
      `At least ${goals.shareOfRate * 100} % of the load is answered again`,
      tried,
      ({ rateBackMs }) => rateBackMs,
    ),
    {
      what: 'Every request is answered in the end, and as asked',
      seen: `${soak.unanswered} without an answer, ${soak.refused.length} refused`,
      holds: soak.unanswered === 0 && soak.refused.length === 0,
    },
    unexpectedVerdict(soak),
    {
      what: 'No process ends by itself',
      seen: soak.ends.join(', ') || 'none',
      holds: soak.ends.length === 0,
    },
    ...soak.lives.map(memoryVerdict),
    handlesVerdict(soak),
  ]
}

function lossVerdict(what: string, { lost, doubled, wrongTotal, unasked }: Loss): Verdict {
  const parts = { lost, doubled, 'with another total': wrongTotal, 'that nobody asked': unasked }
  return {
    what: `Every acknowledged ${what} is kept once, with its total`,
    seen: Object.entries(parts)
      .map(([name, ids]) => `${ids.length} ${name}`)
      .join(', '),
    holds: Object.values(parts).every((ids) => ids.length === 0),
  }
}

function letterVerdict({ kept: { letters }, killed }: Soak): Verdict {
  const { asked, taken, lost, waiting, twice } = letters
  return {
    what: 'Every email of an acknowledged sale leaves, and comes twice at most once for each killed process',
    seen: `${asked} sales with an email, ${taken} emails taken, ${lost} lost, ${waiting} waiting, ${twice} twice for ${killed} kills`,
    holds: lost === 0 && waiting === 0 && twice <= killed,
  }
}

function recoveryVerdict(
  what: string,
  tried: readonly SeenFault[],
  of: (fault: SeenFault) => number,
): Verdict {
  const longest = largest(tried.map(of))
  return {
    what: `${what} within ${goals.recoveredWithinMs / 1000} s after each cause ended, by itself`,
    seen: `longest ${seconds(longest)}, of ${tried.length} faults`,
    holds: longest <= goals.recoveredWithinMs,
  }
}

function unexpectedVerdict({ outcomes }: Soak): Verdict {
  const count = outcomes.reduce((sum, { tally }) => sum + (tally['500'] ?? 0), 0)
  return {
    what: 'No request is answered 500',
    seen: `${count} of ${outcomes.reduce((sum, { tally }) => sum + sumOf(tally), 0)}`,
    holds: count === 0,
  }
}

function memoryVerdict({ role, megabytes }: Life): Verdict {
  const growth = growthPerMinute(megabytes)
  const values = megabytes.map(({ value }) => value)
  return {
    what: `The memory of a ${role} is flat: it grows by at most ${goals.memoryMbPerMinute} MB a minute`,
    seen:
      growth === null
        ? `lived too short a time to say`
        : `${growth.toFixed(2)} MB a minute, median ${percentileOf(values, 0.5).toFixed(0)} MB, at most ${largest(values).toFixed(0)} MB`,
    holds: growth === null ? null : growth <= goals.memoryMbPerMinute,
  }
}

function handlesVerdict({ lives, connections }: Soak): Verdict {
  const files = largest(lives.map((life) => moreAtTheEnd(life.files)))
  const more = moreAtTheEnd(connections)
  return {
    what: `Open files of a process and connections to the database are flat: at most ${goals.moreHandles} more at the end`,
    seen: `${files} more files, ${more} more connections, at most ${largest(connections.map(({ value }) => value))} connections`,
    holds: Math.max(files, more) <= goals.moreHandles,
  }
}

const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`
const table = (head: string[], rows: string[]) =>
  [row(...head), row(...head.map(() => '---')), ...rows].join('\n')
const said = (tally: Record<string, number>) =>
  Object.entries(tally)
    .map(([outcome, count]) => `${count} × ${outcome}`)
    .join(', ') || '–'
const verdictWord = (holds: boolean | null) =>
  holds === null ? 'not judged' : holds ? 'holds' : '**fails**'

/** The report as it is kept. */
export function reportOf(soak: Soak): string {
  const { faults, waits, outcomes } = soak
  const withoutGood = ({ outcomes: seen }: SeenFault) =>
    said(Object.fromEntries(Object.entries(seen).filter(([outcome]) => outcome !== '200')))
  const time = (values: number[], share: number) =>
    values.length ? `${percentileOf(values, share).toFixed(0)} ms` : '–'
  return `# Soak

Written by \`npm run soak\`, last run ${soak.began}: ${soak.minutes} minutes at 60 % of what the
machine could do, while one thing after the other went wrong. The product (\`WORKERS=2\`) and the
database were started again by their supervisors alone. Client, product, database and mail server
shared the machine, which did other work beside.

- Machine: ${soak.machine}
- ${soak.versions}
- Capacity, measured in this run with the same mix of work: ${soak.capacity.toFixed(0)} answers a second; load: ${soak.perSecond.toFixed(0)} a second
- Done: ${waits.map(({ kind, quiet, faulty }) => `${kind} ${quiet.length + faulty.length}`).join(', ')}; ${soak.turnedAway} not begun as 300 were waiting
- Database at the end: ${soak.kept.databaseMegabytes} MB

A request without an answer, or with one that says "later" (5xx, 429, \`StillRunning\`), is sent again
with the same idempotency key until it is answered, as a counter does.

## Verdicts

${table(
  ['what', 'seen', 'verdict'],
  verdictsOf(soak).map(({ what, seen, holds }) => row(what, seen, verdictWord(holds))),
)}

## Faults

"Again" is from the end of the cause (the kill, the disk freed, the network back) to the first sale
after the longest pause, and to three seconds with 80 % of the load answered.

${table(
  ['at', 'fault', 'sales again', 'load again', 'other answers', 'note'],
  faults.map((fault) =>
    row(
      `${Math.floor(fault.atMs / 60_000)}:${String(Math.floor((fault.atMs / 1000) % 60)).padStart(2, '0')}`,
      fault.title,
      ...(fault.isTried
        ? [seconds(fault.sellingAgainMs), seconds(fault.rateBackMs), withoutGood(fault)]
        : ['not tried', 'not tried', '–']),
      fault.said,
    ),
  ),
)}

## Waiting at the counter

From the first attempt to the good answer, in quiet time and from each fault until ten seconds after
its end.

${table(
  ['work', 'quiet p50', 'quiet p95', 'faults p50', 'faults p95', 'all answers'],
  waits.map(({ kind, quiet, faulty }) =>
    row(
      kind,
      time(quiet, 0.5),
      time(quiet, 0.95),
      time(faulty, 0.5),
      time(faulty, 0.95),
      said(outcomes.find((seen) => seen.kind === kind)!.tally),
    ),
  ),
)}
`
}
