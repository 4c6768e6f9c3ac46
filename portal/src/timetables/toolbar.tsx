import { Group, NativeSelect, SegmentedControl, useComputedColorScheme } from '@mantine/core'
import { IconMountain, IconSkiJumping } from '@tabler/icons-react'
import { StepButtons } from '../kit/dates/step-buttons.tsx'
import { useLanguage, useLocalized, useMessages } from '../kit/text/messages.ts'
import { colourOf } from './item-colour.ts'
import { periodText } from './period-text.ts'
import { views, type CalendarView, type TimetableSearch } from './timetable-search.rules.ts'
import { timetableMessages } from './timetables.messages.ts'
import type { Item } from './timetables.queries.ts'
import type { restOfMonth } from './view-period.rules.ts'
import styles from './timetables.module.css'

type Props = {
  items: readonly Item[]
  item: Item
  view: CalendarView
  date: string
  /** Weeks of the current month that the calendar shows. */
  rest: ReturnType<typeof restOfMonth>
  onGo: (next: Partial<TimetableSearch>) => void
  onStep: (step: -1 | 1) => void
}

/** Item, period and view, all stored in the address. */
export function Toolbar({ items, item, view, date, rest, onGo, onStep }: Props) {
  const messages = useMessages(timetableMessages)
  const localized = useLocalized()
  const language = useLanguage()
  const scheme = useComputedColorScheme('light')
  const options = (type: Item['type'], group: string) => {
    const ofType = items.filter((item) => item.type === type)
    return ofType.length
      ? [
          {
            group,
            items: ofType.map(({ publicId, name }) => ({
              value: publicId,
              label: localized(name),
            })),
          },
        ]
      : []
  }
  const Sign = item.type === 'activity' ? IconMountain : IconSkiJumping
  return (
    <div className="row wraps gap-8-12 below-12">
      <NativeSelect
        aria-label={messages.item}
        className={styles.item}
        value={item.publicId}
        onChange={(event) => onGo({ item: event.currentTarget.value })}
        data={[...options('activity', messages.activities), ...options('rental', messages.rentals)]}
        leftSection={<Sign size={18} color={colourOf(item.publicId, scheme)} aria-hidden />}
      />
      <Group gap={4} wrap="nowrap" title={messages.keys}>
        <StepButtons labels={messages} onStep={onStep} onToday={() => onGo({ date: '' })} />
      </Group>
      <h2 className={styles.period} aria-live="polite">
        {periodText({ view, date, rest }, language)}
      </h2>
      <SegmentedControl
        aria-label={messages.view}
        className={styles.views}
        value={view}
        onChange={(next) => onGo({ view: next })}
        data={views.map((value) => ({ value, label: messages.views[value] }))}
      />
    </div>
  )
}
