import { Text } from '@mantine/core'
import { AnchorLink } from '../kit/layout/links.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { openTillMessages } from './open-till.messages.ts'
import { useOwnTill } from './own-till.queries.ts'

/** The till that receives the clerk's cash, or that there is none. */
export function OpenTillLine() {
  const messages = useMessages(openTillMessages)
  const { data } = useOwnTill()
  if (!data) return null
  if (data.till)
    return (
      <AnchorLink to="/till" search={{}} size="sm">
        {messages.open(data.till.registerName)}
      </AnchorLink>
    )
  return (
    <Text size="sm" c="dimmed">
      {data.isTillRequired ? messages.required : messages.none}{' '}
      <AnchorLink to="/till" search={{}} size="sm" underline="always">
        {messages.openOne}
      </AnchorLink>
    </Text>
  )
}
