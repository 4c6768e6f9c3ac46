import type { SettingElsewhere } from '@guichet/contract/configuration/save-settings.ts'
import { Text } from '@mantine/core'
import { AnchorLink } from '../kit/layout/links.tsx'
import { featureFlags } from '../kit/session/feature-flags.ts'
import { RecordTable } from '../kit/tables/record-table.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { settingsMessages } from './settings.messages.ts'
import type { Settings } from './settings.queries.ts'
import { useLastChange } from './use-last-change.ts'
import styles from './configuration.module.css'

const pageOf = {
  isTerminalReferenceRequired: '/collaborator',
  isTillRequired: '/till',
  isBlindCount: '/till',
  idleLockMinutes: '/staffs',
  secondFactorRoles: '/staffs',
} as const satisfies Record<SettingElsewhere, string>
const names = Object.keys(pageOf) as SettingElsewhere[]
type Flag = keyof ReturnType<typeof featureFlags>

/** Settings that are made on other pages, or by the installation: read-only, with links. */
export function SettingsElsewhere({ stored }: { stored: Settings }) {
  const messages = useMessages(settingsMessages)
  const changeOf = useLastChange(stored)
  const valueOf = (name: SettingElsewhere): string => {
    const { idleLockMinutes, secondFactorRoles, ...switches } = stored.elsewhere
    if (name === 'idleLockMinutes')
      return idleLockMinutes === null ? messages.never : messages.minutes(idleLockMinutes)
    if (name !== 'secondFactorRoles') return switches[name] ? messages.yes : messages.no
    const roles: Record<string, string> = messages.roles
    return secondFactorRoles.map((role) => roles[role] ?? role).join(', ') || messages.nobody
  }
  const flags = Object.entries(featureFlags()) as [Flag, boolean][]
  const rows = [
    ...names.map((name) => ({
      name,
      value: valueOf(name),
      since: changeOf(name) ?? '—',
      page: pageOf[name],
    })),
    ...flags.map(([name, isOn]) => ({
      name,
      value: isOn ? messages.yes : messages.no,
      since: '—',
      page: null,
    })),
  ]
  return (
    <section className={`${styles.section} ${styles.narrow}`} aria-labelledby="settings-elsewhere">
      <h2 className="size-16" id="settings-elsewhere">
        {messages.elsewhere}
      </h2>
      <Text size="sm" c="dimmed">
        {messages.elsewhereHint}
      </Text>
      <RecordTable
        title={messages.elsewhere}
        rows={rows}
        empty={null}
        keyOf={({ name }) => name}
        columns={[
          { header: messages.setting, cell: ({ name }) => messages.elsewhereNames[name] },
          { header: messages.value, cell: ({ value }) => value },
          { header: messages.changed, cell: (row) => row.since },
          {
            header: messages.where,
            cell: ({ page }) =>
              page ? (
                <AnchorLink to={page}>{messages.pages[page]}</AnchorLink>
              ) : (
                messages.pages.installation
              ),
          },
        ]}
      />
    </section>
  )
}
