import { ClientContact as Schema } from '@guichet/contract/clients/save-client-contact.ts'
import { Alert, Button, Group, SegmentedControl, Skeleton, Text, TextInput } from '@mantine/core'
import { useId } from 'react'
import { isApiError } from '../kit/api/api-error.ts'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm } from '../kit/forms/use-record-form.ts'
import { Dialog } from '../kit/layout/dialog.tsx'
import { languageNames } from '../kit/text/language-names.ts'
import { useMessages, type Language } from '../kit/text/messages.ts'
import { contactMessages } from './contact.messages.ts'
import { useClientContact, useSaveClientContact, type ClientContact } from './contact.queries.ts'

type Props = {
  profilePublicId: string
  onCorrected: (contact: ClientContact) => void
  /** Opens another client, who is found by an email. */
  onOther: (profilePublicId: string, email: string) => void
  onClose: () => void
}

/** Corrects the contact data of a client, as stored now. */
export function CorrectContact(props: Props) {
  const messages = useMessages(contactMessages)
  const { data, ...query } = useClientContact(props.profilePublicId)
  if (data) return <ContactForm {...props} stored={data} />
  return (
    <Dialog title={messages.title} onClose={props.onClose}>
      <QueryBoundary
        query={{ data, ...query }}
        title={messages.loadFailed}
        loading={<Skeleton height={260} />}
      >
        {() => null}
      </QueryBoundary>
    </Dialog>
  )
}

type FormProps = Props & { stored: ClientContact }
function ContactForm({ profilePublicId, stored, onCorrected, onOther, onClose }: FormProps) {
  const messages = useMessages(contactMessages)
  const save = useSaveClientContact(profilePublicId, (contact) => {
    onCorrected(contact)
    onClose()
  })
  const form = useRecordForm<ClientContact>(Schema, stored, save.error)
  const taken = isApiError(save.error, 'ClientEmailTaken') ? save.error : null
  return (
    <RecordModal
      title={messages.title}
      form={form}
      onSubmit={(body) => save.mutate({ params: { profilePublicId }, body })}
      onClose={onClose}
      command={{ isPending: save.isPending, error: taken ? null : save.error }}
      fieldNames={messages.fields}
    >
      {taken && (
        <TakenEmail
          holder={taken.data}
          isOwn={taken.data.profilePublicId === profilePublicId}
          onOther={(id) => onOther(id, form.values.email)}
        />
      )}
      <TextInput
        label={messages.fields.email}
        type="email"
        autoComplete="off"
        maxLength={100}
        {...form.getInputProps('email')}
      />
      <Group grow align="flex-start">
        <TextInput
          label={messages.fields.firstName}
          autoComplete="off"
          maxLength={50}
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label={messages.fields.lastName}
          autoComplete="off"
          maxLength={50}
          {...form.getInputProps('lastName')}
        />
      </Group>
      <Group grow align="flex-start">
        <TextInput
          label={messages.fields.phone}
          type="tel"
          autoComplete="off"
          maxLength={20}
          {...form.getInputProps('phone')}
        />
        <TextInput
          label={messages.fields.postalCode}
          autoComplete="off"
          maxLength={10}
          {...form.getInputProps('postalCode')}
        />
      </Group>
      <ContactLanguage
        value={form.values.language}
        onChange={(language) => form.setFieldValue('language', language)}
      />
      <Text size="sm" c="dimmed">
        {messages.hint}
      </Text>
    </RecordModal>
  )
}

type TakenProps = {
  /** Data of the problem: the person who has the address, unless they took it just now. */
  holder: Record<string, unknown>
  isOwn: boolean
  onOther: (profilePublicId: string) => void
}
function TakenEmail({ holder, isOwn, onOther }: TakenProps) {
  const messages = useMessages(contactMessages)
  const { profilePublicId, name } = holder
  if (isOwn)
    return (
      <Alert role="alert" color="red" variant="light">
        {messages.takenByOwn}
      </Alert>
    )
  const who = typeof name === 'string' ? name : '…'
  return (
    <Alert role="alert" color="red" variant="light" title={messages.taken(who)}>
      <Text size="sm">{messages.takenHint}</Text>
      {typeof profilePublicId === 'string' && (
        <Button variant="default" size="xs" mt="xs" onClick={() => onOther(profilePublicId)}>
          {messages.openOther(who)}
        </Button>
      )}
    </Alert>
  )
}

type LanguageProps = { value: Language; onChange: (language: Language) => void }
function ContactLanguage({ value, onChange }: LanguageProps) {
  const { fields } = useMessages(contactMessages)
  const id = useId()
  return (
    <div className="row between gap-8-16">
      <Text size="sm" fw={550} id={id}>
        {fields.language}
      </Text>
      <SegmentedControl
        size="xs"
        aria-labelledby={id}
        value={value}
        onChange={onChange}
        data={[
          { value: 'fr', label: <span lang="fr">{languageNames.fr}</span> },
          { value: 'en', label: <span lang="en">{languageNames.en}</span> },
        ]}
      />
    </div>
  )
}
