export type Part = { name: string; filename?: string; mediaType?: string; content: Buffer }
const boundary = 'guichet-boundary-7d3f'

/** The body of a form, written here so that a name may contain anything. */
export function formOf(parts: Part[]): { payload: Buffer; headers: Record<string, string> } {
  const chunks = parts.flatMap(({ name, filename, mediaType, content }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n${mediaType ? `content-type: ${mediaType}\r\n` : ''}\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

const textOf = (item: unknown) => {
  if (typeof item === 'string') return item.toWellFormed()
  return item instanceof Object ? JSON.stringify(item) : String(item)
}
const quotable = (name: string) => name.replace(/["\r\n\0]/g, '_').toWellFormed()

/**
 * A call's body as a form: a `data:` address becomes a file, a list several parts, anything else
 * its text.
 */
export const multipartOf = (body: object) =>
  formOf(
    Object.entries(body).flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value]).map((item: unknown): Part => {
        const name = quotable(key)
        const text = textOf(item)
        const [, mediaType, base64] = /^data:([\w/+-]+);base64,(.*)$/s.exec(text) ?? []
        return mediaType
          ? { name, filename: 'picture', mediaType, content: Buffer.from(base64 ?? '', 'base64') }
          : { name, content: Buffer.from(text) }
      }),
    ),
  )
