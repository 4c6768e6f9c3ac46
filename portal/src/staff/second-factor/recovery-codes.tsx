import { Alert, Button, Group, Stack } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { saveFile } from '../../kit/api/save-file.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { secondFactorMessages } from './second-factor.messages.ts'
import type { Codes } from './second-factor.queries.ts'
import styles from './second-factor.module.css'

/** Shows the recovery codes once, until the user confirms that they are stored. */
export function RecoveryCodes({ codes, onKept }: { codes: Codes; onKept: () => void }) {
  const messages = useMessages(secondFactorMessages)
  const { copied, copy } = useClipboard({ timeout: 1500 })
  const text = codes.join('\n')
  return (
    <Stack gap="md">
      <Alert color="orange">{messages.keepCodes}</Alert>
      <ul className={styles.codes} aria-label={messages.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group justify="space-between">
        <Group gap="sm">
          <Button variant="default" onClick={() => copy(text)}>
            {copied ? messages.copied : messages.copyCodes}
          </Button>
          <Button
            variant="default"
            onClick={() => void saveFile(new Response(`${text}\n`), messages.codesFile)}
          >
            {messages.saveCodes}
          </Button>
        </Group>
        <Button onClick={onKept}>{messages.kept}</Button>
      </Group>
    </Stack>
  )
}
