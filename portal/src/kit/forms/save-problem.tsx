import { Suspense, useState } from 'react'
import { isApiError } from '../api/api-error.ts'
import { ProblemAlert } from '../api/problem-alert.tsx'
import { lazyPart } from '../layout/late.ts'

// Asked seldom, so fetched when asked.
const StaleVersion = lazyPart(() =>
  import('./stale-version.tsx').then((module) => ({ default: module.StaleVersion })),
)

type Props = {
  /** Why the last save failed; null when it did not. */
  error: unknown
  isSaving: boolean
  /** The words of a changed field of the API. */
  fieldNames?: Record<string, string> | undefined
  /** What was saved meanwhile takes the place of what was typed. */
  onTakeTheirs: () => void
  /** What was typed is saved over it, made from the current version. */
  onKeepMine: (version: number) => void
}

/**
 * Why a save failed, beside the form; when somebody else saved the same record, who and what, and
 * the choice between the two.
 */
export function SaveProblem({ error, isSaving, fieldNames = {}, onTakeTheirs, onKeepMine }: Props) {
  const [answered, setAnswered] = useState<unknown>(null)
  if (!isApiError(error, 'StaleVersion')) return <ProblemAlert error={error} />
  if (answered === error || isSaving) return null
  const close = () => setAnswered(error)
  return (
    <Suspense fallback={null}>
      <StaleVersion
        problem={error}
        fieldNames={fieldNames}
        onClose={close}
        onTakeTheirs={() => {
          close()
          onTakeTheirs()
        }}
        onKeepMine={(version) => {
          close()
          onKeepMine(version)
        }}
      />
    </Suspense>
  )
}
