import { mergeUndoDays } from '@guichet/contract/clients/merge-client.ts'
import { Button, Group, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { Dialog } from '../kit/layout/dialog.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { clientMessages } from './clients.messages.ts'
import type { Client } from './clients.queries.ts'
import { mergeMessages } from './merge-client.messages.ts'
import { useMergeClient } from './merge-client.queries.ts'
import { nameOf } from './name-of.ts'

type Props = {
  pair: readonly [Client, Client]
  onClose: () => void
  onMerged: (keptId: string) => void
}

/** Chooses which of two records stays, and shows what happens to the other. */
export function MergeClient({ pair, onClose, onMerged }: Props) {
  const messages = useMessages(mergeMessages)
  const [keptId, setKeptId] = useState(pair[0].profilePublicId)
  const merge = useMergeClient(() => onMerged(keptId))
  const other = pair.find(({ profilePublicId }) => profilePublicId !== keptId)!
  return (
    <Dialog
      title={messages.title}
      size="lg"
      isFullOnPhone
      isLocked={merge.isPending}
      closeOnClickOutside={false}
      onClose={onClose}
    >
      <Stack gap="md">
        <Radio.Group
          label={messages.keep}
          description={messages.keepHint}
          value={keptId}
          onChange={setKeptId}
        >
          <Stack gap="xs" mt="sm">
            {pair.map((client) => (
              <Choice key={client.profilePublicId} client={client} />
            ))}
          </Stack>
        </Radio.Group>
        <Text size="sm">
          {messages.what} {messages.later(mergeUndoDays)}
        </Text>
        <ProblemAlert error={merge.error} />
        <Group justify="flex-end">
          <Button variant="default" disabled={merge.isPending} onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            loading={merge.isPending}
            onClick={() =>
              merge.mutate({
                params: { profilePublicId: keptId },
                body: { mergedProfilePublicId: other.profilePublicId },
              })
            }
          >
            {messages.merge}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function Choice({ client }: { client: Client }) {
  const messages = useMessages(mergeMessages)
  const { nameless } = useMessages(clientMessages)
  const dates = useDates()
  const { email, phoneNumber, postalCode, lastTransactionDateTimeUtc: last } = client
  return (
    <Radio
      value={client.profilePublicId}
      label={nameOf(client) || nameless}
      description={[
        email ?? messages.noEmail,
        phoneNumber,
        postalCode,
        last === null ? messages.neverBought : messages.lastTransaction(dates.day(last)),
      ]
        .filter(Boolean)
        .join(' · ')}
    />
  )
}
