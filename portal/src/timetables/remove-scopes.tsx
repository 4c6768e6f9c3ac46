import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { notifySuccess } from '../kit/layout/notify.tsx'
import { notifyUndoable } from '../kit/layout/undo-notice.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import type { Answers } from './change.rules.ts'
import { offerOf, weekdayOf, type TimetableEntry } from './timetable.rules.ts'
import { timetableMessages } from './timetables.messages.ts'
import {
  useRemoveSeries,
  useRemoveSlot,
  useRestoreRemoved,
  type Item,
  type Reach,
} from './timetables.queries.ts'
import { useQuestions } from './use-questions.tsx'
import styles from './timetables.module.css'

type Scope = 'date' | 'weekday' | 'item'
type Props = { item: Item; shown: TimetableEntry; reach: Reach | undefined; onClose: () => void }

/**
 * Removes an occurrence, its weekday or its whole series; each scope states its reach. With sold
 * places, a question follows; without, one click removes and another undoes it.
 */
export function RemoveScopes({ item, shown, reach, onClose }: Props) {
  const messages = useMessages(timetableMessages)
  const { remove, isRemoving, dialog } = useRemoval({ item, shown, reach, onClose })
  const { isOccurringOnce } = offerOf(shown)
  const scopes: [Scope, string][] = [['date', messages.thisOne]]
  if (reach && !isOccurringOnce)
    scopes.push(
      [
        'weekday',
        messages.weekday(
          messages.dayNames[weekdayOf(shown.date)],
          shown.date,
          reach.weekday.occurrences,
        ),
      ],
      ['item', messages.wholeSeries(reach.item.occurrences)],
    )
  return (
    <fieldset className={styles.removal} disabled={!reach || isRemoving !== null}>
      <legend>
        <IconTrash size={16} aria-hidden /> {messages.remove}
      </legend>
      {scopes.map(([scope, label]) => (
        <Button
          key={scope}
          variant="outline"
          color="red"
          loading={isRemoving === scope}
          onClick={() => remove(scope)}
        >
          {label}
        </Button>
      ))}
      {dialog}
    </fieldset>
  )
}

function useRemoval({ item, shown, reach, onClose }: Props) {
  const messages = useMessages(timetableMessages)
  const { publicId } = useBusiness()
  const questions = useQuestions('change')
  const restore = useRestoreRemoved()
  const sold = useRef(0)
  const optionsWithUndo = (title: string) => ({
    isQuiet: true as const,
    onDone: (removed: Parameters<Parameters<typeof useRemoveSlot>[1]['onDone']>[0]) => {
      onClose()
      const { timetablePublicId, availabilityPublicId, removedDateTimeUtc, version } = removed
      // A decision about sold tickets cannot be undone by restoring the slots.
      if (sold.current > 0) return notifySuccess(title)
      notifyUndoable({
        title,
        onUndo: () =>
          restore.mutate({
            params: { id: timetablePublicId, availabilityId: availabilityPublicId },
            body: { removedDateTimeUtc, version },
          }),
      })
    },
  })
  const { removeOccurrence, removeSeries } = messages.commands
  const date = useRemoveSlot('date', optionsWithUndo(removeOccurrence.success))
  const weekday = useRemoveSlot('weekday', optionsWithUndo(removeOccurrence.success))
  const series = useRemoveSeries(optionsWithUndo(removeSeries.success))
  const offer = offerOf(shown)
  const params = { id: offer.timetablePublicId, availabilityId: offer.availabilityPublicId }
  const remove = (scope: Scope) => {
    const { occurrences, lastDate, impact } = reach![scope]
    const send = ({ soldTickets, reschedulingReason, expectedSold }: Answers) => {
      sold.current = expectedSold ?? 0
      const guards = {
        version: String(offer.version),
        ...(soldTickets && { soldTickets }),
        ...(reschedulingReason && { reschedulingReason }),
        ...(expectedSold !== undefined && { expectedSold: String(expectedSold) }),
      }
      const onError = questions.refuse
      if (scope === 'item')
        series.mutate(
          {
            params,
            query: { itemPublicId: item.publicId, collaboratorPublicId: publicId, ...guards },
          },
          { onError },
        )
      else
        (scope === 'date' ? date : weekday).mutate(
          { params, query: { date: shown.date, ...guards } },
          { onError },
        )
    }
    questions.ask({ removal: { count: occurrences, last: lastDate }, impact }, send)
  }
  const pending = { date: date.isPending, weekday: weekday.isPending, item: series.isPending }
  return {
    remove,
    isRemoving: (['date', 'weekday', 'item'] as const).find((scope) => pending[scope]) ?? null,
    dialog: questions.dialog,
  }
}
