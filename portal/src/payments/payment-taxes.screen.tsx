import { Skeleton, Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { FeesForm } from './fees-form.tsx'
import { paymentMessages } from './payments.messages.ts'
import { useFees, useTaxes } from './payments.queries.ts'
import { TaxesForm } from './taxes-form.tsx'

/** What is charged on top of prices; the tab is in the address. */
export function PaymentTaxesScreen() {
  const messages = useMessages(paymentMessages)
  const { tab } = useSearch({ from: '/inside/payment-taxes' })
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={messages.title} tab={messages.tabs[tab]} />
      <Tabs
        value={tab}
        onChange={(to) =>
          void navigate({
            to: '/payment-taxes',
            search: { tab: to === 'fees' ? 'fees' : 'taxes' },
          })
        }
        keepMounted={false}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="taxes">{messages.tabs.taxes}</Tabs.Tab>
          <Tabs.Tab value="fees">{messages.tabs.fees}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="taxes">
          <TaxesTab />
        </Tabs.Panel>
        <Tabs.Panel value="fees">
          <FeesTab />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

const loading = <Skeleton height={480} maw={880} />

function TaxesTab() {
  const messages = useMessages(paymentMessages)
  const taxes = useTaxes()
  return (
    <QueryBoundary query={taxes} title={messages.taxesFailed} loading={loading}>
      {(stored) => (
        <TaxesForm stored={stored} onReload={async () => (await taxes.refetch()).data} />
      )}
    </QueryBoundary>
  )
}

function FeesTab() {
  const messages = useMessages(paymentMessages)
  const fees = useFees()
  return (
    <QueryBoundary query={fees} title={messages.feesFailed} loading={loading}>
      {(stored) => <FeesForm stored={stored} onReload={async () => (await fees.refetch()).data} />}
    </QueryBoundary>
  )
}
