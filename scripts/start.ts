import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { buildPages } from './build-pages.ts'
import { root } from './run.ts'

const main = path.join(import.meta.dirname, '../api/src/main.ts')
// Exit code of the server when another start would fail in the same way (see run-server.ts).
const wrongStartExitCode = 78
const longestPauseSeconds = 30
const longRunSeconds = 60

type ProcessEnd = { code: number | null; signal: NodeJS.Signals | null; seconds: number }

// Node caches the compiled code, which halves the time of a restart.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/node')

// Builds the portal if necessary, then runs the server in a child process and restarts it when it
// exits.
await buildPages()
let child: ChildProcess | null = null
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopping = true
    if (child) child.kill('SIGTERM')
    else process.exit(0)
  })

let pauseSeconds = 1
for (;;) {
  const { code, signal, seconds } = await runOnce()
  if (isStopping || code === 0) process.exit(0)
  if (code === wrongStartExitCode) process.exit(1)
  // After a long run the pause is one second; early exits double it each time.
  if (seconds > longRunSeconds) pauseSeconds = 1
  process.stderr.write(
    `The server ended (${signal ?? `code ${code}`}): starting it again in ${pauseSeconds} s.\n`,
  )
  await new Promise((wake) => setTimeout(wake, pauseSeconds * 1000))
  if (isStopping) process.exit(0)
  pauseSeconds = Math.min(longestPauseSeconds, pauseSeconds * 2)
}

/**
 * Starts the server in its own process group, so that a signal from the terminal reaches it only
 * once, through this process.
 */
function runOnce(): Promise<ProcessEnd> {
  const began = performance.now()
  child = fork(main, { stdio: 'inherit', detached: process.platform !== 'win32' })
  return new Promise((resolve) => {
    child!.once('exit', (code, signal) => {
      child = null
      resolve({ code, signal, seconds: (performance.now() - began) / 1000 })
    })
  })
}
