import { auditActionName } from '@guichet/contract/audit/audit-actions.messages.ts'
import type { AuditLine } from '@guichet/contract/audit/audit-line.ts'
import {
  auditSubjectMessages,
  type AuditSubject,
} from '@guichet/contract/audit/audit-subjects.messages.ts'
import { describeAudit } from '@guichet/contract/audit/describe-audit.ts'
import { toDollars } from '@guichet/contract/money.ts'
import { Button, Skeleton, Text } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useDates } from '../kit/dates/dates.ts'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { RecordTable } from '../kit/tables/record-table.tsx'
import { numberFormat } from '../kit/text/formats.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { auditMessages } from './audit.messages.ts'
import type { useAudit } from './audit.queries.ts'
import { SubjectLink } from './subject-link.tsx'
import styles from './audit.module.css'

type Props = { lines: ReturnType<typeof useAudit>; onThing: (id: string) => void }

/** The lines loaded so far, with a button that loads more. */
export function AuditLines({ lines, onThing }: Props) {
  const messages = useMessages(auditMessages)
  const language = useLanguage()
  const dates = useDates()
  if (!lines.data) return <Skeleton height={480} />
  const items = lines.data.pages.flatMap((page) => page.items)
  const figure = (count: number) => numberFormat(language).format(count)
  const thingOf = ({ subject }: AuditLine) =>
    subject.name ?? auditSubjectMessages[language][subject.kind as AuditSubject] ?? subject.kind
  return (
    <div aria-busy={lines.isFetching}>
      <RecordTable
        title={messages.title}
        rows={items}
        keyOf={({ publicId }) => publicId}
        empty={messages.none}
        columns={[
          {
            header: messages.when,
            cell: ({ dateTimeUtc, number }) => (
              <>
                <time dateTime={dateTimeUtc} className="one-line">
                  {dates.moment(dateTimeUtc)}
                </time>
                <Text size="xs" c="dimmed">
                  {number === null ? messages.unsealed : messages.line(figure(number))}
                </Text>
              </>
            ),
          },
          { header: messages.who, cell: (line) => <Actor line={line} /> },
          { header: messages.what, cell: (line) => <What line={line} /> },
          { header: messages.kind, cell: (line) => <About line={line} /> },
        ]}
        acts={{
          header: messages.actions,
          cell: (line) => (
            <IconAction
              icon={IconFilter}
              label={messages.onlyThis(thingOf(line))}
              onClick={() => onThing(line.subject.publicId)}
            />
          ),
        }}
      />
      {items.length > 0 && (
        <div className="row wraps gap-8-16 above-12">
          <Text component="output" size="sm" c="dimmed">
            {messages.shown(items.length)}
          </Text>
          {lines.hasNextPage && (
            <Button
              variant="default"
              loading={lines.isFetchingNextPage}
              onClick={() => void lines.fetchNextPage()}
            >
              {messages.more}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function Actor({ line: { actor } }: { line: AuditLine }) {
  const messages = useMessages(auditMessages)
  if (actor.kind === 'client' || actor.kind === 'system') return messages[actor.kind]
  const name = actor.name ?? messages.gone
  return actor.kind === 'key' ? messages.keyOf(name) : name
}

function What({ line }: { line: AuditLine }) {
  const messages = useMessages(auditMessages)
  const language = useLanguage()
  const dates = useDates()
  const inDollars = useMoney()
  const details = describeAudit(line.facts, line.texts, {
    language,
    moment: dates.moment,
    money: (cents) => inDollars(toDollars(cents)),
  })
  return (
    <>
      <Text size="sm" fw={550}>
        {auditActionName(line.action, language)}
      </Text>
      {details.length > 0 && (
        <dl className={styles.details}>
          {details.map(({ name, from, to }, i) => (
            <div key={`${name} ${i}`}>
              <dt>{name}</dt>
              {to !== undefined && <dd>{from === undefined ? to : messages.changed(from, to)}</dd>}
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function About({ line }: { line: AuditLine }) {
  const messages = useMessages(auditMessages)
  const language = useLanguage()
  const { subject, order } = line
  return (
    <>
      <Text size="xs" c="dimmed">
        {auditSubjectMessages[language][subject.kind as AuditSubject] ?? subject.kind}
      </Text>
      <SubjectLink subject={subject} />
      {order && subject.kind !== 'order' && (
        <SubjectLink
          subject={{
            kind: 'order',
            publicId: order.publicId,
            name: messages.orderOf(order.orderReferenceNumber),
          }}
        />
      )}
    </>
  )
}
