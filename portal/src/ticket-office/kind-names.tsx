import { kinds } from '@guichet/contract/kinds.ts'
import { Button, Text, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { kindMessages } from '../domain/names/kinds.messages.ts'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { UnsavedGuard } from '../kit/forms/unsaved-guard.tsx'
import { useBusiness } from '../kit/session/business.ts'
import { useMessages, type Language } from '../kit/text/messages.ts'
import { officeMessages } from './office.messages.ts'
import { useDisplayNames, useSaveDisplayNames, type DisplayNames } from './office.queries.ts'
import styles from './office.module.css'

type TypedNames = Record<string, string>
const typedFrom = (names: DisplayNames): TypedNames =>
  Object.fromEntries(
    (['fr', 'en'] as const).flatMap((language) =>
      names.languageSpecificFields[language].customDisplayNames.map(({ key, value }) => [
        `${language}.${key}`,
        value,
      ]),
    ),
  )

/**
 * The business's own names of kinds; saved separately from the public page, since they also change
 * other pages and emails.
 */
export function KindNames({ language }: { language: Language }) {
  const names = useDisplayNames()
  // Keyed by version, so that any saved version is the new baseline.
  return names.data ? (
    <KindNamesForm key={names.data.version} stored={names.data} language={language} />
  ) : null
}

function KindNamesForm({ stored, language }: { stored: DisplayNames; language: Language }) {
  const messages = useMessages(officeMessages)
  const { publicId } = useBusiness()
  const [typed, setTyped] = useState(() => typedFrom(stored))
  const save = useSaveDisplayNames()
  const listed = (item: Language) => ({
    customDisplayNames: kinds.flatMap((key) => {
      const value = typed[`${item}.${key}`]?.trim()
      return value ? [{ key, value }] : []
    }),
  })
  const isDirty =
    JSON.stringify({ fr: listed('fr'), en: listed('en') }) !==
    JSON.stringify(stored.languageSpecificFields)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({
      params: { id: publicId },
      body: {
        version: stored.version,
        languageSpecificFields: { fr: listed('fr'), en: listed('en') },
      },
    })
  }
  return (
    <form
      className="panel stack gap-12 below-16 padded"
      style={{ maxWidth: 880, marginTop: -56 }}
      onSubmit={submit}
      aria-labelledby="kinds"
    >
      <UnsavedGuard isDirty={isDirty} isSaving={save.isPending} />
      <h2 className="size-16" id="kinds">
        {messages.kinds}
      </h2>
      <Text size="sm" c="dimmed">
        {messages.kindsHint}
      </Text>
      <div className={styles.two}>
        {kinds.map((key) => (
          <TextInput
            key={`${language}.${key}`}
            label={kindMessages[language][key]}
            lang={language}
            maxLength={50}
            value={typed[`${language}.${key}`] ?? ''}
            onChange={(event) =>
              setTyped({ ...typed, [`${language}.${key}`]: event.currentTarget.value })
            }
          />
        ))}
      </div>
      <ProblemAlert error={save.error} />
      <Button
        type="submit"
        variant="default"
        style={{ justifySelf: 'start' }}
        disabled={!isDirty}
        loading={save.isPending}
      >
        {messages.saveKinds}
      </Button>
    </form>
  )
}
