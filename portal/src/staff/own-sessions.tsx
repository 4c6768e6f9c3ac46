import type { OpenSession } from '@guichet/contract/sign-in/find-sessions.ts'
import { Button, Skeleton, Text } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { PartFailed } from '../kit/api/part-failed.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { accountMessages } from './account.messages.ts'
import { useEndOtherSessions, useEndSession, useOwnSessions } from './account.queries.ts'
import styles from './account.module.css'

/** The user's sessions, the current one first; the others can be ended. */
export function OwnSessions() {
  const messages = useMessages(accountMessages)
  const query = useOwnSessions()
  const end = useEndSession()
  const endOthers = useEndOtherSessions()
  const { moment } = useDates()
  if (query.isError) return <PartFailed query={query} title={messages.sessionsFailed} />
  if (!query.data) return <Skeleton height={80} />
  const nameOf = ({ browser, system, clientName }: OpenSession) => {
    const name = browser ?? (clientName === 'administration' ? messages.unknownBrowser : clientName)
    return system ? messages.onSystem(name, system) : name
  }
  return (
    <>
      <ul className={styles.lines}>
        {query.data.map((session) => (
          <li key={session.publicId}>
            <div>
              <Text fw={550}>{nameOf(session)}</Text>
              <Text size="sm" c="dimmed">
                {session.isCurrent
                  ? messages.here
                  : messages.lastUsed(moment(session.lastUsedDateTimeUtc))}
              </Text>
              <Text size="sm" c="dimmed">
                {messages.since(moment(session.createdDateTimeUtc))}
              </Text>
            </div>
            {!session.isCurrent && (
              <IconAction
                label={messages.endSession(nameOf(session))}
                icon={IconLogout}
                isOnce
                onClick={() => end.mutate({ params: { id: session.publicId } })}
              />
            )}
          </li>
        ))}
      </ul>
      {query.data.length > 1 && (
        <Button
          variant="default"
          loading={endOthers.isPending}
          onClick={() => endOthers.mutate({})}
        >
          {messages.endOthers}
        </Button>
      )}
    </>
  )
}
