import type { OnExisting } from '@guichet/contract/timetables/copy-week.ts'
import { Box, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { addDays } from '../../kit/dates/dates.ts'
import { DayField } from '../../kit/dates/day-field.tsx'
import { useBusiness } from '../../kit/session/business.ts'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import type { Answers } from '../change.rules.ts'
import { ChooseConflictMode, conflictModeField } from '../conflict-mode.tsx'
import { NotOnSale } from '../not-on-sale.tsx'
import { beginningWith, onExistingChosen } from '../timetable.rules.ts'
import { timetableMessages } from '../timetables.messages.ts'
import { useCopyWeek, useWeekDraft, type Item, type OnPublished } from '../timetables.queries.ts'
import { mondayOf } from '../view-period.rules.ts'
import { CopyFrame } from './copy-frame.tsx'
import styles from '../timetables.module.css'

type Props = {
  items: readonly Item[]
  first: Item
  date: string
  onPublished: OnPublished
  onClose: () => void
}

/** Copies the slots of a week to another. Any day stands for the week of its Monday. */
export function CopyWeek({ items, first, date, onPublished, onClose }: Props) {
  const messages = useMessages(timetableMessages)
  const localized = useLocalized()
  const { publicId } = useBusiness()
  const [chosen, setChosen] = useState([first.publicId])
  const [from, setFrom] = useState<string | null>(mondayOf(date))
  const [to, setTo] = useState<string | null>(addDays(mondayOf(date), 7))
  const [picked, setPicked] = useState<OnExisting | null>(null)
  const [isMissing, setMissing] = useState(false)
  const copy = useCopyWeek({
    onDone: (published) => onPublished(published, chosen),
    isShownInForm: true,
  })
  const body =
    from && to && from !== to && chosen.length
      ? { collaboratorPublicId: publicId, fromMonday: from, toMonday: to, itemPublicIds: chosen }
      : null
  const draft = useWeekDraft(body)
  const hasSlots = body !== null && !draft.error && (draft.data?.existing ?? 0) > 0
  const onExisting = hasSlots ? onExistingChosen(draft.data!.choices, picked) : null
  const send = ({ acceptConflicts }: Answers, onError: (error: Error) => void) => {
    if (!hasSlots)
      return copy.mutate(
        { body: { ...body!, ...(acceptConflicts && { acceptConflicts }) } },
        { onError },
      )
    if (onExisting) return copy.mutate({ body: { ...body!, onExisting } })
    setMissing(true)
    document
      .querySelector<HTMLElement>(`fieldset:has([data-field='${conflictModeField}']) input:enabled`)
      ?.focus()
  }
  const monday = (set: (day: string | null) => void) => (day: string | null) =>
    set(day && mondayOf(day))
  return (
    <CopyFrame
      title={messages.weekTitle}
      hint={messages.weekText}
      draft={draft}
      isAsked={body !== null}
      isCopying={copy.isPending}
      error={copy.error}
      onClose={onClose}
      onCopy={send}
      existing={
        hasSlots && (
          <ChooseConflictMode
            draft={draft.data!}
            monday={body.toMonday}
            value={onExisting}
            isMissing={isMissing && !onExisting}
            error={copy.error}
            onChange={setPicked}
          />
        )
      }
    >
      <div className={styles.figures}>
        <DayField label={messages.fromWeek} isRequired value={from} onChange={monday(setFrom)} />
        <DayField label={messages.toWeek} isRequired value={to} onChange={monday(setTo)} />
      </div>
      <Checkbox.Group label={messages.items} withAsterisk value={chosen} onChange={setChosen}>
        <Box mt={6} className={styles.picks!}>
          {beginningWith(first, items).map((item) => (
            <Checkbox key={item.publicId} value={item.publicId} label={localized(item.name)} />
          ))}
        </Box>
      </Checkbox.Group>
      <NotOnSale items={items} chosenIds={chosen} />
    </CopyFrame>
  )
}
