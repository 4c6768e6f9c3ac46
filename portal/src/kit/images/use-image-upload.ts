import { uploadImage, type ImageContainer } from '@guichet/contract/files/upload-image.ts'
import { useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import { useProblemMessage } from '../api/problem-message.ts'
import { assertSendable, upload } from '../api/upload.ts'
import { useMessages } from '../text/messages.ts'
import type { CropShape } from './cut-out.ts'
import { imageMessages } from './image.messages.ts'

type Options = {
  container: ImageContainer
  /** Shape of the crop; a logo is sent whole, as SVG or PNG. */
  shape: CropShape | 'logo'
  onSent: (imageUrl: string) => void
}

export const acceptedBy = (shape: Options['shape']) =>
  shape === 'logo'
    ? { types: ['image/svg+xml', 'image/png'], formatNames: 'SVG, PNG' }
    : { types: ['image/jpeg', 'image/png'], formatNames: 'JPEG, PNG' }

/** Steps from a chosen file to the URL of its image: check, crop (by the caller), upload. */
export function useImageUpload({ container, shape, onSent }: Options) {
  const messages = useMessages(imageMessages)
  const say = useProblemMessage()
  const sending = useRef<AbortController>(undefined)
  const [file, setFile] = useState<File | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const unsent = useUnsent()
  const send = async (picture: Blob) => {
    setFile(null)
    setPercent(0)
    setProblem(null)
    sending.current = new AbortController()
    try {
      const content = new File([picture], 'picture', { type: picture.type })
      assertSendable(content)
      const { imageUrl } = await upload(
        uploadImage,
        { body: { container, content, ...(shape === 'logo' && { format: 'png' as const }) } },
        { onProgress: setPercent, signal: sending.current.signal },
      )
      unsent.drop()
      onSent(imageUrl)
    } catch (thrown) {
      if (!(thrown instanceof DOMException)) {
        setProblem(say(thrown))
        unsent.keep(picture)
      }
    } finally {
      setPercent(null)
    }
  }
  const take = (chosen: File | undefined) => {
    if (!chosen) return
    setProblem(null)
    unsent.drop()
    const { types, formatNames } = acceptedBy(shape)
    try {
      assertSendable(chosen)
      if (!types.includes(chosen.type)) setProblem(messages.wrongType(formatNames))
      else if (shape === 'logo') void send(chosen)
      else setFile(chosen)
    } catch (thrown) {
      if (thrown instanceof ApiError) setProblem(say(thrown))
    }
  }
  /** `file`: waiting to be cropped; `percent`: progress of the upload, null without one. */
  return {
    file,
    percent,
    problem,
    unsent: unsent.kept,
    sendAgain: unsent.kept ? () => void send(unsent.kept!.picture) : undefined,
    take,
    send,
    stop: () => sending.current?.abort(),
    leave: () => setFile(null),
  }
}

export type ImageUpload = ReturnType<typeof useImageUpload>

/** The cropped image whose upload failed, with an object URL to show it. */
function useUnsent() {
  const [kept, setKept] = useState<{ picture: Blob; url: string } | null>(null)
  return {
    kept,
    keep: (picture: Blob) => {
      if (kept?.picture !== picture) setKept({ picture, url: URL.createObjectURL(picture) })
    },
    drop: () => {
      if (kept) URL.revokeObjectURL(kept.url)
      setKept(null)
    },
  }
}
