import fs from 'node:fs'
import path from 'node:path'

/** Environment in which each thread of the product records its retained memory in `folder`. */
export const weighed = (folder: string): NodeJS.ProcessEnv => ({
  SOAK_WEIGHTS: folder,
  NODE_OPTIONS: [
    process.env.NODE_OPTIONS,
    '--expose-gc',
    `--import ${path.join(import.meta.dirname, 'weigh.ts')}`,
  ]
    .filter(Boolean)
    .join(' '),
})

/** Memory that all threads of a process retain, in MB; null before they have reported it. */
export function keptOf(folder: string, pid: number): number | null {
  const files = fs.readdirSync(folder).filter((name) => name.startsWith(`${pid}.`))
  const weights = files.map((name) => Number(fs.readFileSync(path.join(folder, name), 'utf8')))
  return weights.length > 0 ? weights.reduce((sum, megabytes) => sum + megabytes, 0) : null
}
