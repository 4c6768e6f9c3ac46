import { Button, Group, Text, Title } from '@mantine/core'
import { IconDownload, IconEraser } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { useMessages } from '../kit/text/messages.ts'
import { clientMessages } from './clients.messages.ts'
import { usePersonalData, type Client } from './clients.queries.ts'
import { eraseMessages } from './erase-client.messages.ts'
import styles from './clients.module.css'

const EraseClient = lazyPart(() => import('./erase-client.tsx'), 'EraseClient')
type Props = { client: Client; onErased: () => void }

/** The privacy rights of a person: requests about their own data. */
export function ClientRights({ client, onErased }: Props) {
  const messages = useMessages(clientMessages)
  const { open } = useMessages(eraseMessages)
  const { isTaking, take } = usePersonalData(client.profilePublicId)
  const [isErasing, setErasing] = useState(false)
  return (
    <section className={styles.rights}>
      <Title order={3} size="h5">
        {messages.rights}
      </Title>
      <Text size="sm" c="dimmed">
        {messages.rightsHint}
      </Text>
      <Group gap="sm" mt="sm">
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={isTaking}
          onClick={take}
        >
          {messages.takeData}
        </Button>
        <Button
          variant="default"
          leftSection={<IconEraser size={16} aria-hidden />}
          onClick={() => setErasing(true)}
        >
          {open}
        </Button>
      </Group>
      {isErasing && (
        <Suspense fallback={null}>
          <EraseClient client={client} onClose={() => setErasing(false)} onErased={onErased} />
        </Suspense>
      )}
    </section>
  )
}
