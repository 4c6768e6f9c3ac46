import { spawn } from 'node:child_process'
import { root, tool } from './run.ts'

// The development loop: the server restarts when its sources change, the portal reloads in the
// browser (http://localhost:5173).
const children = [
  spawn(
    process.execPath,
    [
      '--watch-path=api/src',
      '--watch-path=contract/src',
      '--watch-preserve-output',
      'api/src/main.ts',
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173' },
    },
  ),
  spawn(
    process.execPath,
    [tool('vite', 'bin/vite.js'), 'portal', '--port', '5173', '--strictPort'],
    { cwd: root, stdio: 'inherit' },
  ),
]
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => children.forEach((child) => child.kill(signal)))
for (const child of children)
  child.once('exit', (code) => {
    children.forEach((other) => other.kill('SIGTERM'))
    process.exitCode = code ?? 1
  })
