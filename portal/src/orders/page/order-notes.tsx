import { noteLimit, saveNote } from '@guichet/contract/orders/notes/save-note.ts'
import { Button, Group, Skeleton, Text, Textarea } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { PartFailed } from '../../kit/api/part-failed.tsx'
import { failedOf } from '../../kit/api/query-boundary.tsx'
import { useDates } from '../../kit/dates/dates.ts'
import { RecordModal } from '../../kit/forms/record-modal.tsx'
import { useRecordForm } from '../../kit/forms/use-record-form.ts'
import { Confirm } from '../../kit/layout/confirm.tsx'
import { IconAction } from '../../kit/layout/icon-action.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import type { Order } from '../orders.queries.ts'
import { noteMessages } from './notes.messages.ts'
import {
  useAddNote,
  useNotes,
  useRemoveNote,
  useSaveNote,
  type OrderNote,
} from './notes.queries.ts'
import styles from '../order.module.css'

/** Internal notes of the staff on an order. */
export function OrderNotes({ order }: { order: Order }) {
  const messages = useMessages(noteMessages)
  const ref = order.orderReferenceNumber
  const query = useNotes(ref)
  return (
    <section className="panel shrinks padded" aria-labelledby="notes">
      <h2 id="notes" className="size-14 strong below-8">
        {messages.title}
      </h2>
      {failedOf(query) && <PartFailed query={query} title={messages.failed} />}
      {query.isPending && <Skeleton height={60} />}
      <ol className={styles.timeline}>
        {query.data?.items.map((note) => (
          <Note key={note.publicId} reference={ref} note={note} />
        ))}
        {query.data?.saleNote && (
          <li>
            <Text size="sm" className={styles.noteText}>
              {query.data.saleNote}
            </Text>
            <Text size="xs" c="dimmed">
              {messages.saleNote}
            </Text>
          </li>
        )}
      </ol>
      <NewNote reference={ref} />
    </section>
  )
}

function NewNote({ reference }: { reference: string }) {
  const messages = useMessages(noteMessages)
  const [text, setText] = useState('')
  const add = useAddNote(reference, () => setText(''))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) add.mutate({ params: { ref: reference }, body: { text: text.trim() } })
      }}
    >
      <Textarea
        label={messages.label}
        description={messages.hint}
        autosize
        minRows={2}
        maxLength={noteLimit}
        value={text}
        disabled={add.isPending}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group justify="flex-end" mt="xs">
        <Button type="submit" variant="default" loading={add.isPending} disabled={!text.trim()}>
          {messages.add}
        </Button>
      </Group>
    </form>
  )
}

type NoteProps = { reference: string; note: OrderNote }
function Note({ reference, note }: NoteProps) {
  const messages = useMessages(noteMessages)
  const dates = useDates()
  const [doing, setDoing] = useState<'edit' | 'remove' | null>(null)
  const close = () => setDoing(null)
  const remove = useRemoveNote(reference, close)
  const { text, authorName, createdDateTimeUtc, editedDateTimeUtc, canChange } = note
  return (
    <li>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <Text size="sm" className={styles.noteText}>
          {text}
        </Text>
        {canChange && (
          <Group gap={0} wrap="nowrap">
            <IconAction label={messages.edit} icon={IconPencil} onClick={() => setDoing('edit')} />
            <IconAction
              label={messages.remove}
              icon={IconTrash}
              onClick={() => setDoing('remove')}
            />
          </Group>
        )}
      </Group>
      <Text size="xs" c="dimmed">
        {messages.by(authorName, dates.moment(createdDateTimeUtc))}
        {editedDateTimeUtc && `, ${messages.edited(dates.moment(editedDateTimeUtc))}`}
      </Text>
      {doing === 'edit' && <EditNote reference={reference} note={note} onClose={close} />}
      {doing === 'remove' && (
        <Confirm
          title={messages.remove}
          verb={messages.remove}
          isDangerous
          isPending={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id: note.publicId } })}
          onClose={close}
        >
          {messages.removeText}
        </Confirm>
      )}
    </li>
  )
}

function EditNote({ reference, note, onClose }: NoteProps & { onClose: () => void }) {
  const messages = useMessages(noteMessages)
  const save = useSaveNote(reference, onClose)
  const [stored] = useState({ text: note.text })
  const form = useRecordForm(saveNote.body, stored, save.error)
  return (
    <RecordModal
      title={messages.edit}
      form={form}
      onSubmit={(body) => save.mutate({ params: { id: note.publicId }, body })}
      onClose={onClose}
      command={save}
    >
      <Textarea
        label={messages.text}
        autosize
        minRows={3}
        maxLength={noteLimit}
        {...form.getInputProps('text')}
      />
    </RecordModal>
  )
}
