import { importLimits } from '@guichet/contract/client-imports/client-import.ts'
import { Alert, Button, FileButton, Progress, Text, Title } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { callSettings } from '../kit/api/call.ts'
import { useMessages } from '../kit/text/messages.ts'
import { importMessages } from './client-imports.messages.ts'
import { useUploadImport } from './client-imports.queries.ts'
import styles from './client-imports.module.css'

const accepted = '.xlsx,.xls,.ods,.csv,.tsv,.txt'

/** A file is chosen or dropped, and uploaded immediately: only its columns are read. */
export function ChooseFile({ onRead }: { onRead: (id: string) => void }) {
  const messages = useMessages(importMessages)
  const { percent, problem, send } = useUploadImport(onRead)
  const [isOver, setOver] = useState(false)
  const { uploadLimitMegabytes } = callSettings()
  return (
    <section
      className={`panel ${styles.drop}`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void send(event.dataTransfer.files[0])
      }}
    >
      <IconFileSpreadsheet size={36} stroke={1.4} aria-hidden />
      <Title order={2} size="h4">
        {messages.chooseTitle}
      </Title>
      <FileButton accept={accepted} onChange={(file) => void send(file ?? undefined)}>
        {(props) => (
          <Button {...props} loading={percent !== null}>
            {messages.choose}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed">
        {messages.drop}
      </Text>
      <Text size="sm" c="dimmed" maw={520}>
        {messages.formats(importLimits.rows, uploadLimitMegabytes)}
      </Text>
      {percent !== null && (
        <div className={styles.sending}>
          <output>{percent < 100 ? messages.sending(percent) : messages.reading}</output>
          <Progress value={percent} aria-label={messages.sending(percent)} mt={6} />
        </div>
      )}
      {problem && (
        <Alert color="red" variant="light" role="alert">
          {problem}
        </Alert>
      )}
    </section>
  )
}
