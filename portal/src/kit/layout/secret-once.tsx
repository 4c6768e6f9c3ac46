import { Button, Group, Stack, Text } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Dialog } from './dialog.tsx'
import styles from './secret-once.module.css'

type Props = {
  title: string
  /** The purpose of the secret, and that it is not shown again. */
  text: string
  value: string
  labels: { copy: string; copied: string; done: string }
  onClose: () => void
}

/** Dialog that shows a secret once. */
export function SecretOnce({ title, text, value, labels, onClose }: Props) {
  const { copied, copy } = useClipboard({ timeout: 3000 })
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap="md">
        <Text>{text}</Text>
        <code className={styles.value}>{value}</code>
        <output className="visually-hidden">{copied ? labels.copied : ''}</output>
        <Group justify="flex-end">
          <Button
            variant="default"
            data-autofocus
            leftSection={
              copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />
            }
            onClick={() => copy(value)}
          >
            {copied ? labels.copied : labels.copy}
          </Button>
          <Button onClick={onClose}>{labels.done}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
