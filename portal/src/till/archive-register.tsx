import { Text } from '@mantine/core'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { Confirm } from '../kit/layout/confirm.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { tillMessages } from './till.messages.ts'
import { useArchiveRegister, type Register } from './till.queries.ts'

export function ArchiveRegister({
  register,
  onClose,
}: {
  register: Register
  onClose: () => void
}) {
  const messages = useMessages(tillMessages)
  const archive = useArchiveRegister(onClose)
  return (
    <Confirm
      isDangerous
      title={messages.archiveTitle(register.name)}
      verb={messages.archive}
      isPending={archive.isPending}
      onClose={onClose}
      onConfirm={() => archive.mutate({ params: { id: register.publicId } })}
    >
      <>
        <Text mb="md">{messages.archiveText}</Text>
        <ProblemAlert error={archive.error} />
      </>
    </Confirm>
  )
}
