import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { freePort } from './free-port.ts'
import { isAlive } from './is-alive.ts'
import { nativeDir, unprivilegedUser, type RunAs } from './native-postgres.ts'

/** The bootstrap role: it owns the tables; requests run as another role (see migrations). */
export const ownerRole = 'guichet_owner'
/** `wasRunning`: another program started it, and may still be using it. */
export type EmbeddedDatabase = { url: string; wasRunning: boolean; stop: () => Promise<void> }
type Options = { dataDir: string; settings?: Record<string, string | number> }

/**
 * Starts the PostgreSQL that npm brought on `dataDir`, creating the cluster the first time.
 * A server that a crashed app left running is used again.
 */
export async function startEmbeddedDatabase({ dataDir, settings = {} }: Options): Promise<EmbeddedDatabase> {
  const who = unprivilegedUser()
  const native = nativeDir(who)
  const cluster = enterable(path.resolve(dataDir, 'postgres'), who)
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' }
  if (!fs.existsSync(path.join(cluster, 'PG_VERSION')))
    execFileSync(path.join(native, 'bin/initdb'),
      ['-D', cluster, '-U', ownerRole, '--auth=trust', '-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-sync'],
      { ...who, env, cwd: '/', stdio: 'pipe' })

  const running = await runningServer(cluster)
  if (running) return { url: urlOf(running.port), wasRunning: true, stop: () => stopServer(running.pid) }

  const port = await freePort()
  const flags = Object.entries({ listen_addresses: '127.0.0.1', port, unix_socket_directories: '', max_connections: 80, shared_buffers: '256MB', jit: 'off', ...settings })
  const child = spawn(path.join(native, 'bin/postgres'), ['-D', cluster, ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...who, env, cwd: '/', detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  await ready(child.stderr, child)
  child.stderr.resume()
  child.unref()
  return { url: urlOf(port), wasRunning: false, stop: () => stopServer(child.pid!) }
}

const urlOf = (port: number) => `postgres://${ownerRole}@127.0.0.1:${port}/postgres`

/**
 * The unprivileged user must be able to walk down to the folder; below a closed home it cannot, so root keeps the cluster elsewhere.
 * Where that is stands in the data folder: without the note a new data folder gets a new cluster, never one that other keys sealed.
 */
function enterable(cluster: string, who: RunAs): string {
  fs.mkdirSync(path.dirname(cluster), { recursive: true })
  fs.mkdirSync(cluster, { recursive: true, mode: 0o700 })
  if (who.uid === undefined) return cluster
  fs.chownSync(cluster, who.uid, who.gid!)
  try {
    execFileSync('/bin/ls', [cluster], { ...who, cwd: '/', stdio: 'pipe' })
    return cluster
  } catch { /* a closed folder above it */ }
  const note = `${cluster}-is-at`
  if (!fs.existsSync(note)) fs.writeFileSync(note, `/var/lib/guichet/${randomUUID()}`)
  const elsewhere = fs.readFileSync(note, 'utf8').trim()
  fs.mkdirSync(elsewhere, { recursive: true, mode: 0o700 })
  fs.chmodSync(path.dirname(elsewhere), 0o755)
  fs.chownSync(elsewhere, who.uid, who.gid!)
  return elsewhere
}

/** Reads postmaster.pid; a file left by a server that is gone (or a zombie that nobody reaps) is removed. */
async function runningServer(cluster: string) {
  const pidFile = path.join(cluster, 'postmaster.pid')
  if (!fs.existsSync(pidFile)) return null
  const lines = fs.readFileSync(pidFile, 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (await answers(port)) return { pid, port }
  if (!isAlive(pid)) fs.rmSync(pidFile, { force: true })
  return null
}

const answers = (port: number) => new Promise<boolean>((resolve) => {
  const socket = net.connect(port, '127.0.0.1', () => { socket.destroy(); resolve(true) }).on('error', () => resolve(false))
})

function ready(stderr: NodeJS.ReadableStream, child: ReturnType<typeof spawn>) {
  return new Promise<void>((resolve, reject) => {
    let log = ''
    stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-20_000)
      if (log.includes('ready to accept connections')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`PostgreSQL stopped with code ${code}: ${log.trim().split('\n').at(-1)}`)))
  })
}

/** A fast shutdown: open transactions are rolled back, the cluster is left clean. */
async function stopServer(pid: number) {
  try { process.kill(pid, 'SIGINT') } catch { return }
  for (let tries = 0; tries < 200 && isAlive(pid); tries++) await new Promise((wake) => setTimeout(wake, 50))
}
