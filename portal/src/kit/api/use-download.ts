import { useState } from 'react'
import { notifyError, notifySuccess } from '../layout/notify.tsx'
import { useProblemMessage } from './problem-message.ts'
import { saveFile } from './save-file.ts'

type FileRequest<F> = {
  format: F
  /** File name without extension; by default the name in the server's response. */
  name?: string
  ask: () => Promise<Response>
}

/** Downloads a file and notifies of the result. `taking`: the format being downloaded. */
export function useDownload<F extends string>(notices: {
  success: string
  error: string
}): { taking: F | null; take: (wanted: FileRequest<F>) => void } {
  const say = useProblemMessage()
  const [taking, setTaking] = useState<F | null>(null)
  const take = async ({ format, name, ask }: FileRequest<F>) => {
    setTaking(format)
    try {
      const answer = await ask()
      await saveFile(answer, `${name ?? fileNameOf(answer)}.${format}`)
      notifySuccess(notices.success)
    } catch (error) {
      notifyError(notices.error, say(error))
    } finally {
      setTaking(null)
    }
  }
  return { taking, take: (wanted) => void take(wanted) }
}

const fileNameOf = (answer: Response): string | undefined =>
  /filename="([^"]+)\.\w+"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
