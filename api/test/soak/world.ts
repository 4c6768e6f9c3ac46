import fs from 'node:fs'
import path from 'node:path'
import {
  startEmbeddedDatabase,
  type EmbeddedDatabase,
} from '../../src/database/embedded-database.ts'
import { freePort } from '../../src/database/free-port.ts'
import { migrate } from '../../src/database/migrate.ts'
import { scratchDir } from '../../src/database/scratch-dir.ts'
import { aCartLine } from '../factories/sales/orders.ts'
import { aBusiness, aStaff, renewToken } from '../factories/staff.ts'
import { proxiedDatabase } from '../faults/proxied-database.ts'
import type { TcpProxy } from '../faults/tcp-proxy.ts'
import { processEnv } from '../race/processes.ts'
import { openTestServer } from '../test-server.ts'
import type { Clerk } from './counters.ts'
import { openFileDisk, openMemoryDisk, type LimitedDisk } from './limited-disk.ts'
import { openMailServer, type MailServer } from './mail-server.ts'
import { superviseProduct, type Product } from './product.ts'
import { weighed } from './weights.ts'

/** Debian's package `libfaketime`. */
const clockLibrary = fs.globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0]
const renewTokensEveryMs = 5 * 60_000
const [businesses, clerksOfEach, linesOfEach] = [4, 3, 25]

/** Everything of a soak: the product, its environment, and the handles that its faults use. */
export type World = {
  base: string
  /** The database without the network in between. */
  url: string
  databaseDir: string
  network: TcpProxy
  mail: MailServer
  product: Product
  clerks: Clerk[]
  /** Null without the right to mount. */
  filesDisk: LimitedDisk | null
  databaseDisk: LimitedDisk | null
  /** Shifts the clock of the product by this many seconds; null if the library is missing. */
  shiftClock: ((seconds: number) => void) | null
  /** Path of the log of the product. */
  log: string
  /** Folder where the product records the memory that it retains. */
  weights: string
  close: () => Promise<void>
}

export async function openWorld(): Promise<World> {
  const root = scratchDir('soak')
  const at = (name: string) => path.join(root, name)
  const [filesDisk, databaseDisk] = [
    openMemoryDisk(at('files'), 96),
    openFileDisk(at('database'), 8192),
  ]
  const databaseDir = at('database')
  const database = await startEmbeddedDatabase({
    dataDir: databaseDir,
    settings: { max_connections: 120 },
  })
  await migrate(database.url)
  const { clerks, stopRenewing } = await staffed(database)
  const [network, mail, port] = [
    await proxiedDatabase(database.url),
    await openMailServer(),
    await freePort(),
  ]
  const clock = clockOf(at('clock'))
  const [log, weights] = [at('log'), at('weights')]
  fs.mkdirSync(weights)
  const product = superviseProduct(
    {
      ...processEnv(network.url),
      WORKERS: '2',
      PORT: String(port),
      DATA_DIR: at('files'),
      SMTP_URL: mail.url,
      LOG_LEVEL: 'warn',
      NODE_COMPILE_CACHE: at('compiled'),
      ...weighed(weights),
      ...clock?.env,
    },
    log,
  )
  return {
    base: `http://127.0.0.1:${port}`,
    url: database.url,
    databaseDir,
    network,
    mail,
    product,
    clerks,
    filesDisk,
    databaseDisk,
    shiftClock: clock?.shift ?? null,
    log,
    weights,
    close: async () => {
      stopRenewing()
      await product.stop()
      await Promise.all([network.close(), mail.close()])
      await database.stop()
      filesDisk?.remove()
      databaseDisk?.remove()
      fs.rmSync(root, { recursive: true, force: true })
    },
  }
}

/** Businesses with their clerks, who sell the lines of their business. */
async function staffed(database: EmbeddedDatabase) {
  const server = await openTestServer({ url: database.url })
  const clerks: Clerk[] = []
  for (let business = 0; business < businesses; business++) {
    const main = await aBusiness(server)
    const lines = []
    for (let i = 0; i < linesOfEach; i++) {
      const { line } = await aCartLine(server, main, { capacity: 10_000 })
      lines.push({ ...line, quantity: 1 + (i % 3) })
    }
    const others = Array.from({ length: clerksOfEach - 1 }, () =>
      aStaff(server, main, { isMain: true }),
    )
    for (const staff of [main, ...(await Promise.all(others))]) clerks.push({ staff, lines })
  }
  await server.close()
  // Renewing only signs a token and sends no request.
  const renewing = setInterval(() => {
    for (const { staff } of clerks) void renewToken(server, staff)
  }, renewTokensEveryMs)
  return { clerks, stopRenewing: () => clearInterval(renewing) }
}

/** The clock of a process started with `env`; `CLOCK_MONOTONIC` is not shifted. */
function clockOf(file: string) {
  if (!clockLibrary) return null
  const shift = (seconds: number) => {
    fs.writeFileSync(`${file}.next`, `${seconds < 0 ? '' : '+'}${seconds}\n`)
    fs.renameSync(`${file}.next`, file)
  }
  shift(0)
  return {
    shift,
    env: {
      LD_PRELOAD: clockLibrary,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DONT_RESET: '1',
      NO_FAKE_STAT: '1',
      // A killed process would leave the shared memory locked.
      FAKETIME_DISABLE_SHM: '1',
    },
  }
}
