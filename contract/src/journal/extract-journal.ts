import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listFiles } from '../media-types.ts'
import { Choice } from '../primitives.ts'
import { extractFormats } from '../tickets/lists/extract-tickets.ts'
import { JournalQuery } from './get-journal.ts'

export const extractJournal = endpoint({
  service: 'administration',
  access: 'SalesReports',
  method: 'GET',
  path: '/1.0/Journal/export',
  summary:
    'Download the journal of a period as a workbook or CSV in the language of the request; a past period always gives the same bytes',
  effect: 'outside',
  costly: true,
  query: JournalQuery.extend({ format: Choice(extractFormats).optional() }),
  produces: listFiles,
  reply: z.unknown(),
  problems: ['Unavailable'],
})
