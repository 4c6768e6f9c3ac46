import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { knownMigrations } from '../../src/database/migrate.ts'
import { scratchDir } from '../../src/database/scratch-dir.ts'

const root = path.join(import.meta.dirname, '../../..')
/** Earlier versions have fewer of them. */
const workspaces = ['api', 'contract', 'demo', 'local-provider', 'office']
const parts = [
  ...workspaces,
  // The tests of the server import them; they create the business of a version.
  'scripts/build-pages.ts',
  'scripts/run-folder.ts',
  'scripts/run.ts',
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
]
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })

/** Reason for skipping a test that needs an earlier version. */
export const withoutHistory = ' (skipped without history: git fetch --unshallow)'

/**
 * The last commit without the newest `count` migrations; null without history, as in a shallow
 * clone.
 */
export function commitBefore(count: number): string | null {
  const files = [...knownMigrations().keys()]
    .slice(-count)
    .map((name) => `api/db/migrations/${name}`)
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return null
    const added = ['--first-parent', '-m', '--no-renames', '--diff-filter=A', '--reverse']
    const [first] = git('log', ...added, '--format=%H', '--', ...files).split('\n')
    return first ? git('rev-parse', '--verify', `${first}^1`).trim() : null
  } catch {
    return null
  }
}

/** Checks out the server of a commit into its own folder. */
export function checkOut(commit: string): string {
  const folder = newFolder()
  const archive = path.join(folder, 'archive.tar')
  const there = git('ls-tree', '--name-only', commit, ...parts)
    .trim()
    .split('\n')
  git('archive', '--output', archive, commit, ...there)
  execFileSync('tar', ['-xf', archive, '-C', folder])
  copyBuiltOffice(folder)
  linkPackages(folder)
  return folder
}

/**
 * A server opens the compiled pages of the ticket offices when it starts. No test asks an earlier
 * version for one, so those of this checkout do.
 */
function copyBuiltOffice(folder: string): void {
  const to = path.join(folder, 'office')
  if (fs.existsSync(to))
    fs.cpSync(path.join(root, 'office/dist'), path.join(to, 'dist'), { recursive: true })
}

/** The current server with one more migration: the next version. */
export function withMigration(name: string, sql: string): string {
  const folder = newFolder()
  const isOurs = (from: string) => path.basename(from) !== 'node_modules'
  for (const part of parts)
    fs.cpSync(path.join(root, part), path.join(folder, part), { recursive: true, filter: isOurs })
  fs.writeFileSync(path.join(folder, 'api/db/migrations', name), sql)
  linkPackages(folder)
  return folder
}

const folders: string[] = []
function newFolder(): string {
  const folder = scratchDir('version')
  folders.push(folder)
  return folder
}
export function removeVersions(): void {
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true })
}

/**
 * Links the packages of this checkout, and those that it no longer has; the workspaces are the
 * version’s own.
 */
function linkPackages(folder: string): void {
  const link = (to: string, at: string) => fs.symlinkSync(to, path.join(folder, at), 'junction')
  fs.mkdirSync(path.join(folder, 'node_modules/@guichet'), { recursive: true })
  for (const name of workspaces)
    if (fs.existsSync(path.join(folder, name)))
      link(path.join(folder, name), `node_modules/@guichet/${name}`)
  for (const packages of [path.join(root, 'node_modules'), fetchRemovedPackages(folder)])
    for (const name of packagesIn(packages)) {
      const at = `node_modules/${name}`
      fs.mkdirSync(path.dirname(path.join(folder, at)), { recursive: true })
      if (!fs.existsSync(path.join(folder, at))) link(path.join(packages, name), at)
    }
  const ofApi = path.join(root, 'api/node_modules')
  if (fs.existsSync(ofApi)) link(ofApi, 'api/node_modules')
}

/** Packages by their full names, without the workspaces. */
const packagesIn = (packages: string): string[] =>
  fs.readdirSync(packages).flatMap((name) => {
    if (name === '@guichet' || name.startsWith('.')) return []
    if (!name.startsWith('@')) return [name]
    return fs.readdirSync(path.join(packages, name)).map((inner) => `${name}/${inner}`)
  })

/** Fetches the packages that a version needs and this checkout no longer has. */
function fetchRemovedPackages(folder: string): string {
  const { dependencies } = JSON.parse(
    fs.readFileSync(path.join(folder, 'api/package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> }
  const gone = Object.entries(dependencies).filter(
    ([name]) =>
      !name.startsWith('@guichet/') && !fs.existsSync(path.join(root, 'node_modules', name)),
  )
  const cwd = path.join(folder, 'gone')
  fs.mkdirSync(path.join(cwd, 'node_modules'), { recursive: true })
  fs.writeFileSync(path.join(cwd, 'package.json'), '{ "private": true }')
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline']
  const wanted = gone.map(([name, version]) => `${name}@${version}`)
  if (wanted.length)
    execFileSync('npm', ['install', ...options, ...wanted], { cwd, stdio: 'ignore' })
  return path.join(cwd, 'node_modules')
}
