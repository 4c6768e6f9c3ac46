import { Button, Text } from '@mantine/core'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { Confirm } from '../kit/layout/confirm.tsx'

type Words = {
  revoke: string
  revokeOf: (name: string) => string
  revokeTitle: (name: string) => string
  revokeText: string
}
type ButtonProps = { words: Words; name: string; onClick: () => void }

/** The revoke button in a row of API keys or calendar links. */
export const RevokeButton = ({ words, name, onClick }: ButtonProps) => (
  <Button
    variant="subtle"
    color="red"
    size="compact-md"
    aria-label={words.revokeOf(name)}
    onClick={onClick}
  >
    {words.revoke}
  </Button>
)

type RevocableRecord = { publicId: string; name: string }
type Command = {
  isPending: boolean
  error: unknown
  mutate: (call: { params: { id: string } }) => void
}
type ConfirmProps = {
  words: Words
  revoked: RevocableRecord
  command: Command
  onClose: () => void
}

/** Asks for confirmation, as revoking is permanent. */
export const ConfirmRevoke = ({ words, revoked, command, onClose }: ConfirmProps) => (
  <Confirm
    isDangerous
    title={words.revokeTitle(revoked.name)}
    verb={words.revoke}
    isPending={command.isPending}
    onClose={onClose}
    onConfirm={() => command.mutate({ params: { id: revoked.publicId } })}
  >
    <>
      <Text mb="md">{words.revokeText}</Text>
      <ProblemAlert error={command.error} />
    </>
  </Confirm>
)
