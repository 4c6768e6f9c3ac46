import { createHash, randomBytes } from 'node:crypto'
import * as contract from '@guichet/contract/sign-in/create-task-manager-code.ts'
import { sql } from 'kysely'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { accessTokenSeconds } from './access-tokens.ts'
import type { SignIn } from './sign-in.ts'

const nobody = { tenantId: null, accountId: null }
const sha256 = (code: string) => createHash('sha256').update(code).digest()

/** Creates a code; the database has its digest only. 256 random bits need no slow hash. */
export const createTaskManagerCode = handle(
  contract.createTaskManagerCode,
  async ({ db, now, accountId, tenantId, actor, audit }) => {
    const code = randomBytes(32).toString('base64url')
    await db
      .insertInto('task_manager_code')
      .values({
        code_sha256: sha256(code),
        account_id: accountId,
        session_id: actor.sessionId,
        business_id: tenantId,
        expires_at: new Date(Date.parse(now) + contract.codeSeconds * 1000).toISOString(),
      })
      .execute()
    await audit('task-manager.opened', 'account', accountId)
    return { code, expiresIn: contract.codeSeconds }
  },
)

/**
 * Exchanges a code. One statement marks it as used, so that one of two concurrent requests
 * succeeds.
 */
export const exchangeTaskManagerCode = ({ tokens }: SignIn) =>
  handle(contract.exchangeTaskManagerCode, async ({ reply, inTenant }, { body }) => {
    const spent = await inTenant(nobody, 'write', async ({ db }) => {
      const { rows } = await sql<{ accountId: string; sessionId: string; tenantId: string }>`
        update task_manager_code c
        set used_at = clock_timestamp()
        from session s
        where c.code_sha256 = ${sha256(body.code)} and c.used_at is null
          and c.expires_at > clock_timestamp() and s.id = c.session_id and s.revoked_at is null
          and s.locked_at is null
          and s.expires_at > clock_timestamp()
        returning c.account_id as "accountId", c.session_id as "sessionId",
          c.business_id as "tenantId"`.execute(db)
      return rows[0]
    })
    if (!spent) throw apiError('NotFound')
    reply.header('cache-control', 'no-store')
    return { accessToken: await tokens.mint(spent), expiresIn: accessTokenSeconds }
  })
