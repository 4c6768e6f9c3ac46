import { Skeleton, Text } from '@mantine/core'
import { usePersonText } from '../../domain/names/use-person-text.ts'
import { QueryBoundary } from '../../kit/api/query-boundary.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { useParty, type OrderParty as Party } from '../party.queries.ts'
import { partyMessages } from './order-party.messages.ts'
import styles from '../order.module.css'

/** The people of an order, with their current tickets and equipment. */
export function OrderParty({ reference }: { reference: string }) {
  const messages = useMessages(partyMessages)
  const party = useParty(reference)
  return (
    <section className="panel shrinks padded" aria-labelledby="party">
      <h2 id="party" className="size-14 strong below-8">
        {messages.heading}
      </h2>
      <QueryBoundary query={party} title={messages.failed} loading={<Skeleton height={80} />}>
        {({ members }) => (
          <ul className={styles.people}>
            {members.map((member, i) => (
              <Member key={i} member={member} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </section>
  )
}

function Member({ member }: { member: Party['members'][number] }) {
  const messages = useMessages(partyMessages)
  const localized = useLocalized()
  const { nameOf, factsOf } = usePersonText()
  const what = member.pieces.map(({ productTitle, isSizeOpen, accessories }) =>
    [
      isSizeOpen ? messages.sizeOpen(localized(productTitle)) : localized(productTitle),
      ...accessories.map(({ name }) => localized(name)),
    ].join(' + '),
  )
  return (
    <li>
      <Text fw={550} size="sm">
        {nameOf(member)}{' '}
        <Text span c="dimmed" size="sm">
          {factsOf(member)}
        </Text>
      </Text>
      <Text size="sm">{what.join(', ') || messages.nothing}</Text>
    </li>
  )
}
