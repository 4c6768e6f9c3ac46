import { execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { RunAs } from './native-postgres.ts'

/** The bootstrap role, which owns the tables; requests use another role (see migrations). */
const ownerRole = 'guichet_owner'
/**
 * Connection to the embedded server: a socket in a folder that only its owner may enter, otherwise
 * TCP with a password.
 */
export type DatabaseAccess = { kind: 'socket'; dir: string } | { kind: 'tcp'; password: string }

const socketPort = 5432
// Maximum length of a socket path, on the most restrictive system (macOS).
const longestSocketPath = 103

/**
 * Restricts the data folder to its owner. PostgreSQL does not run as root; when root starts it, the
 * folder belongs to the user it runs as, which must be able to traverse it, and root has access
 * anyway.
 */
export function closeDataDir(dataDir: string, who: RunAs = {}): void {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32') return
  if (who.uid !== undefined) fs.chownSync(dataDir, who.uid, who.gid!)
  const wasOpen = (fs.statSync(dataDir).mode & 0o077) !== 0
  fs.chmodSync(dataDir, 0o700)
  // Files of a version that left them readable.
  if (wasOpen) closeFiles(path.join(dataDir, 'files'))
}

function closeFiles(folder: string): void {
  if (!fs.existsSync(folder)) return
  fs.chmodSync(folder, 0o700)
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name)
    if (entry.isDirectory()) closeFiles(at)
    else if (entry.isFile()) fs.chmodSync(at, 0o600)
  }
}

/**
 * Folder of the cluster. The unprivileged user must be able to traverse its path; below a closed
 * home directory it cannot, so root puts the cluster elsewhere. Its path is recorded in the data
 * folder, so that a new data folder gets a new cluster, never one encrypted with other keys.
 */
export function clusterDir(dataDir: string, who: RunAs): string {
  const cluster = path.resolve(dataDir, 'postgres')
  fs.mkdirSync(cluster, { recursive: true, mode: 0o700 })
  if (who.uid === undefined) return cluster
  fs.chownSync(cluster, who.uid, who.gid!)
  try {
    execFileSync('/bin/ls', [cluster], { ...who, cwd: '/', stdio: 'pipe' })
    return cluster
  } catch {
    /* a parent folder is not accessible */
  }
  const note = `${cluster}-is-at`
  if (!fs.existsSync(note))
    fs.writeFileSync(note, `/var/lib/guichet/${randomUUID()}`, { mode: 0o600 })
  const elsewhere = fs.readFileSync(note, 'utf8').trim()
  fs.mkdirSync(elsewhere, { recursive: true, mode: 0o700 })
  fs.chmodSync(path.dirname(elsewhere), 0o755)
  fs.chownSync(elsewhere, who.uid, who.gid!)
  return elsewhere
}

/**
 * Connection on this system. `secret` is the installation's key: the password is derived from it
 * and not stored.
 */
export function accessOf(
  cluster: string,
  who: RunAs,
  secret: Buffer,
  kind?: DatabaseAccess['kind'],
): DatabaseAccess {
  const wanted = kind ?? (process.platform === 'win32' ? 'tcp' : 'socket')
  if (wanted === 'socket') return { kind: 'socket', dir: socketDir(cluster, who) }
  return {
    kind: 'tcp',
    password: createHash('sha256').update('embedded-postgres').update(secret).digest('hex'),
  }
}

/**
 * Folder of the socket: inside the cluster, which is private; when its path is too long for a
 * socket, a private folder with a short name.
 */
function socketDir(cluster: string, who: RunAs): string {
  const within = path.join(cluster, 'socket')
  const isShort = path.join(within, `.s.PGSQL.${socketPort}.lock`).length <= longestSocketPath
  const name = `guichet-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`
  const dir = isShort ? within : path.join(os.tmpdir(), name)
  fs.mkdirSync(dir, { recursive: true, mode: 0o700 })
  if (who.uid !== undefined) fs.chownSync(dir, who.uid, who.gid!)
  const { uid, mode } = fs.lstatSync(dir)
  // In a shared folder another user may have created it first.
  if (uid !== (who.uid ?? process.getuid!()) || (mode & 0o777) !== 0o700)
    throw new Error(`${dir} is not private: remove it, or choose a DATA_DIR with a shorter path.`)
  return dir
}

export const accessUrl = (access: DatabaseAccess, port: number): string =>
  access.kind === 'socket'
    ? `postgres://${ownerRole}@${encodeURIComponent(access.dir)}:${socketPort}/postgres`
    : `postgres://${ownerRole}:${access.password}@127.0.0.1:${port}/postgres`

/** Server settings that allow only this connection. */
export const accessSettings = (
  access: DatabaseAccess,
  port: number,
): Record<string, string | number> =>
  access.kind === 'socket'
    ? {
        listen_addresses: '',
        unix_socket_directories: access.dir,
        unix_socket_permissions: '0700',
        port: socketPort,
      }
    : { listen_addresses: '127.0.0.1', unix_socket_directories: '', port }

const accessRules = {
  socket: 'local all all trust',
  tcp: 'host all all 127.0.0.1/32 scram-sha-256',
} as const
type Programs = { native: string; who: RunAs; env: NodeJS.ProcessEnv }

/** Creates the cluster when there is none, and writes the access rules, also to an older one. */
export function prepareCluster(
  cluster: string,
  access: DatabaseAccess,
  { native, who, env }: Programs,
): void {
  const options = { ...who, env, cwd: '/', stdio: 'pipe' as const }
  if (!fs.existsSync(path.join(cluster, 'PG_VERSION'))) {
    // The folder of the socket must not exist, as a cluster is created in an empty folder.
    fs.rmSync(path.join(cluster, 'socket'), { recursive: true, force: true })
    execFileSync(
      path.join(native, 'bin/initdb'),
      [
        '-D',
        cluster,
        '-U',
        ownerRole,
        '--auth=reject',
        '-E',
        'UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-sync',
      ],
      options,
    )
    if (access.kind === 'socket') socketDir(cluster, who)
  }
  fs.writeFileSync(path.join(cluster, 'pg_hba.conf'), `${accessRules[access.kind]}\n`)
  if (access.kind === 'tcp') setPassword(cluster, access.password, { native, who, env })
}

/** Sets the password without a connection, in the server's single-user mode. */
function setPassword(cluster: string, password: string, { native, who, env }: Programs): void {
  execFileSync(path.join(native, 'bin/postgres'), ['--single', '-D', cluster, 'postgres'], {
    ...who,
    env,
    cwd: '/',
    stdio: ['pipe', 'pipe', 'pipe'],
    input: `alter role ${ownerRole} password '${password}'\n`,
  })
}
