/**
 * Reads the body of a response, reports its progress in bytes, and saves it as a file with that
 * name. Throws if the body is incomplete.
 */
export async function saveFile(
  answer: Response,
  name: string,
  onProgress?: (bytes: number) => void,
): Promise<void> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const reader = answer.body!.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    bytes += value.length
    onProgress?.(bytes)
  }
  const type = answer.headers.get('content-type') ?? 'application/octet-stream'
  const address = URL.createObjectURL(new Blob(parts, { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the URL after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
