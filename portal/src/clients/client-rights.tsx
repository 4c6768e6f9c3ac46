import { Button, Group, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMessages } from '../kit/text/messages.ts'
import { clientMessages } from './clients.messages.ts'
import { usePersonalData, type Client } from './clients.queries.ts'
import styles from './clients.module.css'

/** What a person may ask of the business about themselves. */
export function ClientRights({ client: { profilePublicId } }: { client: Client }) {
  const messages = useMessages(clientMessages)
  const { isTaking, take } = usePersonalData(profilePublicId)
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
      </Group>
    </section>
  )
}
