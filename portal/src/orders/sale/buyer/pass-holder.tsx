import { TicketOwner } from '@guichet/contract/orders/sale/cart.ts'
import { LocalDate } from '@guichet/contract/primitives.ts'
import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { Anchor, SimpleGrid, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Identification } from '../../../domain/cart.rules.ts'
import { problemOf } from '../../../kit/forms/field-problem.ts'
import { ImageField } from '../../../kit/images/image-field.tsx'
import { useLanguage, useLocalized, useMessages } from '../../../kit/text/messages.ts'
import { clientMessages } from './client.messages.ts'
import { detailsMessages } from './details.messages.ts'
import type { Holder } from './details.rules.ts'
import styles from '../counter/cart.module.css'

type Props = {
  name: string
  identification: Identification
  holder: Holder
  onChange: (holder: Holder) => void
  missing: ReadonlySet<string>
  /** The buyer, who is often the first holder. */
  suggestion: Pick<Holder, 'firstName' | 'lastName'> | null
}

/** Holder of a pass: name, birth date, and a photo if required, which can be added later. */
export function PassHolder({ name, identification, holder, onChange, missing, suggestion }: Props) {
  const messages = useMessages(detailsMessages)
  const names = useMessages(clientMessages)
  const language = useLanguage()
  const localized = useLocalized()
  const [left, setLeft] = useState(false)
  const label = localized(identification.label)
  const isOffered =
    suggestion &&
    suggestion.firstName &&
    suggestion.lastName &&
    !holder.firstName &&
    !holder.lastName
  const field = (part: 'firstName' | 'lastName') => (
    <TextInput
      label={names[part]}
      aria-label={`${label}, ${names[part]}`}
      value={holder[part]}
      data-field={`${name}.${part}`}
      autoComplete="off"
      required={!identification.isOptional}
      error={
        missing.has(`${name}.${part}`)
          ? sentenceOf('required', language)
          : problemOf(TicketOwner.shape[part], holder[part], language, true)
      }
      onChange={(event) => onChange({ ...holder, [part]: event.currentTarget.value })}
    />
  )
  return (
    <div className={styles.holder}>
      <p className="row gap-6 size-13 medium no-margin above-4 below-4">
        {label}
        {identification.isOptional && <span className="dimmed regular"> {messages.optional}</span>}
        {isOffered && (
          <Anchor
            component="button"
            type="button"
            size="xs"
            ml="auto"
            onClick={() => onChange({ ...holder, ...suggestion })}
          >
            {messages.sameAsClient}
          </Anchor>
        )}
      </p>
      <SimpleGrid type="container" cols={{ base: 2, '560px': 3 }} spacing="xs" verticalSpacing={6}>
        {field('firstName')}
        {field('lastName')}
        <TextInput
          label={messages.birthDate}
          aria-label={`${label}, ${messages.birthDate}`}
          placeholder={messages.datePattern}
          inputMode="numeric"
          data-field={`${name}.birthDate`}
          value={holder.birthDate}
          autoComplete="off"
          error={
            left || missing.has(`${name}.birthDate`)
              ? problemOf(LocalDate, holder.birthDate, language, true)
              : null
          }
          onBlur={() => setLeft(true)}
          onChange={(event) => onChange({ ...holder, birthDate: event.currentTarget.value })}
        />
      </SimpleGrid>
      {identification.isPictureRequired && (
        <ImageField
          label={messages.picture}
          description={messages.pictureHint}
          value={holder.picture}
          onChange={(picture) => onChange({ ...holder, picture })}
          container="profiles"
          shape="square"
          alt={messages.pictureOf(label)}
        />
      )}
    </div>
  )
}
