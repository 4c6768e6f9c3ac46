import type { Body } from '@guichet/contract/endpoint.ts'
import {
  passkeyNameLimit,
  savePasskey,
} from '@guichet/contract/sign-in/second-factor/save-passkey.ts'
import { Alert, TextInput } from '@mantine/core'
import type { RegistrationResponseJSON } from '@simplewebauthn/browser'
import { startRegistration, WebAuthnError } from '@simplewebauthn/browser'
import { useState } from 'react'
import { problemOf } from '../../kit/forms/field-problem.ts'
import { Dialog } from '../../kit/layout/dialog.tsx'
import { useLanguage, useMessages } from '../../kit/text/messages.ts'
import { PasswordStep } from './password-step.tsx'
import { secondFactorMessages } from './second-factor.messages.ts'
import { useBeginPasskey, useSavePasskey, type Codes } from './second-factor.queries.ts'

type Props = { onAdded: (codes: Codes | null) => void; onClose: () => void }
type Credential = Body<typeof savePasskey>['credential']
const Name = savePasskey.body.shape.name

const asSent = ({ id, response }: RegistrationResponseJSON): Credential => ({
  id,
  clientDataJSON: response.clientDataJSON,
  attestationObject: response.attestationObject,
  transports: (response.transports ?? []) as Credential['transports'],
})

/** Adds a passkey: name and password, then the browser's own dialogs create the key. */
export function AddPasskey({ onAdded, onClose }: Props) {
  const messages = useMessages(secondFactorMessages)
  const language = useLanguage()
  const [begin, save] = [useBeginPasskey(), useSavePasskey()]
  const [name, setName] = useState('')
  const [wasPressed, setPressed] = useState(false)
  const [isMaking, setMaking] = useState(false)
  const [stopped, setStopped] = useState<string | null>(null)
  const problem = problemOf(Name, name, language)
  const make = async (options: NonNullable<typeof begin.data>) => {
    setMaking(true)
    try {
      const made = await startRegistration({ optionsJSON: options })
      save.mutate(
        { body: { name, credential: asSent(made) } },
        { onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes) },
      )
    } catch (error) {
      const isKnown =
        error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
      setStopped(isKnown ? messages.passkeyKnown : messages.passkeyStopped)
    } finally {
      setMaking(false)
    }
  }
  const submit = (currentPassword: string) => {
    setStopped(null)
    save.reset()
    begin.mutate({ body: { currentPassword } }, { onSuccess: (options) => void make(options) })
  }
  return (
    <Dialog title={messages.addPasskey} onClose={onClose} isFullOnPhone closeOnClickOutside={false}>
      <div onSubmitCapture={() => setPressed(true)}>
        <PasswordStep
          verb={messages.makePasskey}
          isPending={begin.isPending || isMaking || save.isPending}
          error={begin.error ?? save.error}
          isGood={problem === null}
          onSubmit={submit}
        >
          <TextInput
            label={messages.passkeyName}
            description={messages.passkeyNameHint}
            value={name}
            maxLength={passkeyNameLimit}
            data-autofocus
            error={wasPressed ? problem : null}
            aria-invalid={(wasPressed && problem !== null) || undefined}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {stopped && (
            <Alert color="red" role="alert">
              {stopped}
            </Alert>
          )}
        </PasswordStep>
      </div>
    </Dialog>
  )
}
