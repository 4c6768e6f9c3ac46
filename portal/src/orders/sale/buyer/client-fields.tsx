import { SegmentedControl, SimpleGrid, Switch, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSearchedKinds } from '../../../domain/found/everything.queries.ts'
import { languageNames } from '../../../kit/text/language-names.ts'
import { useLanguage, useMessages } from '../../../kit/text/messages.ts'
import { clientMessages } from './client.messages.ts'
import { clientProblem, newClientOf, type Client, type ClientField } from './client.rules.ts'
import { FindClient } from './find-client.tsx'
import type { KnownClient } from './use-known-client.ts'
import styles from '../counter/cart.module.css'

const kinds = {
  email: 'email',
  phone: 'tel',
  firstName: 'text',
  lastName: 'text',
  postalCode: 'text',
} as const

type Props = {
  client: Client
  onChange: (client: Client) => void
  /** Puts a known client in the cart. */
  onBuyer: (clientId: string) => void
  known: KnownClient
  areAllShown: boolean
}

/** Fields of the buyer, or an anonymous sale. A known email fills the empty fields. */
export function ClientFields({
  client,
  onChange,
  onBuyer,
  known: { known, look },
  areAllShown,
}: Props) {
  const messages = useMessages(clientMessages)
  const language = useLanguage()
  const mayFind = useSearchedKinds().includes('client')
  const [left, setLeft] = useState<ReadonlySet<ClientField>>(new Set())
  const problemOf = (field: ClientField) =>
    left.has(field) || areAllShown ? clientProblem(field, client, language) : null
  const leave = (field: ClientField) => {
    setLeft(new Set([...left, field]))
    if (field === 'email') void look()
  }
  const field = (name: ClientField) => (
    <TextInput
      key={name}
      name={name}
      type={kinds[name]}
      label={messages[name]}
      value={client[name]}
      error={problemOf(name)}
      autoComplete="off"
      data-field={name}
      onChange={(event) => onChange({ ...client, [name]: event.currentTarget.value })}
      onBlur={() => leave(name)}
      {...(name === 'email' &&
        known &&
        !problemOf('email') && {
          description: known,
          inputWrapperOrder: ['label', 'input', 'description', 'error'] as const,
        })}
    />
  )
  return (
    <fieldset className="shrinks relative">
      <legend className={styles.legend}>{messages.client}</legend>
      <Switch
        className={styles.anonymous}
        label={messages.anonymous}
        checked={client.isAnonymous}
        onChange={(event) => onChange({ ...client, isAnonymous: event.currentTarget.checked })}
      />
      {client.isAnonymous ? (
        <Text size="sm" c="dimmed">
          {messages.anonymousHint}
        </Text>
      ) : (
        <>
          {mayFind && (
            <FindClient
              onBuyer={onBuyer}
              onNew={(words) => onChange({ ...client, ...newClientOf(words) })}
            />
          )}
          {field('email')}
          <SimpleGrid
            type="container"
            cols={{ base: 2, '560px': 4 }}
            spacing="xs"
            mt={6}
            verticalSpacing={6}
          >
            {field('firstName')}
            {field('lastName')}
            {field('phone')}
            {field('postalCode')}
          </SimpleGrid>
          <div className="row between above-8">
            <Text size="sm" fw={550} id="mail-language">
              {messages.mailLanguage}
            </Text>
            <SegmentedControl
              size="xs"
              aria-labelledby="mail-language"
              value={client.language}
              onChange={(language) => onChange({ ...client, language })}
              data={[
                { value: 'fr', label: <span lang="fr">{languageNames.fr}</span> },
                { value: 'en', label: <span lang="en">{languageNames.en}</span> },
              ]}
            />
          </div>
          {!client.email && (
            <Text size="xs" c="dimmed">
              {messages.noMailHint}
            </Text>
          )}
        </>
      )}
    </fieldset>
  )
}
