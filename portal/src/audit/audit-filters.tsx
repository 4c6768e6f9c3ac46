import {
  auditActionMessages,
  auditActions,
} from '@guichet/contract/audit/audit-actions.messages.ts'
import {
  auditSubjectMessages,
  auditSubjects,
} from '@guichet/contract/audit/audit-subjects.messages.ts'
import { Select } from '@mantine/core'
import { PartFailed } from '../kit/api/part-failed.tsx'
import { failedOf } from '../kit/api/query-boundary.tsx'
import { addDays, useDates } from '../kit/dates/dates.ts'
import { DayRange } from '../kit/dates/day-range.tsx'
import { FilterChips } from '../kit/tables/filter-chips.tsx'
import { localeOf, useLanguage, useMessages } from '../kit/text/messages.ts'
import { auditDefaults, type AuditSearch } from './audit-search.rules.ts'
import { auditMessages } from './audit.messages.ts'
import { useAuditActors } from './audit.queries.ts'
import styles from './audit.module.css'

type Props = { search: AuditSearch; onChange: (more: Partial<AuditSearch>) => void }

/** Filters of the list: days, a person, an action, a kind of record, or a single record. */
export function AuditFilters({ search, onChange }: Props) {
  const messages = useMessages(auditMessages)
  const language = useLanguage()
  const dates = useDates()
  const today = dates.today()
  const actors = useAuditActors()
  const inOrder = <T extends string>(values: readonly T[], names: Record<T, string>) =>
    values
      .map((value) => ({ value, label: names[value] }))
      .toSorted((first, second) => first.label.localeCompare(second.label, localeOf[language]))
  return (
    <search className={styles.filters} aria-label={messages.filters}>
      <DayRange
        days={search}
        labels={{ from: messages.from, to: messages.to, clear: messages.anyDay }}
        shortcuts={[
          { label: messages.today, from: today, to: today },
          { label: messages.week, from: addDays(today, -6), to: today },
        ]}
        onChange={onChange}
      />
      {failedOf(actors) && <PartFailed query={actors} title={messages.actorsFailed} />}
      <div className={styles.selects}>
        <Select
          label={messages.who}
          placeholder={messages.anybody}
          value={search.who || null}
          data={(actors.data?.items ?? []).map(({ publicId, name, kind }) => ({
            value: publicId,
            label: kind === 'key' ? messages.keyOf(name) : name,
          }))}
          searchable
          clearable
          onChange={(who) => onChange({ who: who ?? '' })}
        />
        <Select
          label={messages.action}
          placeholder={messages.anyAction}
          value={search.action || null}
          data={inOrder(auditActions, auditActionMessages[language])}
          searchable
          clearable
          onChange={(action) => onChange({ action: action ?? '' })}
        />
        <Select
          label={messages.kind}
          placeholder={messages.anything}
          value={search.kind || null}
          data={inOrder(auditSubjects, auditSubjectMessages[language])}
          searchable
          clearable
          onChange={(kind) => onChange({ kind: kind ?? '' })}
        />
      </div>
      {search.thing && (
        <FilterChips
          chips={[
            { key: 'thing', label: messages.onThing, onRemove: () => onChange({ thing: '' }) },
          ]}
          labels={{ active: messages.filters, clear: messages.clear, remove: messages.remove }}
          onClear={() => onChange(auditDefaults)}
        />
      )}
    </search>
  )
}
