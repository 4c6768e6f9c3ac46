/**
 * The faults of a soak, how long each lasts unless it is momentary, and how many serving processes
 * it kills.
 */
export const faultKinds = {
  worker: { title: 'a worker process is killed (SIGKILL)', holdSeconds: 0, kills: 1 },
  leader: { title: 'the leading process is killed (SIGKILL)', holdSeconds: 0, kills: 2 },
  app: { title: 'all processes of the product are killed (SIGKILL)', holdSeconds: 0, kills: 2 },
  cut: { title: 'every connection to the database is cut', holdSeconds: 0, kills: 0 },
  backend: { title: 'a backend of PostgreSQL is killed (SIGKILL)', holdSeconds: 0, kills: 0 },
  postmaster: { title: 'the postmaster is killed (SIGKILL)', holdSeconds: 0, kills: 0 },
  filesFull: { title: 'the disk of the files is full', holdSeconds: 15, kills: 0 },
  silence: { title: 'the network to the database transmits nothing', holdSeconds: 15, kills: 0 },
  databaseFull: { title: 'the disk of the database is full', holdSeconds: 15, kills: 0 },
  mailStalled: {
    title: 'the mail server accepts connections and does not respond',
    holdSeconds: 60,
    kills: 0,
  },
  clockAhead: {
    title: 'the clock is an hour fast, then correct again',
    holdSeconds: 20,
    kills: 0,
  },
  shutdown: { title: 'PostgreSQL shuts down immediately', holdSeconds: 0, kills: 0 },
  clockBehind: {
    title: 'the clock is an hour slow, then correct again',
    holdSeconds: 20,
    kills: 0,
  },
} as const
export type FaultKind = keyof typeof faultKinds
export type Step = { kind: FaultKind; atSeconds: number; holdSeconds: number }

/** Each kind occurs once in this many seconds. */
const roundSeconds = 780
const kinds = Object.keys(faultKinds) as FaultKind[]

/**
 * Times of the faults. Faults that kill processes of the product are in the first half: processes
 * of the second half live long enough to show whether their memory grows.
 */
export function scheduleOf(seconds: number): Step[] {
  const order = inOrder(Math.max(1, Math.floor(seconds / roundSeconds)))
  const calmSeconds = Math.min(60, seconds / 20)
  const free = seconds - 2 * calmSeconds
  const held = order.reduce((sum, kind) => sum + faultKinds[kind].holdSeconds, 0)
  const shrink = Math.min(1, (0.4 * free) / held)
  const restSeconds = (free - shrink * held) / order.length
  let atSeconds = calmSeconds
  return order.map((kind) => {
    const step = { kind, atSeconds, holdSeconds: shrink * faultKinds[kind].holdSeconds }
    atSeconds += step.holdSeconds + restSeconds
    return step
  })
}

/** Start of the phase in which no process of the product is killed. */
export function steadyFrom(steps: readonly Step[]): number {
  const last = steps.findLastIndex(({ kind }) => faultKinds[kind].kills > 0)
  return steps[last + 1]!.atSeconds
}

function inOrder(rounds: number): FaultKind[] {
  const repeated = Array.from({ length: rounds }, () => kinds).flat()
  const ending = repeated.filter((kind) => faultKinds[kind].kills > 0)
  const sparing = repeated.filter((kind) => faultKinds[kind].kills === 0)
  const between = Math.max(0, Math.ceil(repeated.length / 2) - ending.length)
  const first = ending.flatMap((kind, i) => [kind, ...sparing.slice(i, i < between ? i + 1 : i)])
  return [...first, ...sparing.slice(Math.min(between, ending.length))]
}
