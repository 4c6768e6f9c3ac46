import { clientNoteLimit } from '@guichet/contract/clients/client.ts'
import { ClientNote as Schema } from '@guichet/contract/clients/save-client-note.ts'
import { Skeleton } from '@mantine/core'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { FormScreen } from '../kit/forms/form-screen.tsx'
import { RichText } from '../kit/forms/rich-text.tsx'
import { adopt, useRecordForm } from '../kit/forms/use-record-form.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { clientMessages } from './clients.messages.ts'
import { useClientNote, useSaveClientNote, type ClientNote as Stored } from './clients.queries.ts'

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
      <RichText
        label={messages.note}
        description={messages.noteHint}
        value={note.value}
        onChange={note.onChange}
        max={clientNoteLimit}
        lang={language}
        error={note.error}
        path={note['data-path']}
      />
    </FormScreen>
  )
}
