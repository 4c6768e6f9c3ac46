import { clientNoteLimit } from '@guichet/contract/clients/client.ts'
import { ClientNote as Schema } from '@guichet/contract/clients/save-client-note.ts'
import { Button, Skeleton, Text, Textarea } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { FormScreen } from '../kit/forms/form-screen.tsx'
import { RichTextView } from '../kit/forms/rich-text.tsx'
import { adopt, useRecordForm } from '../kit/forms/use-record-form.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { clientMessages } from './clients.messages.ts'
import { useClientNote, useSaveClientNote, type ClientNote as Stored } from './clients.queries.ts'
import { isPlainNote, noteOfText, textOfNote } from './note-text.rules.ts'

/** The staff's note about a client. */
export function ClientNote({ profilePublicId }: { profilePublicId: string }) {
  const messages = useMessages(clientMessages)
  const note = useClientNote(profilePublicId)
  return (
    <QueryBoundary query={note} title={messages.noteFailed} loading={<Skeleton height={260} />}>
      {(stored) => (
        <NoteForm
          profilePublicId={profilePublicId}
          stored={stored}
          onReload={async () => (await note.refetch()).data}
        />
      )}
    </QueryBoundary>
  )
}

type Props = {
  profilePublicId: string
  stored: Stored
  onReload: () => Promise<Stored | undefined>
}
function NoteForm({ profilePublicId, stored, onReload }: Props) {
  const messages = useMessages(clientMessages)
  const language = useLanguage()
  const save = useSaveClientNote(profilePublicId)
  const form = useRecordForm<Stored>(Schema, stored, save.error)
  // A formatted note of a former version is shown as it is, until somebody edits it as text.
  const [isText, setText] = useState(false)
  if (!isText && !isPlainNote(form.values.note))
    return <FormattedNote html={form.values.note} onEdit={() => setText(true)} />
  const note = form.getInputProps('note')
  return (
    <FormScreen
      form={form}
      isSaving={save.isPending}
      error={save.error}
      onReload={onReload}
      fieldNames={{ note: messages.note }}
      onSave={(body) =>
        save.mutate(
          { params: { profilePublicId }, body },
          { onSuccess: (saved) => adopt<Stored>(form, saved) },
        )
      }
    >
      <Textarea
        label={messages.note}
        description={messages.noteHint}
        value={textOfNote(note.value)}
        onChange={({ currentTarget }) => note.onChange(noteOfText(currentTarget.value))}
        autosize
        minRows={6}
        maxRows={18}
        maxLength={clientNoteLimit}
        lang={language}
        error={note.error}
        data-path={note['data-path']}
      />
    </FormScreen>
  )
}

function FormattedNote({ html, onEdit }: { html: string; onEdit: () => void }) {
  const messages = useMessages(clientMessages)
  return (
    <section aria-label={messages.note}>
      <RichTextView html={html} />
      <Button
        variant="default"
        mt="md"
        leftSection={<IconPencil size={16} aria-hidden />}
        onClick={onEdit}
      >
        {messages.editNote}
      </Button>
      <Text size="sm" c="dimmed" mt={6}>
        {messages.editNoteHint}
      </Text>
    </section>
  )
}
