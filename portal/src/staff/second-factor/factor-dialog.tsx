import type { Passkey } from '@guichet/contract/sign-in/second-factor/get-second-factors.ts'
import { Alert, Button, Group, Stack } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { saveFile } from '../../kit/api/save-file.ts'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { PasswordStep } from './password-step.tsx'
import { secondFactorMessages } from './second-factor.messages.ts'
import {
  useRemovePasskey,
  useRemoveTotp,
  useRenewCodes,
  type Codes,
} from './second-factor.queries.ts'
import styles from './second-factor.module.css'

const AddApp = lazyPart(() => import('./add-app.tsx'), 'AddApp')
const AddPasskey = lazyPart(() => import('./add-passkey.tsx'), 'AddPasskey')

export type OpenFactor =
  | { what: 'addApp' | 'addPasskey' | 'removeApp' | 'renew' }
  | { what: 'removePasskey'; passkey: Passkey }
  | { what: 'codes'; codes: Codes }

type Props = {
  open: OpenFactor
  onOpen: (open: OpenFactor) => void
  onClose: () => void
}
/** Dialog of an action on a second factor. */
export function FactorDialog({ open, onOpen, onClose }: Props) {
  const messages = useMessages(secondFactorMessages)
  const added = (codes: Codes | null) => (codes ? onOpen({ what: 'codes', codes }) : onClose())
  return (
    <>
      {open.what === 'addApp' && <AddApp onAdded={added} onClose={onClose} />}
      {open.what === 'addPasskey' && <AddPasskey onAdded={added} onClose={onClose} />}
      {open.what === 'removeApp' && <RemoveApp onClose={onClose} />}
      {open.what === 'removePasskey' && <RemovePasskey passkey={open.passkey} onClose={onClose} />}
      {open.what === 'renew' && <RenewCodes onRenewed={added} onClose={onClose} />}
      {open.what === 'codes' && (
        <Dialog title={messages.codes} onClose={onClose} mustAnswer isFullOnPhone size="lg">
          <RecoveryCodes codes={open.codes} onKept={onClose} />
        </Dialog>
      )}
    </>
  )
}

function RemoveApp({ onClose }: { onClose: () => void }) {
  const messages = useMessages(secondFactorMessages)
  const remove = useRemoveTotp()
  return (
    <RemoveFactor
      name={messages.app}
      command={remove}
      onRemove={(body) => remove.mutate({ body }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const remove = useRemovePasskey()
  const params = { id: passkey.publicId }
  return (
    <RemoveFactor
      name={passkey.name}
      command={remove}
      onRemove={(body) => remove.mutate({ params, body }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

type RemoveProps = {
  name: string
  command: { isPending: boolean; error: Error | null }
  onRemove: (body: { currentPassword: string }) => void
  onClose: () => void
}
function RemoveFactor({ name, command, onRemove, onClose }: RemoveProps) {
  const messages = useMessages(secondFactorMessages)
  return (
    <Dialog title={messages.removeTitle(name)} onClose={onClose}>
      <PasswordStep
        verb={messages.removeVerb}
        text={messages.removeText}
        isDangerous
        isPending={command.isPending}
        error={command.error}
        onSubmit={(currentPassword) => onRemove({ currentPassword })}
      />
    </Dialog>
  )
}

type RenewProps = { onRenewed: (codes: Codes) => void; onClose: () => void }
function RenewCodes({ onRenewed, onClose }: RenewProps) {
  const messages = useMessages(secondFactorMessages)
  const renew = useRenewCodes()
  return (
    <Dialog title={messages.renew} onClose={onClose}>
      <PasswordStep
        verb={messages.renew}
        text={messages.renewText}
        isPending={renew.isPending}
        error={renew.error}
        onSubmit={(currentPassword) =>
          renew.mutate(
            { body: { currentPassword } },
            { onSuccess: ({ recoveryCodes }) => onRenewed(recoveryCodes) },
          )
        }
      />
    </Dialog>
  )
}

/** Shows the recovery codes once, until the user confirms that they are stored. */
function RecoveryCodes({ codes, onKept }: { codes: Codes; onKept: () => void }) {
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
