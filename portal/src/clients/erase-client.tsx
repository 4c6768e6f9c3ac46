import { erasureReasons } from '@guichet/contract/privacy/erase-client.ts'
import {
  Alert,
  Button,
  Checkbox,
  Group,
  List,
  Radio,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { useState } from 'react'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { Dialog } from '../kit/layout/dialog.tsx'
import { AnchorLink } from '../kit/layout/links.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { choiceOf } from '../kit/text/address.rules.ts'
import { useMessages } from '../kit/text/messages.ts'
import { clientMessages } from './clients.messages.ts'
import type { Client } from './clients.queries.ts'
import { eraseMessages } from './erase-client.messages.ts'
import { useEraseClient, useErasure, type Erasure } from './erase-client.queries.ts'
import { nameOf } from './name-of.ts'

type Props = { client: Client; onClose: () => void; onErased: () => void }

/** Lists the data that erasure deletes and keeps, and asks to type a word as confirmation. */
export function EraseClient({ client, onClose, onErased }: Props) {
  const messages = useMessages(eraseMessages)
  const { nameless } = useMessages(clientMessages)
  const { profilePublicId } = client
  const erasure = useErasure(profilePublicId)
  const erase = useEraseClient(onErased)
  return (
    <Dialog
      title={messages.title(nameOf(client) || nameless)}
      size="lg"
      isFullOnPhone
      isLocked={erase.isPending}
      closeOnClickOutside={false}
      onClose={onClose}
    >
      <QueryBoundary
        query={erasure}
        title={messages.loadFailed}
        loading={<Skeleton height={320} />}
      >
        {(found) =>
          found.obstacles.length > 0 ? (
            <Obstacles erasure={found} onClose={onClose} />
          ) : (
            <Confirmation
              erasure={found}
              isPending={erase.isPending}
              error={erase.error}
              onClose={onClose}
              onErase={(agreed) =>
                erase.mutate({
                  params: { profilePublicId },
                  body: { ...agreed, orders: found.orders, ticketsAhead: found.ticketsAhead },
                })
              }
            />
          )
        }
      </QueryBoundary>
    </Dialog>
  )
}

/** Obligations that must end before a client can be erased. */
function Obstacles({ erasure, onClose }: { erasure: Erasure; onClose: () => void }) {
  const messages = useMessages(eraseMessages)
  const mayFollow = mayOpen(useBusiness(), 'Orders')
  return (
    <>
      <Alert color="orange" variant="light" title={messages.first}>
        <List size="sm">
          {erasure.obstacles.map(({ obstacle, orderReferenceNumber: ref }) => (
            <List.Item key={`${obstacle} ${ref}`}>
              {messages.obstacles[obstacle]}
              {ref && ' · '}
              {ref && mayFollow ? (
                <AnchorLink to="/orders/$ref" params={{ ref }}>
                  {ref}
                </AnchorLink>
              ) : (
                ref
              )}
            </List.Item>
          ))}
        </List>
      </Alert>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {messages.cancel}
        </Button>
      </Group>
    </>
  )
}

type ErasureConsent = { confirmation: string; reason: (typeof erasureReasons)[number] }
type ConfirmationProps = {
  erasure: Erasure
  isPending: boolean
  error: unknown
  onClose: () => void
  onErase: (agreed: ErasureConsent) => void
}
function Confirmation({ erasure, isPending, error, onClose, onErase }: ConfirmationProps) {
  const messages = useMessages(eraseMessages)
  const [reason, setReason] = useState<ErasureConsent['reason']>('asked')
  const [typed, setTyped] = useState('')
  const [isUnderstood, setUnderstood] = useState(false)
  const { confirmation, ticketsAhead } = erasure
  const isAgreed =
    typed.trim().toLowerCase() === confirmation.toLowerCase() &&
    (ticketsAhead === 0 || isUnderstood)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isAgreed) onErase({ confirmation: typed, reason })
      }}
    >
      <Stack gap="md">
        <WhatGoes erasure={erasure} />
        {ticketsAhead > 0 && (
          <Alert color="orange" variant="light">
            <Text size="sm" mb="xs">
              {messages.ahead(ticketsAhead)}
            </Text>
            <Checkbox
              label={messages.understood}
              checked={isUnderstood}
              onChange={(event) => setUnderstood(event.currentTarget.checked)}
            />
          </Alert>
        )}
        <Radio.Group
          label={messages.reason}
          value={reason}
          onChange={(to) => setReason(choiceOf(erasureReasons, to))}
        >
          <Stack gap="xs" mt="xs">
            {erasureReasons.map((each) => (
              <Radio key={each} value={each} label={messages.reasons[each]} />
            ))}
          </Stack>
        </Radio.Group>
        <TextInput
          label={messages.type(confirmation)}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ProblemAlert error={error} />
        <Group justify="flex-end">
          <Button variant="default" disabled={isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" color="red" disabled={!isAgreed} loading={isPending}>
            {messages.erase}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function WhatGoes({ erasure }: { erasure: Erasure }) {
  const messages = useMessages(eraseMessages)
  const { orders, tickets, letters, pictures } = erasure
  const going = [
    messages.person,
    orders > 0 && messages.orders(orders),
    tickets > 0 && messages.tickets(tickets),
    letters > 0 && messages.letters(letters),
    pictures > 0 && messages.pictures(pictures),
    messages.lists,
  ]
  return (
    <div>
      <Text fw={620}>{messages.forGood}</Text>
      <Text size="sm" fw={600} mt="sm">
        {messages.goes}
      </Text>
      <List size="sm">
        {going
          .filter((text) => text !== false)
          .map((text) => (
            <List.Item key={text}>{text}</List.Item>
          ))}
      </List>
      <Text size="sm" fw={600} mt="sm">
        {messages.stays}
      </Text>
      <Text size="sm">{messages.money}</Text>
    </div>
  )
}
