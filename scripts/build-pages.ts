import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { root, run, tool } from './run.ts'

type Build = { workspace: string; built: string; sources: string[]; mode?: string }
const shared = ['contract/src', 'package-lock.json']
const portal: Build = {
  workspace: 'portal',
  built: 'portal/dist/index.html',
  sources: ['src', 'index.html', 'vite.config.ts', 'package.json'],
}
const office: Build = {
  workspace: 'office',
  built: 'office/dist/draw-page.js',
  sources: ['src', 'vite.config.ts', 'package.json'],
}
const officeElements: Build = {
  workspace: 'office',
  built: 'office/dist/elements.js',
  sources: ['src/elements', 'vite.config.ts', 'package.json'],
  mode: 'elements',
}

const officeEmbed: Build = {
  ...officeElements,
  built: 'office/dist/embed.js',
  mode: 'embed',
}

function newest(entry: string): number {
  const stat = fs.statSync(entry, { throwIfNoEntry: false })
  if (!stat) return 0
  return stat.isDirectory()
    ? Math.max(0, ...fs.readdirSync(entry).map((name) => newest(path.join(entry, name))))
    : stat.mtimeMs
}

function isFresh({ workspace, built, sources }: Build): boolean {
  const paths = [...shared, ...sources.map((source) => path.join(workspace, source))]
  const made = fs.statSync(path.join(root, built), { throwIfNoEntry: false })
  return (
    made !== undefined &&
    made.mtimeMs >= Math.max(...paths.map((at) => newest(path.join(root, at))))
  )
}

/** Builds a workspace when a source is newer than its last build. @returns whether it did */
async function build(given: Build): Promise<boolean> {
  if (isFresh(given)) return false
  const { workspace, mode } = given
  process.stdout.write(`Building the ${workspace}…\n`)
  const vite = tool('vite', 'bin/vite.js')
  const args = [vite, 'build', workspace, '--logLevel', 'error']
  if (mode) args.push('--mode', mode)
  // Tests build as well, and would compile React's development code.
  const env = { NODE_ENV: 'production' }
  const { code, output } = await run('vite', process.execPath, args, { env })
  if (code !== 0) throw new Error(`The ${workspace} could not be built:\n${output}`)
  return true
}

/** Builds the pages of the ticket offices, which the server renders, and their scripts. */
export async function buildOffice(): Promise<void> {
  await build(office)
  await build(officeElements)
  await build(officeEmbed)
}

/** Builds the pages of the portal and of the ticket offices. */
export async function buildPages(): Promise<void> {
  await buildOffice()
  if (await build(portal)) pack(path.join(root, 'portal/dist'))
}

/** Compresses each text file in advance (gzip, Brotli), so that the server only selects a file. */
function pack(folder: string): void {
  for (const name of fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|html|svg|json)$/.test(file))) {
    const file = path.join(folder, name)
    const text = fs.readFileSync(file)
    fs.writeFileSync(`${file}.gz`, zlib.gzipSync(text, { level: 9 }))
    fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(text))
  }
}
