import type { Body } from '@guichet/contract/endpoint.ts'
import { correctClient } from '@guichet/contract/orders/correct-client.ts'
import { Checkbox, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { RecordModal } from '../../kit/forms/record-modal.tsx'
import { useRecordForm } from '../../kit/forms/use-record-form.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { useCorrectClient, type Order } from '../orders.queries.ts'
import { clientMessages } from './client.messages.ts'
import { MailLanguage } from './mail-language.tsx'

type Values = Required<Omit<Body<typeof correctClient>, 'orderPublicId'>>

type Props = {
  order: Order
  /** Whether the confirmation is sent again unless the clerk unchecks it. */
  resends?: boolean
  onClose: () => void
}
/** Corrects the client of an order, with the option to resend the confirmation. */
export function CorrectClient({ order, resends = false, onClose }: Props) {
  const messages = useMessages(clientMessages)
  const save = useCorrectClient(onClose)
  const { email, firstName, lastName, phone, address } = order.invoice.user
  const [stored] = useState<Values>({
    email: email ?? '',
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    phone: phone ?? '',
    postalCode: address.postalCode ?? '',
    language: order.language,
    resend: resends,
    version: order.version,
  })
  const form = useRecordForm<Values>(correctClient.body, stored, save.error)
  return (
    <RecordModal
      title={messages.correct}
      form={form}
      onSubmit={(body) => save.mutate({ params: { ref: order.orderReferenceNumber }, body })}
      onClose={onClose}
      command={save}
      fieldNames={messages.fields}
    >
      <TextInput
        label={messages.fields.email}
        description={messages.emailHint}
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
      <MailLanguage
        value={form.values.language ?? order.language}
        onChange={(language) => form.setFieldValue('language', language)}
      />
      <Checkbox
        label={messages.resend}
        disabled={!form.values.email}
        {...form.getInputProps('resend', { type: 'checkbox' })}
      />
    </RecordModal>
  )
}
