import type { getAuditChain } from '@guichet/contract/audit/verify-audit.ts'
import type { Reply } from '@guichet/contract/endpoint.ts'
import { Alert, Button, Skeleton, Text } from '@mantine/core'
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { useDates } from '../kit/dates/dates.ts'
import { CopyButton } from '../kit/text/copy-button.tsx'
import { numberFormat } from '../kit/text/formats.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { auditMessages } from './audit.messages.ts'
import { useAuditChain, useVerifyAudit } from './audit.queries.ts'
import styles from './audit.module.css'

type Chain = Reply<typeof getAuditChain>

/** How much of the log is sealed, and the result of the last verification. */
export function AuditChain() {
  const messages = useMessages(auditMessages)
  const chain = useAuditChain()
  return (
    <section className={`panel ${styles.chain}`} aria-labelledby="chain">
      <h2 id="chain" className="size-16">
        {messages.chain}
      </h2>
      <Text size="sm" c="dimmed" maw={720}>
        {messages.chainIntro}
      </Text>
      <QueryBoundary query={chain} title={messages.chainFailed} loading={<Skeleton height={64} />}>
        {(found) => <Standing chain={found} />}
      </QueryBoundary>
    </section>
  )
}

function Standing({ chain }: { chain: Chain }) {
  const messages = useMessages(auditMessages)
  const language = useLanguage()
  const dates = useDates()
  const verify = useVerifyAudit()
  const { number, head, sealedDateTimeUtc: sealedAt, waiting, verified, isVerifying } = chain
  const figure = (count: number) => numberFormat(language).format(count)
  return (
    <>
      {verified && verified.faults > 0 && (
        <Alert
          color="red"
          icon={<IconAlertTriangle aria-hidden />}
          title={messages.faults(verified.faults)}
        >
          {messages.faultsHint}
        </Alert>
      )}
      <div className={styles.standing}>
        <Text size="sm">
          {sealedAt
            ? messages.sealed(figure(number), dates.moment(sealedAt))
            : messages.nothingSealed}
          {waiting > 0 && ` · ${messages.waiting(figure(waiting))}`}
        </Text>
        <Text size="sm" className="row gap-6">
          {verified?.faults === 0 && <IconShieldCheck size={18} aria-hidden />}
          {verified
            ? messages.verified(figure(verified.number), dates.moment(verified.dateTimeUtc))
            : messages.neverVerified}
          {verified?.faults === 0 && ` · ${messages.sound}`}
        </Text>
        <Button
          variant="default"
          loading={verify.isPending}
          disabled={isVerifying}
          onClick={() => verify.mutate({})}
        >
          {isVerifying ? messages.verifying : messages.verify}
        </Button>
      </div>
      {sealedAt && (
        <details className={styles.head}>
          <summary>{messages.head}</summary>
          <Text size="sm" c="dimmed">
            {messages.headHint}
          </Text>
          <div className={styles.hash}>
            <code>
              {number} {head}
            </code>
            <CopyButton value={`${number} ${head}`} />
          </div>
        </details>
      )}
    </>
  )
}
