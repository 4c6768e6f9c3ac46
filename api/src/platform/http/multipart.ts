import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { invalid, ApiError, apiError } from './api-error.ts'

const bytesPerMegabyte = 1_048_576
/**
 * Limits of the number of parts of a form, and of their length; the file size is a setting of the
 * installation.
 */
export const multipartLimits = (limitMegabytes: number) => ({
  fileSize: limitMegabytes * bytesPerMegabyte,
  files: 1,
  fields: 50,
  parts: 51,
  fieldSize: 10_000,
  headerPairs: 50,
})

/**
 * Reads the parts of a form as one object, with a file as a File. A repeated part is a list, which
 * no schema here accepts. A file above the limit is rejected by its announced length before it is
 * read, otherwise as soon as the limit is passed.
 */
export async function readMultipart(
  request: FastifyRequest,
  limitMegabytes: number,
): Promise<unknown> {
  if (!request.isMultipart()) return request.body
  const tooLarge = () => apiError('PictureTooLarge', { limitMegabytes })
  if (Number(request.headers['content-length']) > limitMegabytes * bytesPerMegabyte + 100_000)
    throw tooLarge()
  const read = new Map<string, unknown>()
  const keep = (name: string, value: unknown) =>
    read.set(name, read.has(name) ? [read.get(name), value] : value)
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        keep(part.fieldname, part.value)
        continue
      }
      const chunks: Buffer[] = []
      for await (const chunk of part.file) chunks.push(chunk as Buffer)
      if (part.file.truncated) throw tooLarge()
      keep(part.fieldname, new File(chunks, 'upload', { type: part.mimetype }))
    }
  } catch (error) {
    // An error of the parser is the sender's fault, in any form.
    throw error instanceof ApiError || (error as { statusCode?: number }).statusCode
      ? error
      : invalid([])
  }
  return Object.fromEntries(read)
}
