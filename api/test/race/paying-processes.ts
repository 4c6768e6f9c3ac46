import { setTimeout as wait } from 'node:timers/promises'
import type { LocalProvider } from '@guichet/local-provider/public.ts'
import { stripeKeys } from '../factories/local-stripe.ts'
import type { TestServer } from '../test-server.ts'
import type { MutantName } from './mutants.ts'
import { processesOn } from './processes.ts'

type PayingServer = TestServer & { provider: LocalProvider }

/** Two processes of the product that pay through the provider of this machine. */
export function withProcesses<T>(
  server: PayingServer,
  mutant: MutantName | 'none',
  work: (bases: string[]) => Promise<T>,
): Promise<T> {
  const env = {
    STRIPE_SECRET_KEY: stripeKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    STRIPE_API_URL: server.provider.url,
  }
  return processesOn(server.url)(2, (baseOf) => work([baseOf(0), baseOf(1)]), { mutant, env })
}

/** Waits until no job is due; failed jobs are retried immediately. */
export async function quiet({ provider, owner }: PayingServer, extraRounds = 0): Promise<void> {
  for (let round = 0; round < 200 + extraRounds; round++) {
    await provider.webhooksSettled()
    await owner.query(
      `update job set run_at = now() where ended_at is null and leased_until is null and attempts > 0`,
    )
    const { rowCount } = await owner.query(
      'select from job where ended_at is null and run_at <= clock_timestamp() limit 1',
    )
    if (!rowCount) return
    await wait(50)
  }
}
