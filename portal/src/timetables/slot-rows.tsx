import { slotLimit } from '@guichet/contract/timetables/timetable.ts'
import { ActionIcon, Alert } from '@mantine/core'
import { IconAlertTriangle, IconTrash } from '@tabler/icons-react'
import { AddButton } from '../kit/add-button.tsx'
import { TimeField } from '../kit/time-field.tsx'
import type { RecordForm } from '../kit/use-record-form.ts'
import { useWords } from '../kit/words.ts'
import { overlapsOf, type Row } from './timetable.rules.ts'
import { timetableWords } from './timetables.words.ts'
import styles from './timetables.module.css'

/** The slots of a day, at most 26; those that overlap are told, and allowed. */
export function SlotRows<V extends { timeslots: Row[] }>({ form }: { form: RecordForm<V> }) {
  const words = useWords(timetableWords)
  const rows = form.values.timeslots
  const overlaps = overlapsOf(rows)
  return (
    <section className={styles.part} aria-label={words.slots}>
      <h3>{words.slots}</h3>
      <ol className={styles.rows}>
        {rows.map((_row, place) => (
          <li key={place} className={styles.row} aria-label={words.row(place + 1)}>
            <TimeField
              {...form.getInputProps(`timeslots.${place}.beginTimeslot`)}
              label={words.begin}
            />
            <TimeField
              {...form.getInputProps(`timeslots.${place}.endTimeslot`)}
              label={words.end}
            />
            {rows.length > 1 && (
              <span className={styles.acts}>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={words.removeTime(words.row(place + 1))}
                  onClick={() =>
                    form.setFieldValue(
                      'timeslots',
                      rows.filter((_, other) => other !== place),
                    )
                  }
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              </span>
            )}
          </li>
        ))}
      </ol>
      {overlaps.length > 0 && (
        <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={18} aria-hidden />}>
          {overlaps.slice(0, 3).map(([a, b]) => (
            <div key={`${a} ${b}`}>{words.overlap(a + 1, b + 1)}</div>
          ))}
        </Alert>
      )}
      <AddButton
        data-path="timeslots"
        isDisabled={rows.length >= slotLimit}
        onClick={() =>
          form.setFieldValue('timeslots', [
            ...rows,
            { beginTimeslot: rows.at(-1)?.endTimeslot ?? '', endTimeslot: '' },
          ])
        }
      >
        {words.addSlot}
      </AddButton>
    </section>
  )
}
