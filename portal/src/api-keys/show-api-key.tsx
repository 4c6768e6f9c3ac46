import { Button, Group, Stack, Text } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Dialog } from '../kit/layout/dialog.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { apiKeyMessages } from './api-keys.messages.ts'
import styles from './configuration.module.css'

/** The one time that a key can be read. */
export function ShowApiKey({ text, onClose }: { text: string; onClose: () => void }) {
  const messages = useMessages(apiKeyMessages)
  const { copied, copy } = useClipboard({ timeout: 3000 })
  return (
    <Dialog title={messages.madeTitle} onClose={onClose}>
      <Stack gap="md">
        <Text>{messages.madeText}</Text>
        <code className={styles.key}>{text}</code>
        <output className="visually-hidden">{copied ? messages.copied : ''}</output>
        <Group justify="flex-end">
          <Button
            variant="default"
            data-autofocus
            leftSection={
              copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />
            }
            onClick={() => copy(text)}
          >
            {copied ? messages.copied : messages.copy}
          </Button>
          <Button onClick={onClose}>{messages.done}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
