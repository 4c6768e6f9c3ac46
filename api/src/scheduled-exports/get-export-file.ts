import * as contract from '@guichet/contract/scheduled-exports/run-scheduled-export.ts'
import {
  exportSubjects,
  type ExportSubject,
} from '@guichet/contract/scheduled-exports/scheduled-export.ts'
import { keyOf, type FileStore } from '../files/public.ts'
import { assertMay } from '../platform/http/actor.ts'
import { apiError } from '../platform/http/api-error.ts'
import { asAttachment, type FileFormat } from '../platform/http/attachment.ts'
import { handle } from '../platform/http/contexts.ts'
import { stateOfRun } from './exports.view.ts'
import { exportFileNames } from './scheduled-export-email.messages.ts'
import { exportById, runById } from './scheduled-exports.db.ts'

export const getExportFile = (store: FileStore) =>
  handle(
    contract.getExportFile,
    async ({ reply, tenantId, actor, inBusiness }, { params: { id } }) => {
      const { run, name } = await inBusiness('write', async ({ db, now, audit }) => {
        const found = await runById(db, tenantId, id)
        const { language } = (await exportById(db, tenantId, found.export_id))!
        const subject = found.subject as ExportSubject
        assertMay(actor, { access: exportSubjects[subject] })
        if (stateOfRun(found, now) !== 'done') throw apiError('NotFound')
        await audit('scheduled_export.taken', 'scheduled-export', found.export_id, {
          facts: { runId: id },
        })
        return { run: found, name: exportFileNames[language][subject] }
      })
      const bytes =
        run.sha256 &&
        (await store.get(keyOf(tenantId, run.sha256)).catch(() => {
          throw apiError('Unavailable')
        }))
      if (!bytes) throw apiError('NotFound')
      const days = run.begins_on === run.ends_on ? run.ends_on : `${run.begins_on}-${run.ends_on}`
      asAttachment(reply, { name: `${name}-${days}`, format: run.format as FileFormat })
      return bytes
    },
  )
