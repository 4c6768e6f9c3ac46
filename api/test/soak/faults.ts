import fs from 'node:fs'
import path from 'node:path'
import { childrenOf } from '../faults/child-processes.ts'
import type { FaultKind } from './schedule.rules.ts'
import type { World } from './world.ts'

const pause = (seconds: number) => new Promise<void>((wake) => setTimeout(wake, seconds * 1000))
/** @returns Remark for the report, or why the fault was not tried */
type Fault = (world: World, holdSeconds: number) => Promise<string>
/** Thrown for a fault that the machine does not allow. */
export class NotTried extends Error {}

const hourSeconds = 3600

function postmasterOf({ databaseDir }: World): number {
  const note = path.join(databaseDir, 'postgres-is-at')
  const cluster = fs.existsSync(note)
    ? fs.readFileSync(note, 'utf8').trim()
    : path.join(databaseDir, 'postgres')
  return Number(fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** Keeps a fault for a while, then ends it. */
async function held(seconds: number, begin: () => void, end: () => void): Promise<string> {
  begin()
  try {
    await pause(seconds)
  } finally {
    end()
  }
  return `held for ${Math.round(seconds)} s`
}

async function full(disk: World['filesDisk'], seconds: number): Promise<string> {
  if (!disk) throw new NotTried('needs root and a mount of its own')
  return held(seconds, disk.fill, disk.free)
}

async function clockWrong({ shiftClock }: World, by: number, seconds: number): Promise<string> {
  if (!shiftClock) throw new NotTried('needs libfaketime')
  return held(
    seconds,
    () => shiftClock(by),
    () => shiftClock(0),
  )
}

/** Causes each fault; resolves when its cause is over. */
export const faults: Record<FaultKind, Fault> = {
  worker: async ({ product }) => {
    product.kill(product.workers()[0]!)
    return 'the leader starts another worker'
  },
  leader: async ({ product }) => {
    product.kill(product.leader())
    return 'the supervisor restarts it after 1 s, as systemd does'
  },
  app: async ({ product }) => {
    product.killAll()
    return 'the supervisor restarts it after 1 s, as systemd does'
  },
  cut: async ({ network }) => {
    network.cut()
    return 'the product connects again'
  },
  backend: async (world) => {
    // The title of a process that serves a connection names its user.
    const backends = childrenOf(postmasterOf(world), 'guichet_')
    process.kill(backends[Math.floor(backends.length / 2)]!, 'SIGKILL')
    return 'PostgreSQL ends all connections and recovers'
  },
  postmaster: async (world) => {
    process.kill(postmasterOf(world), 'SIGKILL')
    return 'its supervisor restarts it, and it recovers from its log'
  },
  shutdown: async (world) => {
    process.kill(postmasterOf(world), 'SIGQUIT')
    return 'its supervisor restarts it, and it recovers from its log'
  },
  silence: ({ network }, seconds) => held(seconds, network.silence, network.restore),
  filesFull: ({ filesDisk }, seconds) => full(filesDisk, seconds),
  databaseFull: ({ databaseDisk }, seconds) => full(databaseDisk, seconds),
  mailStalled: ({ mail }, seconds) => held(seconds, mail.stall, mail.goOn),
  clockAhead: (world, seconds) => clockWrong(world, hourSeconds, seconds),
  clockBehind: (world, seconds) => clockWrong(world, -hourSeconds, seconds),
}
