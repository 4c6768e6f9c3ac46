import { provinces, type Province } from '@guichet/contract/businesses/provinces.ts'
import { timeZones } from '@guichet/contract/businesses/time-zones.ts'
import {
  Button,
  NativeSelect,
  PasswordInput,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { useRef, useState, type FormEvent } from 'react'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import {
  LanguageContext,
  otherLanguage,
  useLanguage,
  useMessages,
  type Language,
} from '../kit/text/messages.ts'
import {
  installFields,
  installProblem,
  nothingTyped,
  zoneOf,
  type InstallField,
} from './install.rules.ts'
import { welcomeMessages } from './welcome.messages.ts'
import { useInstallBusiness } from './welcome.queries.ts'
import styles from './welcome.module.css'

/** The first run. There is no profile yet that stores a language, so the page has its own state. */
export function WelcomeScreen() {
  const [language, setLanguage] = useState<Language>(useLanguage())
  return (
    <LanguageContext value={language}>
      <Installation onLanguage={() => setLanguage(otherLanguage(language))} />
    </LanguageContext>
  )
}

function Installation({ onLanguage }: { onLanguage: () => void }) {
  const messages = useMessages(welcomeMessages)
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(nothingTyped)
  const [wasPressed, setPressed] = useState(false)
  const install = useInstallBusiness()
  const set = (field: InstallField, value: string) =>
    setTyped({
      ...typed,
      [field]: value,
      // The zone of most of the province is preselected and can be changed.
      ...(field === 'province' && value && { timeZone: zoneOf[value as Province] }),
    })
  const errorOf = (field: InstallField) =>
    wasPressed ? installProblem(field, typed, language) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    const bad = installFields.find((field) => installProblem(field, typed, language))
    if (bad) {
      form.current?.querySelector<HTMLInputElement>(`[name="${bad}"]`)?.focus()
      return
    }
    const { nameFr, nameEn, province, ...rest } = typed
    install.mutate({
      body: { ...rest, province: province as Province, name: { fr: nameFr, en: nameEn }, language },
    })
  }
  const text = (field: InstallField, type = 'text') => (
    <TextInput
      name={field}
      type={type}
      label={messages[field]}
      value={typed[field]}
      error={errorOf(field)}
      onChange={(event) => set(field, event.currentTarget.value)}
    />
  )
  return (
    <main className={styles.page} lang={language}>
      <PageHead
        title={messages.title}
        aside={
          <Button variant="subtle" lang={otherLanguage(language)} onClick={onLanguage}>
            {messages.other}
          </Button>
        }
      />
      <Text mb="md">{messages.intro}</Text>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="md">
          <fieldset className={`panel ${styles.block}`}>
            <legend>{messages.business}</legend>
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
              {text('nameFr')}
              {text('nameEn')}
              <NativeSelect
                name="province"
                label={messages.province}
                description={messages.provinceHint}
                value={typed.province}
                error={errorOf('province')}
                onChange={(event) => set('province', event.currentTarget.value)}
                data={[
                  { value: '', label: messages.choose },
                  ...provinces.map((value) => ({ value, label: messages.provinces[value] })),
                ]}
              />
              <NativeSelect
                name="timeZone"
                label={messages.timeZone}
                description={messages.timeZoneHint}
                value={typed.timeZone}
                error={errorOf('timeZone')}
                onChange={(event) => set('timeZone', event.currentTarget.value)}
                data={[{ value: '', label: messages.choose }, ...timeZones]}
              />
            </SimpleGrid>
          </fieldset>
          <fieldset className={`panel ${styles.block}`}>
            <legend>{messages.person}</legend>
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
              {text('firstName')}
              {text('lastName')}
              {text('email', 'email')}
              <PasswordInput
                name="password"
                label={messages.password}
                description={messages.passwordHint}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                autoComplete="new-password"
                value={typed.password}
                error={errorOf('password')}
                aria-invalid={errorOf('password') ? true : undefined}
                onChange={(event) => set('password', event.currentTarget.value)}
                visibilityToggleButtonProps={{ 'aria-label': messages.show }}
              />
            </SimpleGrid>
          </fieldset>
          <ProblemAlert error={install.error} />
          <Button
            type="submit"
            size="md"
            loading={install.isPending}
            style={{ alignSelf: 'flex-start' }}
          >
            {messages.create}
          </Button>
        </Stack>
      </form>
    </main>
  )
}
