import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { failedOf, QueryFailed } from '../kit/api/query-boundary.tsx'
import { AnchorLink } from '../kit/layout/links.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { AuditChain } from './audit-chain.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { AuditLines } from './audit-lines.tsx'
import { addressOf, queryOf, readAuditSearch, type AuditSearch } from './audit-search.rules.ts'
import { auditMessages } from './audit.messages.ts'
import { useAudit, useExtractAudit } from './audit.queries.ts'
import styles from './audit.module.css'

const route = getRouteApi('/inside/configuration/audit')

/** The audit log: actions with their author and time, and whether the log was tampered with. */
export function AuditScreen() {
  const messages = useMessages(auditMessages)
  const search = readAuditSearch(route.useSearch())
  const navigate = route.useNavigate()
  const lines = useAudit(search)
  const extract = useExtractAudit()
  const narrow = (more: Partial<AuditSearch>) =>
    void navigate({ search: addressOf({ ...search, ...more }), replace: true })
  const isEmpty = lines.data?.pages[0]?.items.length === 0
  return (
    <div className={styles.page}>
      <PageHead
        title={messages.title}
        aside={
          <>
            <AnchorLink to="/configuration" size="sm">
              {messages.back}
            </AnchorLink>
            <Button
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              loading={extract.isPending}
              disabled={isEmpty}
              onClick={() => extract.mutate({ body: { ...queryOf(search), format: 'xlsx' } })}
            >
              {messages.extract}
            </Button>
          </>
        }
      />
      <AuditChain />
      <AuditFilters search={search} onChange={narrow} />
      {failedOf(lines) ? (
        <QueryFailed query={lines} title={messages.loadFailed} />
      ) : (
        <AuditLines lines={lines} onThing={(thing) => narrow({ thing, kind: '', action: '' })} />
      )}
    </div>
  )
}
