import { Skeleton, Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { QueryBoundary } from '../kit/api/query-boundary.tsx'
import { lazyInside } from '../kit/layout/lazy-part.ts'
import { PageHead } from '../kit/layout/page-head.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { tabOf } from './payment-search.rules.ts'
import { paymentMessages } from './payments.messages.ts'
import { useFees, useTaxes } from './payments.queries.ts'
import { TaxesForm } from './taxes-form.tsx'
import styles from './payments.module.css'

// Loaded on demand: most visits are about taxes.
const FeesForm = lazyInside(() => import('./fees-form.tsx'), 'FeesForm')

const ProviderTab = lazyInside(() => import('./provider-tab.tsx'), 'ProviderTab')

const AttentionTab = lazyInside(() => import('./attention-tab.tsx'), 'AttentionTab')

/** Taxes, fees and payment providers; the tab is in the address. */
export function PaymentTaxesScreen() {
  const messages = useMessages(paymentMessages)
  const { tab, registration } = useSearch({ from: '/inside/payment-taxes' })
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={messages.title} tab={messages.tabs[tab]} />
      <Tabs
        value={tab}
        onChange={(to) => void navigate({ to: '/payment-taxes', search: { tab: tabOf(to) } })}
        keepMounted={false}
        classNames={{ tab: styles.tab! }}
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="taxes">{messages.tabs.taxes}</Tabs.Tab>
          <Tabs.Tab value="fees">{messages.tabs.fees}</Tabs.Tab>
          <Tabs.Tab value="provider">{messages.tabs.provider}</Tabs.Tab>
          <Tabs.Tab value="attention">{messages.tabs.attention}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="taxes">
          <TaxesTab />
        </Tabs.Panel>
        <Tabs.Panel value="fees">
          <Suspense fallback={loading}>
            <FeesTab />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="provider">
          <Suspense fallback={loading}>
            <ProviderTab
              registration={registration}
              onGoOn={() => void navigate({ to: '/payment-taxes', search: { tab }, replace: true })}
            />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="attention">
          <Suspense fallback={loading}>
            <AttentionTab />
          </Suspense>
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
