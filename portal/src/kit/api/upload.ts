import type { Call, Endpoint, Reply } from '@guichet/contract/endpoint.ts'
import { accessToken } from '../session/access-token.ts'
import { ApiError } from './api-error.ts'
import { addressOf, answerOf, callSettings } from './call.ts'

type Options = { onProgress?: (percent: number) => void; signal?: AbortSignal }

/** Refuses an oversized file before the upload, as the server would. */
export function assertSendable({ size }: Blob): void {
  const limitMegabytes = callSettings().uploadLimitMegabytes
  if (size > limitMegabytes * 1_048_576) throw new ApiError('PictureTooLarge', { limitMegabytes })
}

/**
 * Sends a form with a file. Uses `XMLHttpRequest` because `fetch` does not report the progress of
 * an upload.
 */
export async function upload<E extends Endpoint>(
  endpoint: E,
  parts: Call<E>,
  { onProgress, signal }: Options = {},
): Promise<Reply<E>> {
  const { body } = parts as unknown as { body: Record<string, string | Blob | undefined> }
  const ask = () =>
    new Promise<Response>((resolve, reject) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(body))
        if (value !== undefined) form.append(name, value)
      const request = new XMLHttpRequest()
      request.open(endpoint.method, addressOf(endpoint, {}))
      for (const [name, value] of Object.entries({
        accept: 'application/json',
        'accept-language': callSettings().language(),
        authorization: `Bearer ${accessToken() ?? ''}`,
      }))
        request.setRequestHeader(name, value)
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress?.(total ? Math.round((loaded / total) * 100) : 0),
      )
      request.addEventListener('load', () =>
        resolve(
          new Response(request.responseText, {
            status: request.status,
            headers: { 'x-request-id': request.getResponseHeader('x-request-id') ?? '' },
          }),
        ),
      )
      request.addEventListener('error', () => reject(new ApiError('Unreachable')))
      request.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')))
      signal?.addEventListener('abort', () => request.abort(), { once: true })
      request.send(form)
    })
  return (await answerOf(ask, endpoint.effect)).json() as Promise<Reply<E>>
}
