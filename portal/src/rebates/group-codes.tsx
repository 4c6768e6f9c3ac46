import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { Dialog } from '../kit/layout/dialog.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { rebateMessages } from './rebates.messages.ts'
import { useGroupCodes, type Batch } from './rebates.queries.ts'
import { useGroupFile } from './use-group-file.ts'
import styles from './rebates.module.css'

const shown = 50

/** Codes of a batch: the first ones in a list, all of them as a file. */
export function GroupCodes({ group, onClose }: { group: Batch; onClose: () => void }) {
  const messages = useMessages(rebateMessages)
  const codes = useGroupCodes(group.publicId)
  const { isTaking, download } = useGroupFile(group.publicId)
  return (
    <Dialog
      title={messages.codesTitle(group.description)}
      onClose={onClose}
      size="lg"
      isFullOnPhone
    >
      <Stack gap="md">
        <Group justify="space-between">
          <Text>{messages.codesText(group.remainingUses, group.quantity)}</Text>
          <Button
            leftSection={<IconDownload size={16} aria-hidden />}
            loading={isTaking}
            onClick={download}
          >
            {messages.downloadFile}
          </Button>
        </Group>
        <QueryBoundary
          query={codes}
          title={messages.codesFailed}
          loading={<Skeleton height={160} />}
        >
          {({ items }) => (
            <div>
              <ul className={styles.codes}>
                {items.slice(0, shown).map(({ publicId, code, isUsed }) => (
                  <li key={publicId}>
                    {isUsed ? (
                      <>
                        <s className="dimmed">{code}</s>{' '}
                        <span className="dimmed">{messages.isUsed}</span>
                      </>
                    ) : (
                      code
                    )}
                  </li>
                ))}
              </ul>
              {items.length > shown && (
                <Text size="sm" c="dimmed" mt="xs">
                  {messages.more(items.length - shown)}
                </Text>
              )}
            </div>
          )}
        </QueryBoundary>
      </Stack>
    </Dialog>
  )
}
