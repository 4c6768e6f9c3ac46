import { provinces, type Province } from '@guichet/contract/businesses/provinces.ts'
import {
  Button,
  NativeSelect,
  PasswordInput,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useTimeZones } from '../domain/names/use-time-zones.ts'
import { ProblemAlert } from '../kit/api/problem-alert.tsx'
import { BilingualFields } from '../kit/forms/bilingual-fields.tsx'
import type { FieldInput, FieldProps } from '../kit/forms/use-record-form.ts'
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
import { useInstallBusiness, type Installation } from './welcome.queries.ts'
import styles from './welcome.module.css'

type SignInKind = Installation['signIn']
/** Leaves for the sign-in, where the email is filled in if it must be typed. */
type OnSignIn = (language: Language, email: string) => Promise<unknown>

type Props = { firstLanguage: Language; onSignIn: OnSignIn }
/** The first run. There is no profile yet that stores a language, so the page has its own state. */
export function WelcomeScreen({ firstLanguage, onSignIn }: Props) {
  const [language, setLanguage] = useState(firstLanguage)
  return (
    <LanguageContext value={language}>
      <InstallForm
        onLanguage={() => setLanguage(otherLanguage(language))}
        onSignIn={(email) => onSignIn(language, email)}
      />
    </LanguageContext>
  )
}

type Reason = Exclude<SignInKind, 'immediate'>
/** The business exists, but its administrator must sign in as before: the page says why. */
function Created({ how, onSignIn }: { how: Reason; onSignIn: () => void }) {
  const messages = useMessages(welcomeMessages)
  const language = useLanguage()
  return (
    <main className={styles.page} lang={language}>
      <PageHead title={messages.created} />
      <Text mb="lg">{messages.whySignIn[how]}</Text>
      <Button size="md" onClick={onSignIn}>
        {messages.signIn}
      </Button>
    </main>
  )
}

type FormProps = { onLanguage: () => void; onSignIn: (email: string) => Promise<unknown> }

function InstallForm({ onLanguage, onSignIn }: FormProps) {
  const messages = useMessages(welcomeMessages)
  const language = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(nothingTyped)
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[name="nameFr"]')?.focus(), [])
  const [wasPressed, setPressed] = useState(false)
  const [how, setHow] = useState<Reason | null>(null)
  const leave = async () => {
    await onSignIn(typed.email)
    // The browser leaves the page: nothing more may be sent.
    await new Promise<never>(() => {})
  }
  const install = useInstallBusiness((installed) => {
    if (installed.signIn === 'immediate') return leave()
    setHow(installed.signIn)
  })
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
  if (how) return <Created how={how} onSignIn={() => void leave()} />
  const field = (name: InstallField) => ({
    name,
    value: typed[name],
    error: errorOf(name),
    'data-path': name,
    onChange: (next: FieldInput<string>) =>
      set(name, typeof next === 'string' ? next : (next?.currentTarget.value ?? '')),
  })
  const text = (name: 'firstName' | 'lastName' | 'email', type = 'text') => (
    <TextInput {...field(name)} type={type} label={messages[name]} />
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
            <BilingualFields
              form={{ getInputProps: field, setFieldValue: set }}
              path={(each) => (each === 'fr' ? 'nameFr' : 'nameEn')}
              label={messages.businessName}
              max={75}
            />
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" mt="sm">
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
              <TimeZoneField {...field('timeZone')} />
            </SimpleGrid>
          </fieldset>
          <fieldset className={`panel ${styles.block}`}>
            <legend>{messages.person}</legend>
            <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
              {text('firstName')}
              {text('lastName')}
              {text('email', 'email')}
              <NewPassword
                value={typed.password}
                error={errorOf('password')}
                onChange={(value) => set('password', value)}
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

type ZoneProps = FieldProps<string> & { name: string }
function TimeZoneField(field: ZoneProps) {
  const messages = useMessages(welcomeMessages)
  return (
    <NativeSelect
      {...field}
      label={messages.timeZone}
      description={messages.timeZoneHint}
      data={[{ value: '', label: messages.choose }, ...useTimeZones()]}
    />
  )
}

type PasswordProps = {
  value: string
  error: string | null
  onChange: (value: string) => void
}
function NewPassword({ value, error, onChange }: PasswordProps) {
  const messages = useMessages(welcomeMessages)
  return (
    <PasswordInput
      name="password"
      label={messages.password}
      description={error ? undefined : messages.passwordHint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="new-password"
      value={value}
      error={error}
      aria-invalid={error ? true : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
      visibilityToggleButtonProps={{ 'aria-label': messages.show }}
    />
  )
}
