import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isReady, until } from '../faults/sales.ts'
import { Counters } from './counters.ts'
import { faults, NotTried } from './faults.ts'
import { rateBackMs, sellingAgainMs } from './judging.rules.ts'
import { keptData } from './lost-writes.ts'
import { SoakRecord, tallyOf, workKinds } from './record.ts'
import { reportOf } from './report.rules.ts'
import { faultKinds, scheduleOf, steadyFrom, type Step } from './schedule.rules.ts'
import { verdictsOf, type SeenFault, type Soak } from './verdicts.rules.ts'
import { watch } from './watch.ts'
import { openWorld, type World } from './world.ts'

// `npm run soak [-- --minutes 30 --write docs/soak.md]`: the product under a supervisor at 60 % of
// the machine’s capacity, under one fault after another. `--only postmaster` tries single faults,
// `--log FILE` stores the output of the product.
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    write: { type: 'string' },
    only: { type: 'string', multiple: true },
    log: { type: 'string' },
  },
})
const root = path.resolve(import.meta.dirname, '../../..')
const share = 0.6
const [warmUpSeconds, measuredSeconds, clients] = [10, 25, 32]
const pictureEveryMs = 3000
/** Maximum duration of everything except the soak itself, in minutes. */
const besideMinutes = 15
/** Consequences of a fault are attributed to it for this long after its end. */
const aftermathMs = 10_000

type EndedFault = Omit<SeenFault, 'sellingAgainMs' | 'rateBackMs' | 'outcomes'> & {
  endedMs: number
}
const pause = (ms: number) => new Promise<void>((wake) => setTimeout(wake, Math.max(0, ms)))
const say = (text: string) => process.stderr.write(`${text}\n`)
const minutes = Number(values.minutes)
const steps = scheduleOf(minutes * 60).filter(({ kind }) => values.only?.includes(kind) ?? true)

/** Runs the faults one after another, each at its time. */
async function go(world: World, record: SoakRecord, beganMs: number): Promise<EndedFault[]> {
  const done: EndedFault[] = []
  for (const step of steps) {
    await pause(beganMs + step.atSeconds * 1000 - record.sinceMs())
    done.push(await bringAbout(world, record, step))
  }
  await pause(beganMs + minutes * 60_000 - record.sinceMs())
  return done
}

async function bringAbout(world: World, record: SoakRecord, step: Step): Promise<EndedFault> {
  const { title } = faultKinds[step.kind]
  say(`${(record.sinceMs() / 1000).toFixed(0)} s: ${title}`)
  const atMs = record.sinceMs()
  try {
    const effect = await faults[step.kind](world, step.holdSeconds)
    return { title, atMs, effect, isTried: true, endedMs: record.sinceMs() }
  } catch (error) {
    if (!(error instanceof NotTried)) throw error
    return { title, atMs, effect: error.message, isTried: false, endedMs: atMs }
  }
}

function judged(record: SoakRecord, done: readonly EndedFault[], perSecond: number): SeenFault[] {
  const [sales, answers] = [record.counts('sale'), record.counts()]
  return done.map((fault) => {
    const again = sellingAgainMs(sales, fault.endedMs)
    const back = rateBackMs(answers, fault.endedMs, perSecond)
    const overMs = fault.endedMs + Math.max(aftermathMs, Number.isFinite(back) ? back : 0)
    const during = record.attempts.filter(({ atMs }) => atMs >= fault.atMs && atMs <= overMs)
    const outcomes = tallyOf(during.map(({ outcome }) => outcome))
    say(`${fault.title}: sales after ${again} ms, load after ${back} ms`)
    return { ...fault, sellingAgainMs: again, rateBackMs: back, outcomes }
  })
}

function waitsOf(record: SoakRecord, done: readonly EndedFault[]): Soak['waits'] {
  const isFaulty = (atMs: number, ms: number) =>
    done.some((fault) => atMs + ms >= fault.atMs && atMs <= fault.endedMs + aftermathMs)
  return workKinds.map((kind) => {
    const all = record.done.filter((work) => work.kind === kind)
    const { quiet = [], faulty = [] } = Object.groupBy(all, ({ beganMs, ms }) =>
      isFaulty(beganMs, ms) ? 'faulty' : 'quiet',
    )
    return { kind, quiet: quiet.map(({ ms }) => ms), faulty: faulty.map(({ ms }) => ms) }
  })
}

