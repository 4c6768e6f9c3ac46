import type { FirstSteps, Step } from './first-steps.queries.ts'

/** Parts of the dashboard: the list of first steps, the figures, or both after the first sale. */
export function partsOf({ isDismissed, steps }: Pick<FirstSteps, 'isDismissed' | 'steps'>): {
  list: boolean
  figures: boolean
} {
  const list = !isDismissed && steps.some(({ isDone }) => !isDone)
  const hasSold = steps.some(({ step, isDone }) => step === 'sale' && isDone)
  return { list, figures: !list || hasSold }
}

/** First step that is not done and that the person can do now; null when there is none. */
export function nextOf({
  steps,
  activityPublicId,
}: Pick<FirstSteps, 'steps' | 'activityPublicId'>): Step['step'] | null {
  const next = steps.find(
    ({ step, isDone, may }) =>
      !isDone && may && (step !== 'timetable' || activityPublicId !== null),
  )
  return next?.step ?? null
}

/** Whether the closed list can be opened again: something is left to do, and nothing was sold. */
export const mayBringBack = ({ isDismissed, steps }: Pick<FirstSteps, 'isDismissed' | 'steps'>) =>
  isDismissed && steps.some(({ step, isDone }) => step === 'sale' && !isDone)
