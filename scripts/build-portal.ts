import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'
import { root, run, tool } from './run.ts'

const built = path.join(root, 'portal/dist/index.html')
const sources = [
  'portal/src',
  'portal/index.html',
  'portal/vite.config.ts',
  'portal/package.json',
  'contract/src',
  'package-lock.json',
]

function newest(entry: string): number {
  const stat = fs.statSync(entry, { throwIfNoEntry: false })
  if (!stat) return 0
  return stat.isDirectory()
    ? Math.max(0, ...fs.readdirSync(entry).map((name) => newest(path.join(entry, name))))
    : stat.mtimeMs
}

/** Builds the portal when a source is newer than the last build. */
export async function buildPortal(): Promise<void> {
  const isFresh =
    fs.existsSync(built) &&
    fs.statSync(built).mtimeMs >=
      Math.max(...sources.map((source) => newest(path.join(root, source))))
  if (isFresh) return
  process.stdout.write('Building the portal…\n')
  const { code, output } = await run('vite', process.execPath, [
    tool('vite', 'bin/vite.js'),
    'build',
    'portal',
    '--logLevel',
    'error',
  ])
  if (code !== 0) throw new Error(`The portal could not be built:\n${output}`)
  pack(path.dirname(built))
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
