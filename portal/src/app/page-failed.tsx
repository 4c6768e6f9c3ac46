import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { LoadFailed } from '../kit/load-failed.tsx'
import { useWords } from '../kit/words.ts'
import { appWords } from './app.words.ts'

/** What nobody expected: the page says so and can be asked for again. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <LoadFailed
      title={useWords(appWords).pageFailed}
      error={error}
      onRetry={() => {
        reset()
        void router.invalidate()
      }}
    />
  )
}
