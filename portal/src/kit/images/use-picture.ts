import { getOwnerPicture } from '@guichet/contract/files/get-image.ts'
import { useEffect, useState } from 'react'
import { callForBytes } from '../api/call.ts'

const ofOwner = /\/profiles\/([^/]+)\/ticket-owner-picture\/([^/]+)$/

/**
 * What an `<img>` shows for the address of a picture. A face is fetched with the person's own token
 * and shown from memory.
 */
export function usePicture(imageUrl: string | null): string | null {
  const [fetched, setFetched] = useState<{ of: string; url: string } | null>(null)
  const [, userId, name] = ofOwner.exec(imageUrl ?? '') ?? []
  useEffect(() => {
    if (!imageUrl || !userId || !name) return
    const stop = new AbortController()
    let made: string | null = null
    callForBytes(getOwnerPicture, { params: { userId, name } }, { signal: stop.signal }).then(
      (bytes) => {
        made = URL.createObjectURL(bytes)
        setFetched({ of: imageUrl, url: made })
      },
      () => {},
    )
    return () => {
      stop.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [imageUrl, userId, name])
  if (!name) return imageUrl
  return fetched?.of === imageUrl ? fetched.url : null
}
