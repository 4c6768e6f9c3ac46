import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { LoadFailed } from '../kit/api/load-failed.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { appMessages } from './app.messages.ts'

/** Error page for unexpected errors, with a retry. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <LoadFailed
      title={useMessages(appMessages).pageFailed}
      error={error}
      onRetry={() => {
        reset()
        void router.invalidate()
      }}
    />
  )
}
