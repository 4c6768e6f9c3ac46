import {
  goals,
  growthPerMinute,
  moreAtTheEnd,
  percentileOf,
  type Loss,
  type Sample,
} from './judging.rules.ts'
import type { KeptDataCheck } from './lost-writes.ts'
import type { WorkKind } from './record.ts'
import type { Life } from './watch.ts'

export type SeenFault = {
  title: string
  atMs: number
  effect: string
  isTried: boolean
  sellingAgainMs: number
  rateBackMs: number
  /** Number of each kind of answer, or of none, until the rate had recovered. */
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
  kept: KeptDataCheck
  /** Samples of the processes that ran through the whole steady phase. */
  lives: Life[]
  connections: Sample[]
  waits: Waits[]
  outcomes: { kind: WorkKind; tally: Record<string, number> }[]
  unanswered: number
  refused: string[]
  turnedAway: number
  /** Unexpected exits of the product. */
  ends: string[]
  /** Number of killed processes of the product. */
  killed: number
}
/** `null` if unknown. */
export type Verdict = { what: string; seen: string; holds: boolean | null }

export const seconds = (ms: number) =>
  Number.isFinite(ms) ? `${(ms / 1000).toFixed(1)} s` : 'never'
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
      what: 'Every acknowledged picture is readable',
      seen: `${kept.pictures.sent} sent, ${kept.pictures.lost} lost`,
      holds: kept.pictures.lost === 0,
    },
    recoveryVerdict('Sales succeed again', tried, ({ sellingAgainMs }) => sellingAgainMs),
    recoveryVerdict(
      `At least ${goals.shareOfRate * 100} % of the load is processed again`,
      tried,
      ({ rateBackMs }) => rateBackMs,
    ),
    {
      what: 'Every request finally gets the expected response',
      seen: `${soak.unanswered} without a response, ${soak.refused.length} refused`,
      holds: soak.unanswered === 0 && soak.refused.length === 0,
    },
    unexpectedVerdict(soak),
    {
      what: 'No process exits unexpectedly',
      seen: soak.ends.join(', ') || 'none',
      holds: soak.ends.length === 0,
    },
    ...soak.lives.flatMap(memoryVerdicts),
    handlesVerdict(soak),
  ]
}

function lossVerdict(what: string, { lost, doubled, wrongTotal, unasked }: Loss): Verdict {
  const parts = { lost, doubled, 'with a different total': wrongTotal, 'not requested': unasked }
  return {
    what: `Every acknowledged ${what} is stored once, with its total`,
    seen: Object.entries(parts)
      .map(([name, ids]) => `${ids.length} ${name}`)
      .join(', '),
    holds: Object.values(parts).every((ids) => ids.length === 0),
  }
}

function letterVerdict({ kept: { letters }, killed }: Soak): Verdict {
  const { asked, taken, lost, waiting, twice } = letters
  return {
    what: 'Every email of an acknowledged sale is sent; at most one for each killed process is sent twice',
    seen: `${asked} sales with an email, ${taken} emails received, ${lost} lost, ${waiting} waiting, ${twice} twice for ${killed} kills`,
    holds: lost === 0 && waiting === 0 && twice <= killed,
  }
}

function recoveryVerdict(
  what: string,
  tried: readonly SeenFault[],
  timeOf: (fault: SeenFault) => number,
): Verdict {
  const longest = largest(tried.map(timeOf))
  return {
    what: `${what} within ${goals.recoveredWithinMs / 1000} s after each cause ended, without intervention`,
    seen: `at most ${seconds(longest)} in ${tried.length} faults`,
    holds: longest <= goals.recoveredWithinMs,
  }
}

function unexpectedVerdict({ outcomes }: Soak): Verdict {
  const count = outcomes.reduce((sum, { tally }) => sum + (tally['500'] ?? 0), 0)
  return {
    what: 'No response has status 500',
    seen: `${count} of ${outcomes.reduce((sum, { tally }) => sum + sumOf(tally), 0)}`,
    holds: count === 0,
  }
}

/** Memory that V8 retains, and all memory of the process, native memory included. */
const memoryVerdicts = ({ role, kept, megabytes }: Life): Verdict[] => [
  memoryVerdict(`The retained memory of a ${role}`, kept),
  memoryVerdict(`The memory of a ${role}`, megabytes),
]
function memoryVerdict(what: string, megabytes: readonly Sample[]): Verdict {
  const growth = growthPerMinute(megabytes)
  const values = megabytes.map(({ value }) => value)
  return {
    what: `${what} grows by at most ${goals.memoryMbPerMinute} MB a minute`,
    seen:
      growth === null
        ? `ran too briefly to tell`
        : `${growth.toFixed(2)} MB a minute, median ${percentileOf(values, 0.5).toFixed(0)} MB, at most ${largest(values).toFixed(0)} MB`,
    holds: growth === null ? null : growth <= goals.memoryMbPerMinute,
  }
}

function handlesVerdict({ lives, connections }: Soak): Verdict {
  const files = largest(lives.map((life) => moreAtTheEnd(life.files)))
  const more = moreAtTheEnd(connections)
  return {
    what: `Open files of a process and connections to the database grow by at most ${goals.moreHandles} each`,
    seen: `${files} more files, ${more} more connections, at most ${largest(connections.map(({ value }) => value))} connections`,
    holds: Math.max(files, more) <= goals.moreHandles,
  }
}
