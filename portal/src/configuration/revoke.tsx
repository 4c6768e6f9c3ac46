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

/** In a row of what other programs were given. */
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

type Revoked = { publicId: string; name: string }
type Command = {
  isPending: boolean
  error: unknown
  mutate: (call: { params: { id: string } }) => void
}
type ConfirmProps = { words: Words; revoked: Revoked; command: Command; onClose: () => void }

/** Asked before it ends for good. */
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
