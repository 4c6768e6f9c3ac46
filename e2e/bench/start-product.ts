import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const port = 43_517
const root = path.join(import.meta.dirname, '../..')

export const productUrl = `http://localhost:${port}`
/**
 * Starts the product with its demonstration data in a temporary folder.
 *
 * @returns A function that stops it, and the time until it was ready, in milliseconds.
 */
export async function startProduct({ orders }: { orders: number }) {
  const begun = performance.now()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'guichet-bench-'))
  // The database does not run as root and must be able to enter the folder of its files.
  fs.chmodSync(folder, 0o755)
  const product = spawn(process.execPath, ['api/src/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: path.join(folder, 'data'),
      DEMO_ORDERS: String(orders),
    },
  })
  const isReady = () =>
    fetch(`${productUrl}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  const ended = once(product, 'exit')
  while (!(await isReady())) {
    await new Promise((done) => setTimeout(done, 250))
    if (product.exitCode !== null) throw new Error('The product did not start: is its port in use?')
  }
  return {
    readyMs: performance.now() - begun,
    stop: async () => {
      product.kill('SIGTERM')
      await ended
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
