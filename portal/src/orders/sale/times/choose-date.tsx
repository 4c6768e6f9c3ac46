import { Popover } from '@mantine/core'
import { IconCalendar, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { ProblemAlert } from '../../../kit/api/problem-alert.tsx'
import { addDays } from '../../../kit/dates/dates.ts'
import { useMinute } from '../../../kit/dates/use-minute.ts'
import { ChoiceCards } from '../../../kit/forms/choice-cards.tsx'
import { IconAction } from '../../../kit/layout/icon-action.tsx'
import { lazyPart } from '../../../kit/layout/lazy-part.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import { DayLabel } from './day-label.tsx'
import { useOpenDays, type DaySource } from './open-days.queries.ts'
import { isSellable, opennessOf } from './open-days.rules.ts'
import styles from '../counter/sell.module.css'

// Loaded on demand: the month view has its own style sheet and is rarely opened.
const AvailabilityCalendar = lazyPart(
  () => import('./availability-calendar.tsx'),
  'AvailabilityCalendar',
)
const NextDate = lazyPart(() => import('./next-date.tsx'), 'NextDate')
export const stripLength = 14

type Props = {
  source: DaySource
  legend?: string
  from: string
  onMove: (from: string) => void
  date: string | null
  onChoose: (date: string) => void
}

/** Strip of two weeks with the places left per day, and a calendar for later days. */
export function ChooseDate({ source, legend, from, onMove, date, onChoose }: Props) {
  const messages = useMessages(sellMessages)
  const [isOpen, setOpen] = useState(false)
  const { data, error } = useOpenDays(source, from, stripLength)
  const { today } = useMinute()
  const choices = Array.from({ length: stripLength }, (_, index) => {
    const day = addDays(from, index)
    const openness = opennessOf(day, data, today)
    const left = data?.find(({ date }) => date === day)?.left ?? null
    return {
      value: day,
      isDisabled: !isSellable(openness),
      ...(openness && { look: openness }),
      content: (
        <DayLabel
          day={day}
          openness={openness}
          left={left}
          isToday={day === today}
          isMonthShown={index === 0 || day.endsWith('-01')}
        />
      ),
    }
  })
  const goTo = (day: string) => {
    onMove(day)
    onChoose(day)
  }
  return (
    <div>
      <div className={styles.dates}>
        {error && !data ? (
          <ProblemAlert error={error} />
        ) : (
          <ChoiceCards
            legend={legend ?? messages.date}
            isLegendHidden={legend === undefined}
            layout="days"
            choices={choices}
            value={date}
            onChange={onChoose}
          />
        )}
        <div className={styles.moves}>
          {from > today && (
            <IconAction
              variant="default"
              label={messages.earlier}
              icon={IconChevronLeft}
              iconSize={18}
              onClick={() =>
                onMove(addDays(from, -stripLength) < today ? today : addDays(from, -stripLength))
              }
            />
          )}
          <IconAction
            variant="default"
            label={messages.later}
            icon={IconChevronRight}
            iconSize={18}
            onClick={() => onMove(addDays(from, stripLength))}
          />
          <Popover
            opened={isOpen}
            onChange={setOpen}
            position="bottom-end"
            trapFocus
            returnFocus
            shadow="md"
            attributes={{ dropdown: { 'aria-label': messages.calendar } }}
          >
            <Popover.Target>
              <IconAction
                variant="default"
                label={messages.otherDate}
                icon={IconCalendar}
                iconSize={18}
                onClick={() => setOpen((was) => !was)}
              />
            </Popover.Target>
            <Popover.Dropdown>
              <AvailabilityCalendar
                source={source}
                date={date}
                onChoose={(day) => {
                  goTo(day)
                  setOpen(false)
                }}
              />
            </Popover.Dropdown>
          </Popover>
        </div>
      </div>
      {data && choices.every(({ isDisabled }) => isDisabled) && (
        <NextDate source={source} from={addDays(from, stripLength)} onChoose={goTo} />
      )}
    </div>
  )
}
