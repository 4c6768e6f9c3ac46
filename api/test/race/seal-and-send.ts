// A process that seals the audit trail and sends webhooks to this machine, with short intervals:
// `node seal-and-send.ts <mutant or none>`. It writes a number on standard output once it works.
import { sealAudit } from '../../src/audit/public.ts'
import { openPools } from '../../src/platform/db/pools.ts'
import { removeProtection, type Protection } from '../../src/platform/fault-seams.ts'
import { startWebhooks } from '../../src/webhooks/public.ts'
import { testSealingKeys } from '../test-server.ts'
import { mutants } from './mutants.ts'

const mutant = process.argv[2]
if (mutant && mutant !== 'none')
  for (const protection of mutants[mutant as keyof typeof mutants] satisfies readonly Protection[])
    removeProtection(protection)
const { workerPool } = openPools({ url: process.env.DATABASE_URL!, max: 2 })
startWebhooks({
  workerPool,
  sealingKeys: testSealingKeys,
  reach: { mayBeLocal: true },
  publicUrl: 'https://example.test',
  everyMs: 50,
  wait: () => 20 + Math.random() * 60,
})
setInterval(() => void sealAudit(workerPool).catch(() => {}), 100)
process.stdout.write('1\n')
