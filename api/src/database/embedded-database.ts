import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { installationKey } from '../platform/secrets/secrets.ts'
import {
  closeDataDir,
  clusterDir,
  accessOf,
  accessSettings,
  accessUrl,
  prepareCluster,
  type DatabaseAccess,
} from './cluster.ts'
import { freePort } from './free-port.ts'
import { isAlive } from './is-alive.ts'
import { nativeDir, unprivilegedUser } from './native-postgres.ts'

/** `wasRunning`: another program started it, and may still be using it. */
export type EmbeddedDatabase = { url: string; wasRunning: boolean; stop: () => Promise<void> }
type Options = {
  dataDir: string
  /** Key of the installation, when it is not that of `dataDir`. */
  secret?: Buffer
  settings?: Record<string, string | number>
  /** For tests of the connection of other systems. */
  access?: DatabaseAccess['kind']
}

const watchEveryMs = 1000

/**
 * Starts the PostgreSQL from npm on `dataDir`, and creates the cluster the first time. A server
 * left running by a crashed program is used again; one that dies while it is in use is restarted.
 */
export async function startEmbeddedDatabase({
  dataDir,
  secret,
  settings = {},
  access: kind,
}: Options): Promise<EmbeddedDatabase> {
  const who = unprivilegedUser()
  const native = nativeDir(who)
  closeDataDir(dataDir, who)
  const cluster = clusterDir(dataDir, who)
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  const access = accessOf(cluster, who, secret ?? installationKey({ DATA_DIR: dataDir }), kind)

  const running = await runningServer(cluster)
  const isUsable =
    running !== null &&
    (access.kind === 'socket' ? running.socketDir === access.dir : running.socketDir === '')
  // Stop a server that an older version left listening without authentication.
  if (running && !isUsable) await stopServer(running.pid)
  const port = isUsable ? running.port : await freePort()
  const flags = {
    ...accessSettings(access, port),
    max_connections: 80,
    shared_buffers: '256MB',
    jit: 'off',
    ...settings,
  }
  const start = async (): Promise<number> => {
    prepareCluster(cluster, access, { native, who, env })
    const child = spawn(path.join(native, 'bin/postgres'), ['-D', cluster, ...argumentsOf(flags)], {
      ...who,
      env,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await ready(child)
    child.stderr.resume()
    child.unref()
    return child.pid!
  }
  const kept = keepRunning(isUsable ? running.pid : await start(), cluster, start)
  return { url: accessUrl(access, port), wasRunning: isUsable, stop: kept.stop }
}

const argumentsOf = (flags: Record<string, string | number>) =>
  Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** Checks regularly whether the server is alive, and restarts it when it is not. */
function keepRunning(
  first: number,
  cluster: string,
  start: () => Promise<number>,
): { stop: () => Promise<void> } {
  let pid = first
  let starting: Promise<void> | null = null
  const restart = async () => {
    process.stderr.write('The embedded database ended: starting it again.\n')
    // Its child processes may need a moment to exit; until then the cluster is locked.
    pid = await start().catch((error: Error) => {
      process.stderr.write(`The embedded database did not start: ${error.message}\n`)
      return pid
    })
    starting = null
  }
  const timer = setInterval(() => {
    if (!starting && !isAlive(pid)) starting = restart()
  }, watchEveryMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await starting
      const running = await runningServer(cluster)
      if (running) await stopServer(running.pid)
    },
  }
}

type Running = { pid: number; port: number; socketDir: string }
/** Reads postmaster.pid; a file left by a dead server (or a zombie process) is deleted. */
async function runningServer(cluster: string): Promise<Running | null> {
  const pidFile = path.join(cluster, 'postmaster.pid')
  if (!fs.existsSync(pidFile)) return null
  const lines = fs
    .readFileSync(pidFile, 'utf8')
    .split('\n')
    .map((line) => line.trim())
  const running = { pid: Number(lines[0]), port: Number(lines[3]), socketDir: lines[4] ?? '' }
  if (await answers(running)) return running
  if (!isAlive(running.pid)) fs.rmSync(pidFile, { force: true })
  return null
}

const answers = ({ port, socketDir }: Running) =>
  new Promise<boolean>((resolve) => {
    const where = socketDir
      ? { path: path.join(socketDir, `.s.PGSQL.${port}`) }
      : { port, host: '127.0.0.1' }
    const socket = net
      .connect(where, () => {
        socket.destroy()
        resolve(true)
      })
      .on('error', () => resolve(false))
  })

function ready(child: ChildProcess) {
  return new Promise<void>((resolve, reject) => {
    let log = ''
    child.stderr!.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-20_000)
      if (log.includes('ready to accept connections')) resolve()
    })
    child.once('exit', (code) =>
      reject(new Error(`PostgreSQL stopped with code ${code}: ${log.trim().split('\n').at(-1)}`)),
    )
  })
}

/** A fast shutdown: open transactions are rolled back, the cluster is left clean. */
async function stopServer(pid: number) {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    return
  }
  for (let tries = 0; tries < 200 && isAlive(pid); tries++)
    await new Promise((wake) => setTimeout(wake, 50))
}
