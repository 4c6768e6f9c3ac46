import {
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
  useMantineColorScheme,
  type MantineColorScheme,
} from '@mantine/core'
import { useContext } from 'react'
import { LanguageChange } from '../kit/language-change.ts'
import { languageNames } from '../kit/language-names.ts'
import { LoadFailed } from '../kit/load-failed.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useLanguage, useWords, type Language } from '../kit/words.ts'
import { useMyProfile } from './account.queries.ts'
import { accountWords } from './account.words.ts'
import { ChangePassword } from './change-password.tsx'
import styles from './account.module.css'

/** One's own preferences and password. */
export function AccountScreen() {
  const words = useWords(accountWords)
  const language = useLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const change = useContext(LanguageChange)
  const { data: profile, error, refetch } = useMyProfile()
  if (error && !profile)
    return <LoadFailed title={words.loadFailed} error={error} onRetry={() => void refetch()} />
  return (
    <div className={styles.page}>
      <PageHead title={words.title} />
      <Stack gap="md">
        <section className={`panel ${styles.block}`} aria-labelledby="person">
          <h2 id="person">{words.person}</h2>
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
          <h2 id="preferences">{words.preferences}</h2>
          <div className={styles.choice}>
            <span id="language">{words.language}</span>
            <SegmentedControl
              aria-labelledby="language"
              value={language}
              disabled={change.isPending}
              onChange={(next) => change.changeTo(next as Language)}
              data={(['fr', 'en'] as const).map((value) => ({
                value,
                label: <span lang={value}>{languageNames[value]}</span>,
              }))}
            />
          </div>
          <div className={styles.choice}>
            <span id="scheme">{words.scheme}</span>
            <SegmentedControl
              aria-labelledby="scheme"
              value={colorScheme}
              onChange={(next) => setColorScheme(next as MantineColorScheme)}
              data={(['auto', 'light', 'dark'] as const).map((value) => ({
                value,
                label: words.schemes[value],
              }))}
            />
          </div>
        </section>
        <section className={`panel ${styles.block}`} aria-labelledby="password">
          <h2 id="password">{words.password}</h2>
          {!profile ? (
            <Skeleton height={160} />
          ) : profile.hasPassword ? (
            <ChangePassword />
          ) : (
            <Text c="dimmed">{words.elsewhere}</Text>
          )}
        </section>
      </Stack>
    </div>
  )
}
