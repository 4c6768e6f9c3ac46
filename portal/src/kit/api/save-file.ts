/**
 * Reads the body of an answer, says how much of it is there, and hands the whole to the browser as
 * a file of that name. A body that breaks off is no file.
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
  // The browser takes the file after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
