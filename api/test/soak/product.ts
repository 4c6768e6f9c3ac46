import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** The delay before a restart is that of deploy/systemd/guichet.service. */
const restartMs = 1000
const main = path.resolve(import.meta.dirname, '../../src/main.ts')

/** The product under a supervisor. */
export type Product = {
  leader: () => number
  /** The processes that answer, oldest first. */
  workers: () => number[]
  kill: (pid: number) => void
  /** Kills all of them, as if memory ran out. */
  killAll: () => void
  /** Unexpected exits of the leader. */
  ends: string[]
  stop: () => Promise<void>
}

export function superviseProduct(env: NodeJS.ProcessEnv, log: string): Product {
  const ends: string[] = []
  let child: ChildProcess
  let [isStopping, isKilled] = [false, false]
  let again: NodeJS.Timeout | undefined
  const start = () => {
    isKilled = false
    const out = fs.openSync(log, 'a')
    child = spawn(process.execPath, [main], {
      env,
      detached: true,
      stdio: ['ignore', out, out],
    })
    fs.closeSync(out)
    child.once('exit', (code, signal) => {
      killGroup(child)
      if (isStopping) return
      if (!isKilled) ends.push(signal ?? `code ${code}`)
      again = setTimeout(start, restartMs)
    })
  }
  start()
  return {
    leader: () => child.pid!,
    workers: () => childrenOf(child.pid!),
    kill: (pid) => {
      if (pid === child.pid) isKilled = true
      process.kill(pid, 'SIGKILL')
    },
    killAll: () => {
      isKilled = true
      killGroup(child)
    },
    ends,
    stop: async () => {
      isStopping = true
      clearTimeout(again)
      if (child.exitCode !== null || child.signalCode) return
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Kills all remaining processes of the group. */
function killGroup({ pid }: ChildProcess): void {
  try {
    process.kill(-pid!, 'SIGKILL')
  } catch {
    /* already gone */
  }
}

function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`
  return fs.existsSync(file)
    ? fs.readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number)
    : []
}
