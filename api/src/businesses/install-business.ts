import * as contract from '@guichet/contract/businesses/install-business.ts'
import { sql } from 'kysely'
import { recordAudit } from '../platform/db/audit.ts'
import type { Db } from '../platform/db/db.ts'
import { apiError } from '../platform/http/api-error.ts'
import { handle } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { newId } from '../platform/values/ids.ts'
import { isTimeZone } from '../platform/values/zoned-time.ts'
import { demoPassword, hashPassword, type FirstSignIn } from '../sign-in/public.ts'
import { addBusiness } from './add-business.ts'
import { isEmpty } from './get-installation.ts'

/**
 * Installs the first business of an empty installation. When there is one already nothing is
 * hashed; the hash is computed before the transaction, whose lock admits one of two concurrent
 * calls, and the other finds it done. The caller chose the password of a new account, so this
 * browser may sign in once without it; an existing account may be somebody else's.
 */
export const installBusiness = (isDemo: boolean, firstSignIn: FirstSignIn) =>
  handle(contract.installBusiness, async (ctx, { body }) => {
    const { inTenant, request, reply, requestId, language } = ctx
    const nowhere = { tenantId: null, accountId: null }
    const assertEmpty = async (db: Db) => {
      if (!(await isEmpty(db))) throw apiError('AlreadyInstalled')
    }
    await inTenant(nowhere, 'read', ({ db }) => assertEmpty(db))
    if (!isTimeZone(body.timeZone)) {
      throw fieldProblem('timeZone', 'choice', language)
    }
    if (body.password === demoPassword && !isDemo) throw apiError('DemoPasswordRefused')
    await firstSignIn.spend(request)
    const passwordHash = await hashPassword(body.password)
    const { secret, ...installed } = await inTenant(nowhere, 'write', async ({ db, now }) => {
      await sql`lock table tenant in share row exclusive mode`.execute(db)
      await assertEmpty(db)
      const tenantId = newId()
      await sql`select set_config('app.tenant_id', ${tenantId}, true)`.execute(db)
      const { name, province, timeZone, email, firstName, lastName } = body
      const main = { email, firstName, lastName, language: body.language, passwordHash }
      const added = await addBusiness(db, now, { tenantId, name, province, timeZone, main })
      const { accountId } = added
      await recordAudit(db, {
        tenantId,
        accountId,
        requestId,
        now,
        code: 'business.added',
        subject: 'tenant',
        subjectId: tenantId,
      })
      return { publicId: tenantId, ...(await firstSignIn.allow({ db, now }, added)) }
    })
    await firstSignIn.succeed(request, reply, secret)
    return installed
  })
