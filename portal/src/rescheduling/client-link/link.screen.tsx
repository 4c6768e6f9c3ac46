import { Text } from '@mantine/core'
import { ClientPage, useTokenInAddress } from '../../domain/client-page.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { ChooseTimes } from './choose-times.tsx'
import { linkMessages } from './link.messages.ts'
import { useLink, type LinkView } from './link.queries.ts'
import { TicketStates } from './ticket-states.tsx'
import styles from './link.module.css'

/** Page on which a client chooses other dates. */
export function LinkScreen() {
  const token = useTokenInAddress()
  return <LinkPage key={token} token={token} />
}

function LinkPage({ token }: { token: string }) {
  const link = useLink(token)
  return (
    <ClientPage link={link} messages={linkMessages} languageOf={({ language }) => language}>
      {(view) => <Page view={view} token={token} />}
    </ClientPage>
  )
}

function Page({ view, token }: { view: LinkView; token: string }) {
  const messages = useMessages(linkMessages)
  const localized = useLocalized()
  const open = view.tickets.filter(({ state }) => state === 'waiting' || state === 'refundAsked')
  const isDone = open.length === 0
  const groups = [...Map.groupBy(open, ({ group }) => group)]
  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        {isDone ? messages.thanks : messages.hello(view.firstName)}
      </h1>
      <Text mb="md" component="output" display="block">
        {isDone ? messages.thanksText : messages.intro}
      </Text>
      <figure className={styles.reason}>
        <figcaption>{messages.from(localized(view.business.name))}</figcaption>
        <blockquote>{view.reason}</blockquote>
      </figure>
      <TicketStates view={view} />
      {groups.map(([group, tickets]) => (
        <ChooseTimes key={group} view={view} tickets={tickets} token={token} />
      ))}
    </>
  )
}
