import { slotLimit } from '@guichet/contract/timetables/timetable.ts'
import { Alert, Box } from '@mantine/core'
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { TimeField } from '../kit/dates/time-field.tsx'
import { enterField, useAddedRow } from '../kit/focus/added-row.ts'
import type { FormPart } from '../kit/forms/use-record-form.ts'
import { AddButton } from '../kit/layout/add-button.tsx'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { followingRow, overlapsOf, type Row } from './timetable.rules.ts'
import { timetableMessages } from './timetables.messages.ts'
import styles from './timetables.module.css'

/** The slots of a day, at most 26; overlaps are reported, but allowed. */
export function SlotRows({ form }: { form: FormPart<{ timeslots: Row[] }> }) {
  const messages = useMessages(timetableMessages)
  const rows = form.values.timeslots
  const overlaps = overlapsOf(rows)
  const { list, add: addRow } = useAddedRow()
  const add = () =>
    addRow(() => form.setFieldValue('timeslots', [...rows, followingRow(rows.at(-1))]))
  const goOn = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
    event.preventDefault()
    const inputs = [...event.currentTarget.querySelectorAll('input')]
    const next = inputs[inputs.indexOf(target) + 1]
    if (next) enterField(next)
    else if (target.value && rows.length < slotLimit) add()
  }
  return (
    <section className="stack gap-10 dashed-part" aria-label={messages.slots}>
      <h3 className="size-14 strong">{messages.slots}</h3>
      <Box component="ol" className="stack gap-8" ref={list} onKeyDown={goOn}>
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
      </Box>
      <p className="dimmed size-12 no-margin">{messages.nextSlot}</p>
      {overlaps.length > 0 && (
        <Alert color="orange" variant="light" icon={<IconAlertTriangle size={18} aria-hidden />}>
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
