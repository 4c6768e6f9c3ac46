import { Alert, Stack, Text } from '@mantine/core'
import { AnchorLink } from '../kit/layout/links.tsx'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import { timetableMessages } from './timetables.messages.ts'
import type { Item } from './timetables.queries.ts'

type Props = { items: readonly Item[]; chosen: readonly { activityPublicId: string }[] }
/** Activities whose slots nobody could buy, said before they are published. */
export function NotOnSale({ items, chosen }: Props) {
  const messages = useMessages(timetableMessages)
  const localized = useLocalized()
  const mayActivate = mayOpen(useBusiness(), 'Activities')
  const off = items.filter(
    ({ publicId, isInactive }) =>
      isInactive && chosen.some(({ activityPublicId }) => activityPublicId === publicId),
  )
  if (off.length === 0) return null
  return (
    <Alert color="yellow" variant="light">
      <Stack gap="xs">
        {off.map(({ publicId, name }) => (
          <div key={publicId}>
            <Text size="sm">{messages.notOnSale(localized(name))}</Text>
            {mayActivate && (
              // Beside the form: what is typed in it stays.
              <AnchorLink
                size="sm"
                underline="always"
                to="/activities/$id"
                params={{ id: publicId }}
                target="_blank"
              >
                {messages.activate(localized(name))}
              </AnchorLink>
            )}
          </div>
        ))}
      </Stack>
    </Alert>
  )
}
