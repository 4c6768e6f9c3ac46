import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { secretKey, webhookSecret } from './try-provider.ts'

const program = path.join(import.meta.dirname, '../local-provider.command.ts')

/** Starts the provider as a process, which ends when its stdin closes. */
export async function startProcess(dataFile: string, settings: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      DATA_FILE: dataFile,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      EXIT_WITH_PARENT: 'on',
      ...settings,
    },
  })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const { port } = JSON.parse(line.toString()) as { port: number }
  return { child, port }
}

/** Sends a command to the control API of the process. */
export async function controlProcess<Said>(
  port: number,
  path: string,
  body: object = {},
): Promise<Said> {
  const answer = await fetch(`http://127.0.0.1:${port}/_control${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as Said
}