async function soak(world: World): Promise<Soak> {
  const record = new SoakRecord()
  const began = new Date().toISOString().slice(0, 10)
  const counters = new Counters(world.base, world.clerks, record)
  await until(() => isReady(world.base), 60, 'the first start')
  await counters.flatOut(clients, warmUpSeconds)
  const capacity = await counters.flatOut(clients, measuredSeconds)
  const perSecond = share * capacity
  say(`capacity ${capacity.toFixed(0)} a second, load ${perSecond.toFixed(0)} a second`)
  let isOver = false
  const working = counters.steadily(perSecond, () => isOver)
  const pictures = setInterval(() => void counters.sendPicture(), pictureEveryMs)
  const watching = watch(world, record.sinceMs)
  const beganMs = record.sinceMs()
  const done = await go(world, record, beganMs)
  isOver = true
  clearInterval(pictures)
  watching.stop()
  await working
  const unanswered = await counters.finish(60)
  const steadyMs = beganMs + steadyFrom(scheduleOf(minutes * 60)) * 1000
  const steady = <S extends { atMs: number }>(samples: S[]) =>
    samples.filter(({ atMs }) => atMs > steadyMs)
  const seen = judged(record, done, perSecond)
  say('reading what is kept')
  const kept = await keptData(world, record)
  return {
    machine: `${os.cpus().length} cores (${os.cpus()[0]!.model}), ${(os.totalmem() / 2 ** 30).toFixed(0)} GB of memory; priority ${os.getPriority()}`,
    versions: `Commit ${commit()}, Node.js ${process.version}, PostgreSQL ${kept.version} with \`synchronous_commit\` and \`fsync\` on`,
    began,
    minutes,
    capacity,
    perSecond,
    faults: seen.map((fault) => ({ ...fault, atMs: fault.atMs - beganMs })),
    kept,
    lives: [...watching.lives.values()]
      .map((life) => ({
        ...life,
        megabytes: steady(life.megabytes),
        kept: steady(life.kept),
        files: steady(life.files),
      }))
      .filter(({ megabytes }) => megabytes.length > 3),
    connections: steady(watching.connections),
    waits: waitsOf(record, done),
    outcomes: workKinds.map((kind) => ({
      kind,
      tally: tallyOf(
        record.attempts.filter((tried) => tried.kind === kind).map(({ outcome }) => outcome),
      ),
    })),
    unanswered,
    refused: record.refused,
    turnedAway: record.turnedAway,
    ends: world.product.ends,
    killed: steps.reduce((sum, { kind }) => sum + faultKinds[kind].kills, 0),
  }
}

/** Formatted like the other files of the project. */
function keep(report: string, file: string): void {
  fs.writeFileSync(file, report)
  execFileSync(process.execPath, [path.join(root, 'node_modules/oxfmt/bin/oxfmt'), file])
}

const commit = () =>
  execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim()

const world = await openWorld()
/** Leaves no process and no file behind, whatever ended the soak. */
async function endEarly(why: string): Promise<never> {
  say(`${why}: ended`)
  setTimeout(() => process.exit(2), 30_000)
  world.product.killAll()
  await world.close().catch((error: Error) => say(error.message))
  process.exit(2)
}
const watchdog = setTimeout(
  () => void endEarly('the soak took too long'),
  (minutes + besideMinutes) * 60_000,
)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void endEarly(signal))
try {
  const result = await soak(world)
  const report = reportOf(result)
  console.log(report)
  for (const refused of result.refused.slice(0, 5)) say(refused)
  if (values.write) keep(report, values.write)
  process.exitCode = verdictsOf(result).some(({ holds }) => holds === false) ? 1 : 0
} finally {
  if (values.log) fs.cpSync(world.log, values.log)
  clearTimeout(watchdog)
  await world.close()
}
