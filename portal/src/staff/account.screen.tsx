import { SegmentedControl, Skeleton, Stack, Text, useMantineColorScheme } from '@mantine/core'
import { useContext } from 'react'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { useSingleKeysSwitch } from '../kit/keys/single-keys.ts'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { PageHead } from '../kit/layout/page-head.tsx'
import { LanguageChange } from '../kit/text/language-change.ts'
import { languageNames } from '../kit/text/language-names.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { accountMessages } from './account.messages.ts'
import { useMyProfile } from './account.queries.ts'
import { ChangePassword } from './change-password.tsx'
import { OwnPin } from './own-pin.tsx'
import { OwnSessions } from './own-sessions.tsx'
import { secondFactorMessages } from './second-factor/second-factor.messages.ts'
import styles from './account.module.css'

const SecondFactors = lazyPart(
  () => import('./second-factor/second-factors.tsx'),
  'SecondFactors',
  <Skeleton height={120} />,
)

/** The user's own preferences, password and sessions. */
export function AccountScreen() {
  const messages = useMessages(accountMessages)
  const secondFactors = useMessages(secondFactorMessages)
  const language = useLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const change = useContext(LanguageChange)
  const keys = useSingleKeysSwitch()
  const query = useMyProfile()
  const { data: profile } = query
  if (failedOf(query)) return <QueryFailed query={query} title={messages.loadFailed} />
  return (
    <div className={styles.page}>
      <PageHead title={messages.title} />
      <Stack gap="md">
        <section className={`panel ${styles.block}`} aria-labelledby="person">
          <h2 id="person">{messages.person}</h2>
          {profile ? (
            <>
              <Text fw={550}>
                {profile.firstName} {profile.lastName}
              </Text>
              <Text c="dimmed">{profile.email}</Text>
            </>
          ) : (
            <Skeleton height={40} />
          )}
        </section>
        <section className={`panel ${styles.block}`} aria-labelledby="preferences">
          <h2 id="preferences">{messages.preferences}</h2>
          <div className={styles.choice}>
            <span id="language">{messages.language}</span>
            <SegmentedControl
              aria-labelledby="language"
              value={language}
              disabled={change.isPending}
              onChange={(next) => change.changeTo(next)}
              data={(['fr', 'en'] as const).map((value) => ({
                value,
                label: <span lang={value}>{languageNames[value]}</span>,
              }))}
            />
          </div>
          <div className={styles.choice}>
            <span id="scheme">{messages.scheme}</span>
            <SegmentedControl
              aria-labelledby="scheme"
              value={colorScheme}
              onChange={(next) => setColorScheme(next)}
              data={(['auto', 'light', 'dark'] as const).map((value) => ({
                value,
                label: messages.schemes[value],
              }))}
            />
          </div>
          <div className={styles.choice}>
            <span id="keys">{messages.keys}</span>
            <SegmentedControl
              aria-labelledby="keys"
              value={keys.isOn ? 'on' : 'off'}
              onChange={(next) => keys.turn(next === 'on')}
              data={(['on', 'off'] as const).map((value) => ({
                value,
                label: messages.keysAre[value],
              }))}
            />
          </div>
          <Text size="sm" c="dimmed">
            {messages.keysHint}
          </Text>
        </section>
        <section className={`panel ${styles.block}`} aria-labelledby="password">
          <h2 id="password">{messages.password}</h2>
          {!profile && <Skeleton height={160} />}
          {profile?.hasPassword && <ChangePassword />}
          {profile && !profile.hasPassword && <Text c="dimmed">{messages.elsewhere}</Text>}
        </section>
        <section className={`panel ${styles.block}`} aria-labelledby="second-factor">
          <h2 id="second-factor">{secondFactors.title}</h2>
          {profile && <SecondFactors userPublicId={profile.publicId} />}
        </section>
        <section className={`panel ${styles.block}`} aria-labelledby="pin">
          <h2 id="pin">{messages.pin}</h2>
          {profile ? <OwnPin hasPassword={profile.hasPassword} /> : <Skeleton height={120} />}
        </section>
        <section className={`panel ${styles.block}`} aria-labelledby="sessions">
          <h2 id="sessions">{messages.sessions}</h2>
          <OwnSessions />
        </section>
      </Stack>
    </div>
  )
}
