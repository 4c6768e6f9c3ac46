import { slotLimit } from '@guichet/contract/timetables/timetable.ts'
import { Checkbox } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useDuration } from '../kit/dates/durations.ts'
import { TimeField } from '../kit/dates/time-field.tsx'
import type { FormPart } from '../kit/forms/use-record-form.ts'
import { AddButton } from '../kit/layout/add-button.tsx'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { timetableMessages } from './timetables.messages.ts'
import styles from './timetables.module.css'

type Values = { beginTimes: string[]; durations: string[] }

/** Start times and durations of an equipment type: 1 to 26 start times. */
export function BeginTimes({
  form,
  offered,
}: {
  form: FormPart<Values>
  offered: readonly string[]
}) {
  const messages = useMessages(timetableMessages)
  const say = useDuration()
  const { beginTimes } = form.values
  const durations = form.getInputProps('durations')
  return (
    <>
      <section className="stack gap-10 dashed-part" aria-label={messages.beginTimes}>
        <h3 className="size-14 strong">{messages.beginTimes}</h3>
        <ol className={styles.boxes} style={{ listStyle: 'none', margin: 0, paddingLeft: 0 }}>
          {beginTimes.map((_time, place) => (
            <li key={place} className={styles.row}>
              <TimeField
                {...form.getInputProps(`beginTimes.${place}`)}
                label={messages.beginTime(place + 1)}
              />
              {beginTimes.length > 1 && (
                <span className={styles.acts}>
                  <IconAction
                    color="red"
                    label={messages.removeTime(messages.beginTime(place + 1))}
                    icon={IconTrash}
                    onClick={() =>
                      form.setFieldValue(
                        'beginTimes',
                        beginTimes.filter((_, other) => other !== place),
                      )
                    }
                  />
                </span>
              )}
            </li>
          ))}
        </ol>
        {form.errors.beginTimes && (
          <p className="error size-12 no-margin">{form.errors.beginTimes}</p>
        )}
        <AddButton
          data-path="beginTimes"
          isDisabled={beginTimes.length >= slotLimit}
          onClick={() =>
            form.setFieldValue('beginTimes', [...beginTimes, nextTime(beginTimes.at(-1))])
          }
        >
          {messages.addTime}
        </AddButton>
      </section>
      <Checkbox.Group
        label={messages.durations}
        withAsterisk
        value={durations.value}
        error={durations.error}
        data-path="durations"
        onChange={(chosen) => durations.onChange(offered.filter((item) => chosen.includes(item)))}
      >
        <div className={styles.boxes}>
          {offered.map((duration) => (
            <Checkbox key={duration} value={duration} label={say(duration)} />
          ))}
        </div>
      </Checkbox.Group>
    </>
  )
}

/** Half an hour after the last start time, the usual interval. */
function nextTime(last: string | undefined): string {
  if (!last || !/^\d\d:\d\d$/.test(last)) return ''
  const minutes = Number(last.slice(0, 2)) * 60 + Number(last.slice(3)) + 30
  return minutes >= 1440
    ? ''
    : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
