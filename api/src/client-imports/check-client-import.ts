import * as contract from '@guichet/contract/client-imports/check-client-import.ts'
import { clientsOfEmails } from '../clients/public.ts'
import { handle } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { lastOf } from '../platform/values/must.ts'
import { localDateOf } from '../platform/values/zoned-time.ts'
import { assertMayTakeOver } from './assert-passes.ts'
import {
  storeOutcomes,
  keepReading,
  lockUnstarted,
  rowsAfter,
  viewImport,
} from './client-imports.db.ts'
import { findPassIn } from './find-pass.rules.ts'
import { judgeRows, readRows } from './judge-rows.rules.ts'
import { knownPasses } from './known-passes.rules.ts'
import { passesOfClients, soldPasses } from './passes.db.ts'

/** A batch is small enough for other requests to be handled in between. */
const rowsAtOnce = 1_000

/**
 * Runs a dry run: the outcome of each row is stored for review, and can be repeated with other
 * settings.
 */
export const checkClientImport = handle(
  contract.checkClientImport,
  async (ctx, { params: { id }, body: reading }) => {
    const { db, now, language, tenantId, timeZone, actor, audit } = ctx
    const { header } = await lockUnstarted(db, tenantId, id)
    assertMayTakeOver(actor, reading)
    if (reading.columns.some(({ column }) => column >= header.length))
      throw fieldProblem('columns', 'choice', language)
    const context = {
      reading,
      today: localDateOf(now, timeZone),
      findPass: findPassIn(await soldPasses(db, tenantId, timeZone)),
      seen: { emails: new Set<string>(), passes: knownPasses() },
    }
    for (let after = 0; ;) {
      const sheet = await rowsAfter(db, { tenantId, id, after }, rowsAtOnce)
      if (!sheet.length) break
      after = lastOf(sheet).row_number
      const rows = readRows(sheet, context)
      const emails = rows.flatMap(({ read }) => read.client?.email ?? [])
      const clients = await clientsOfEmails(ctx, tenantId, emails)
      const owners = rows.flatMap(({ read }) =>
        read.pass ? (clients.get(read.client.email)?.id ?? []) : [],
      )
      const passes = await passesOfClients(db, { tenantId, timeZone }, owners)
      await storeOutcomes(db, { tenantId, id }, judgeRows(rows, { clients, passes }, { reading }))
    }
    await keepReading(db, { tenantId, id, now }, reading)
    const checked = await viewImport(db, tenantId, id, language)
    await audit('client_import.checked', 'client_import', id, {
      facts: { rows: checked.rows, refused: checked.outcomes.refused },
    })
    return checked
  },
)
