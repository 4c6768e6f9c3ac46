import type { FastifyReply } from 'fastify'

export const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
  zip: 'application/zip',
  ics: 'text/calendar; charset=utf-8',
}
export type FileFormat = keyof typeof mediaTypes

/**
 * Sets the headers of a reply for a download under a name without its extension, which must not be
 * cached.
 */
export const asAttachment = (
  reply: FastifyReply,
  { name, format }: { name: string; format: FileFormat },
): FastifyReply =>
  reply
    .type(mediaTypes[format])
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .header('cache-control', 'no-store')
