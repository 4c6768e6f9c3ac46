import { useState } from 'react'
import { isApiError } from '../api/api-error.ts'
import { ProblemAlert } from '../api/problem-alert.tsx'
import { lazyPart } from '../layout/lazy-part.ts'

// Rarely shown, so loaded on demand.
const StaleVersion = lazyPart(() => import('./stale-version.tsx'), 'StaleVersion')

type Props = {
  /** Error of the last save; null if it succeeded. */
  error: unknown
  isSaving: boolean
  /** Display names of the API's fields. */
  fieldNames?: Record<string, string> | undefined
  /** Replaces the edits with the saved record. */
  onTakeTheirs: () => void
  /** Saves the edits over the other version: `version` is the current one. */
  onKeepMine: (version: number) => void
}

/**
 * Error of a save, next to the form; after a conflicting save, a dialog with its author and changed
 * fields, and the choice between both versions.
 */
export function SaveProblem({ error, isSaving, fieldNames = {}, onTakeTheirs, onKeepMine }: Props) {
  const [answered, setAnswered] = useState<unknown>(null)
  if (!isApiError(error, 'StaleVersion')) return <ProblemAlert error={error} />
  if (answered === error || isSaving) return null
  const close = () => setAnswered(error)
  return (
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
  )
}
