// A process of the product that kills itself as soon as a file is stored: `node
// serve-until-file.ts`.
import fs from 'node:fs/promises'

const { rename } = fs
fs.rename = async (...names) => {
  await rename(...names)
  if (String(names[0]).includes('.incoming')) process.kill(process.pid, 'SIGKILL')
}
await import('../race/serve.ts')
