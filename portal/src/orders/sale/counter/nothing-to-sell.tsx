import { Group, Text } from '@mantine/core'
import { ButtonLink } from '../../../kit/layout/links.tsx'
import { mayOpen, useBusiness } from '../../../kit/session/business.ts'
import { useMessages } from '../../../kit/text/messages.ts'
import { nothingToSellMessages } from './nothing-to-sell.messages.ts'

/** Empty counter, with the way to something that can be sold for those who may create it. */
export function NothingToSell() {
  const messages = useMessages(nothingToSellMessages)
  const business = useBusiness()
  const [hasSteps, mayCreate] = [mayOpen(business, 'Dashboard'), mayOpen(business, 'Activities')]
  return (
    <section className="panel to-middle roomy">
      <Text fw={620}>{messages.title}</Text>
      <Text c="dimmed">{mayCreate ? messages.create : messages.ask}</Text>
      {mayCreate && (
        <Group gap="xs" justify="center" mt="lg">
          <ButtonLink to="/activities/new" search={{ table: 'activities' }}>
            {messages.createActivity}
          </ButtonLink>
          {hasSteps && (
            <ButtonLink to="/" variant="default">
              {messages.firstSteps}
            </ButtonLink>
          )}
        </Group>
      )}
    </section>
  )
}
