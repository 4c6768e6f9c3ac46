import { getFutureTickets } from '@guichet/contract/rescheduling/get-future-tickets.ts'
import { Alert, Skeleton, Stack, Text } from '@mantine/core'
import { queryKeys } from '../kit/api/query-keys.ts'
import { useRead } from '../kit/api/use-read.ts'
import { ButtonLink } from '../kit/layout/links.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { futureTicketsMessages } from './future-tickets.messages.ts'

/**
 * Warning before a deletion: the number of tickets still to come, with a link to reschedule them.
 * Renders nothing when there are none.
 */
export function FutureTickets({ itemPublicId }: { itemPublicId: string }) {
  const messages = useMessages(futureTicketsMessages)
  const business = useBusiness()
  const { data, isError } = useRead(
    queryKeys.rescheduling.futureTickets(itemPublicId),
    getFutureTickets,
    { params: { id: itemPublicId } },
    { staleTime: 0 },
  )
  if (isError) return <Text size="sm">{messages.unknown}</Text>
  if (!data) return <Skeleton height={48} />
  if (data.tickets + data.stays === 0) return null
  return (
    <Alert color="orange" role="alert">
      <Stack gap="xs" align="flex-start">
        {data.tickets > 0 && <Text size="sm">{messages.tickets(data.tickets)}</Text>}
        {data.stays > 0 && <Text size="sm">{messages.stays(data.stays)}</Text>}
        {data.tickets > 0 && mayOpen(business, 'Rescheduling') && (
          <ButtonLink to="/rescheduling" variant="default" size="xs">
            {messages.reschedule}
          </ButtonLink>
        )}
      </Stack>
    </Alert>
  )
}
