import { spawn } from 'node:child_process'
import path from 'node:path'

export const root = path.join(import.meta.dirname, '..')
export type Ran = { name: string; code: number; output: string; seconds: number }
type Options = { env?: NodeJS.ProcessEnv; echo?: boolean; nice?: boolean }

/** Runs a program to its end and collects its output; `echo` also prints it at once. */
export function run(
  name: string,
  program: string,
  args: string[],
  { env, echo = false }: Options = {},
): Promise<Ran> {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const take = (chunk: Buffer) => {
      output += chunk.toString()
      if (echo) process.stdout.write(chunk)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', (error) => {
      output += error.message
    })
    child.on('close', (code) =>
      resolve({ name, code: code ?? 1, output, seconds: (performance.now() - started) / 1000 }),
    )
  })
}

/** Returns the entry file of an installed tool, to run it with the same version of Node. */
export const tool = (name: string, entry: string): string =>
  path.join(root, 'node_modules', name, entry)
