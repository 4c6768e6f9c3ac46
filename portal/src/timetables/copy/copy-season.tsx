import type { PublicationResult } from '@guichet/contract/timetables/timetable.ts'
import { Skeleton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { addDays } from '../../kit/dates/dates.ts'
import { DayField } from '../../kit/dates/day-field.tsx'
import { previewPauseMs } from '../../kit/forms/pauses.ts'
import { useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { NotOnSale } from '../not-on-sale.tsx'
import { ChooseOne } from '../series-period.tsx'
import { timetableMessages } from '../timetables.messages.ts'
import {
  useCopyTimetable,
  useSeriesDraft,
  useSeriesOf,
  type Item,
  type OnPublished,
  type Series,
} from '../timetables.queries.ts'
import { CopyFrame } from './copy-frame.tsx'
import styles from '../timetables.module.css'

type Props = { item: Item; items: readonly Item[]; onPublished: OnPublished; onClose: () => void }

/** Copies a series to another time: its whole period, on the same weekdays. */
export function CopySeason({ item, items, onPublished, onClose }: Props) {
  const series = useSeriesOf(item.publicId)
  return series.data ? (
    <ChooseSeason
      all={series.data.items}
      items={items}
      onPublished={(published) => onPublished(published, [item.publicId])}
      onClose={onClose}
    />
  ) : (
    <Skeleton height={0} />
  )
}

type SeasonProps = {
  all: readonly Series[]
  items: readonly Item[]
  onPublished: (published: PublicationResult) => void
  onClose: () => void
}
function ChooseSeason({ all, items, onPublished, onClose }: SeasonProps) {
  const messages = useMessages(timetableMessages)
  const { publicId } = useBusiness()
  const [id, setId] = useState(all[0]?.publicId ?? '')
  const chosen = all.find((item) => item.publicId === id)
  // 364 days later is the same weekday.
  const [firstDate, setFirstDate] = useState<string | null>(
    chosen ? addDays(chosen.beginDate, 364) : null,
  )
  const [title, setTitle] = useState(chosen?.title ?? '')
  const choose = (next: string) => {
    const timetable = all.find(({ publicId: other }) => other === next)!
    setId(next)
    setFirstDate(addDays(timetable.beginDate, 364))
    setTitle(timetable.title)
  }
  const copy = useCopyTimetable({ onDone: onPublished, isShownInForm: true })
  const [settledTitle] = useDebouncedValue(title.trim(), previewPauseMs)
  const body =
    chosen && firstDate
      ? { collaboratorPublicId: publicId, firstDate, ...(settledTitle && { title: settledTitle }) }
      : null
  const draft = useSeriesDraft(id, body)
  return (
    <CopyFrame
      title={messages.seasonTitle}
      hint={all.length ? messages.copyText : messages.noSeries}
      draft={draft}
      isAsked={body !== null}
      isCopying={copy.isPending}
      error={copy.error}
      onClose={onClose}
      onCopy={({ acceptConflicts }, onError) =>
        copy.mutate(
          { params: { id }, body: { ...body!, ...(acceptConflicts && { acceptConflicts }) } },
          { onError },
        )
      }
    >
      {chosen && (
        <>
          <ChooseOne
            label={messages.whichSeries}
            value={id}
            onChange={choose}
            items={all.map((item) => ({
              publicId: item.publicId,
              name: messages.period(item.title, item.beginDate, item.endDate),
            }))}
          />
          <div className={styles.figures}>
            <DayField
              label={messages.firstDay}
              isRequired
              value={firstDate}
              onChange={setFirstDate}
            />
          </div>
          <TextInput
            label={messages.name}
            value={title}
            maxLength={75}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <NotOnSale
            items={items}
            chosenIds={chosen.activitiesWithQuantity.map(
              ({ activityPublicId }) => activityPublicId,
            )}
          />
        </>
      )}
    </CopyFrame>
  )
}
