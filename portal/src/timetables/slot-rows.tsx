import { slotLimit } from '@guichet/contract/timetables/timetable.ts'
import { Alert } from '@mantine/core'
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { TimeField } from '../kit/dates/time-field.tsx'
import type { FormPart } from '../kit/forms/use-record-form.ts'
import { AddButton } from '../kit/layout/add-button.tsx'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { followingRow, overlapsOf, type Row } from './timetable.rules.ts'
import { timetableMessages } from './timetables.messages.ts'
import styles from './timetables.module.css'

/** What is typed next replaces what is there. */
const enter = (input: HTMLInputElement) => {
  input.focus()
  input.select()
}

/** The slots of a day, at most 26; those that overlap are reported, and allowed. */
export function SlotRows({ form }: { form: FormPart<{ timeslots: Row[] }> }) {
  const messages = useMessages(timetableMessages)
  const rows = form.values.timeslots
  const overlaps = overlapsOf(rows)
  const list = useRef<HTMLOListElement>(null)
  const hasAdded = useRef(false)
  const add = () => {
    hasAdded.current = true
    form.setFieldValue('timeslots', [...rows, followingRow(rows.at(-1))])
  }
  // The work goes on in the row that was added.
  useEffect(() => {
    const first = list.current?.querySelector<HTMLInputElement>('li:last-child input')
    if (hasAdded.current && first) enter(first)
    hasAdded.current = false
  }, [rows.length])
  const goOn = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
    event.preventDefault()
    const inputs = [...list.current!.querySelectorAll('input')]
    const next = inputs[inputs.indexOf(target) + 1]
    if (next) enter(next)
    else if (target.value && rows.length < slotLimit) add()
  }
  return (
    <section className={styles.part} aria-label={messages.slots}>
      <h3>{messages.slots}</h3>
      <ol className={styles.rows} ref={list} onKeyDown={goOn}>
        {rows.map((_row, place) => (
          <li key={place} className={styles.row} aria-label={messages.row(place + 1)}>
            <TimeField
              {...form.getInputProps(`timeslots.${place}.beginTimeslot`)}
              label={messages.begin}
            />
            <TimeField
              {...form.getInputProps(`timeslots.${place}.endTimeslot`)}
              label={messages.end}
            />
            {rows.length > 1 && (
              <span className={styles.acts}>
                <IconAction
                  color="red"
                  label={messages.removeTime(messages.row(place + 1))}
                  icon={IconTrash}
                  onClick={() =>
                    form.setFieldValue(
                      'timeslots',
                      rows.filter((_, other) => other !== place),
                    )
                  }
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.hint}>{messages.nextSlot}</p>
      {overlaps.length > 0 && (
        <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {overlaps.slice(0, 3).map(([a, b]) => (
            <div key={`${a} ${b}`}>{messages.overlap(a + 1, b + 1)}</div>
          ))}
        </Alert>
      )}
      <AddButton data-path="timeslots" isDisabled={rows.length >= slotLimit} onClick={add}>
        {messages.addSlot}
      </AddButton>
    </section>
  )
}
