import { getOwnerPicture } from '@guichet/contract/files/get-image.ts'
import { useEffect, useState } from 'react'
import { callForBytes } from '../api/call.ts'

const ownerPicture = /\/profiles\/([^/]+)\/ticket-owner-picture\/([^/]+)$/

/** `src` of an image. A face is fetched with the user's token and shown from memory. */
export function usePicture(imageUrl: string | null): string | null {
  const [fetched, setFetched] = useState<{ address: string; shownUrl: string } | null>(null)
  const [, userId, name] = ownerPicture.exec(imageUrl ?? '') ?? []
  useEffect(() => {
    if (!imageUrl || !userId || !name) return
    const stop = new AbortController()
    let shownUrl: string | null = null
    callForBytes(getOwnerPicture, { params: { userId, name } }, { signal: stop.signal }).then(
      (bytes) => {
        shownUrl = URL.createObjectURL(bytes)
        setFetched({ address: imageUrl, shownUrl })
      },
      () => {},
    )
    return () => {
      stop.abort()
      if (shownUrl) URL.revokeObjectURL(shownUrl)
    }
  }, [imageUrl, userId, name])
  if (!name) return imageUrl
  return fetched?.address === imageUrl ? fetched.shownUrl : null
}
