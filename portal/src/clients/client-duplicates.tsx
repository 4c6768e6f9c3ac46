import { Badge, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconArrowBackUp, IconArrowMerge } from '@tabler/icons-react'
import { useState } from 'react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { Confirm } from '../kit/layout/confirm.tsx'
import { SearchBox } from '../kit/tables/search-box.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { clientMessages } from './clients.messages.ts'
import type { Client } from './clients.queries.ts'
import { mergeMessages } from './merge-client.messages.ts'
import { useDuplicates, useOthers, useUndoMerge, type Duplicates } from './merge-client.queries.ts'
import { MergeClient } from './merge-client.tsx'
import { nameOf } from './name-of.ts'
import styles from './clients.module.css'

type Props = { client: Client; onMerged: (keptId: string) => void }

/** Possible and confirmed duplicates of a client. */
export function ClientDuplicates({ client, onMerged }: Props) {
  const messages = useMessages(mergeMessages)
  const { profilePublicId } = client
  const duplicates = useDuplicates(profilePublicId)
  const [chosen, setChosen] = useState<Client>()
  return (
    <QueryBoundary
      query={duplicates}
      title={messages.loadFailed}
      loading={<Skeleton height={220} />}
    >
      {({ candidates, merged }) => (
        <Stack gap="lg">
          <section>
            <Title order={3} size="h5" mb="xs">
              {messages.likely}
            </Title>
            {candidates.length === 0 && (
              <Text size="sm" c="dimmed">
                {messages.none}
              </Text>
            )}
            <ul className={styles.people}>
              {candidates.map((each) => (
                <Person
                  key={each.client.profilePublicId}
                  client={each.client}
                  shared={each.shared}
                  onChoose={() => setChosen(each.client)}
                />
              ))}
            </ul>
          </section>
          <Another profilePublicId={profilePublicId} onChoose={setChosen} />
          {merged.length > 0 && <Merged profilePublicId={profilePublicId} merges={merged} />}
          {chosen && (
            <MergeClient
              pair={[client, chosen]}
              onClose={() => setChosen(undefined)}
              onMerged={(keptId) => {
                setChosen(undefined)
                onMerged(keptId)
              }}
            />
          )}
        </Stack>
      )}
    </QueryBoundary>
  )
}

type PersonProps = {
  client: Client
  shared?: Duplicates['candidates'][number]['shared']
  onChoose: () => void
}
function Person({ client, shared = [], onChoose }: PersonProps) {
  const messages = useMessages(mergeMessages)
  const { nameless } = useMessages(clientMessages)
  const name = nameOf(client) || nameless
  return (
    <li>
      <div>
        <Text fw={550}>{name}</Text>
        <Text size="sm" c="dimmed">
          {[client.email ?? messages.noEmail, client.phoneNumber, client.postalCode]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {shared.length > 0 && (
          <Group gap={6} mt={4}>
            {shared.map((trait) => (
              <Badge key={trait} variant="light" color="gray">
                {messages.shared[trait]}
              </Badge>
            ))}
          </Group>
        )}
      </div>
      <Button
        variant="default"
        aria-label={messages.chooseOf(name)}
        leftSection={<IconArrowMerge size={16} aria-hidden />}
        onClick={onChoose}
      >
        {messages.choose}
      </Button>
    </li>
  )
}

/** Manual search for a duplicate that was not detected. */
function Another({
  profilePublicId,
  onChoose,
}: {
  profilePublicId: string
  onChoose: (client: Client) => void
}) {
  const messages = useMessages(mergeMessages)
  const { searchHint } = useMessages(clientMessages)
  const [sought, setSought] = useState('')
  const others = useOthers(sought)
  const found = others.data?.items.filter((other) => other.profilePublicId !== profilePublicId)
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {messages.another}
      </Title>
      <SearchBox sought={sought} label={messages.another} hint={searchHint} onSearch={setSought} />
      {sought !== '' && (
        <QueryBoundary
          query={others}
          title={messages.loadFailed}
          loading={<Skeleton height={60} mt="sm" />}
        >
          {() => (
            <>
              {found?.length === 0 && (
                <Text size="sm" c="dimmed" mt="sm">
                  {messages.nobody}
                </Text>
              )}
              <ul className={styles.people}>
                {found?.map((other) => (
                  <Person
                    key={other.profilePublicId}
                    client={other}
                    onChoose={() => onChoose(other)}
                  />
                ))}
              </ul>
            </>
          )}
        </QueryBoundary>
      )}
    </section>
  )
}

type Merge = Duplicates['merged'][number]
function Merged({ profilePublicId, merges }: { profilePublicId: string; merges: Merge[] }) {
  const messages = useMessages(mergeMessages)
  const { nameless } = useMessages(clientMessages)
  const dates = useDates()
  const [asked, setAsked] = useState<Merge>()
  const undo = useUndoMerge(() => setAsked(undefined))
  return (
    <section>
      <Title order={3} size="h5" mb="xs">
        {messages.merged}
      </Title>
      <ul className={styles.people}>
        {merges.map((merge) => (
          <li key={merge.mergePublicId}>
            <div>
              <Text fw={550}>{nameOf(merge) || nameless}</Text>
              <Text size="sm" c="dimmed">
                {[
                  merge.email,
                  messages.mergedOn(dates.day(merge.mergedDateTimeUtc), merge.mergedBy),
                  messages.orders(merge.orders),
                  merge.isUndoable
                    ? messages.undoableUntil(dates.day(merge.undoableUntilDateTimeUtc))
                    : messages.settled,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            {merge.isUndoable && (
              <Button
                variant="default"
                aria-label={messages.undoOf(nameOf(merge) || nameless)}
                leftSection={<IconArrowBackUp size={16} aria-hidden />}
                onClick={() => setAsked(merge)}
              >
                {messages.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <Confirm
          title={messages.undoTitle}
          verb={messages.undo}
          isPending={undo.isPending}
          onConfirm={() =>
            undo.mutate({ params: { profilePublicId, mergePublicId: asked.mergePublicId } })
          }
          onClose={() => setAsked(undefined)}
        >
          {messages.undoBody}
        </Confirm>
      )}
    </section>
  )
}
