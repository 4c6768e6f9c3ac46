import { Skeleton, Text } from '@mantine/core'
import { IconCloudOff, IconWifi } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { queryKeys } from '../../kit/api/query-keys.ts'
import { lazyPart } from '../../kit/layout/lazy-part.ts'
import { PageHead } from '../../kit/layout/page-head.tsx'
import { StatusBadge } from '../../kit/layout/status-badge.tsx'
import { useMessages } from '../../kit/text/messages.ts'
import type { AllotmentKeeper } from './allotment-keeper.ts'
import { allotmentMessages } from './allotments.messages.ts'
import type { OfflineSale } from './offline-sale.rules.ts'
import { OfflineSales } from './offline-sales.tsx'
import { SoldOffline } from './sold-offline.tsx'
import styles from './allotments.module.css'

/** Loaded together with the page: offline it could not be loaded later. */
export const loadSelling = () => import('./offline-selling.tsx')
const OfflineSelling = lazyPart(loadSelling, 'OfflineSelling', <Skeleton height={320} />)
// Taking places needs a network, so its code is loaded on demand.
const Places = lazyPart(() => import('./places.tsx'), 'Places', <Skeleton height={240} />)

type Props = {
  keeper: AllotmentKeeper
  isOnline: boolean
  /** A staff member of this business is signed in. */
  isSignedIn: boolean
}
/** The offline counter: selling works offline; taking, returning and settling need a network. */
export function OfflineCounter({ keeper, isOnline, isSignedIn }: Props) {
  const messages = useMessages(allotmentMessages)
  const state = useSyncExternalStore(keeper.subscribe, keeper.current)
  const [sold, setSold] = useState<OfflineSale | null>(null)
  const client = useQueryClient()
  const canCall = isOnline && isSignedIn
  return (
    <div className={styles.page}>
      <PageHead title={messages.heading}>
        <StatusBadge
          tone={isOnline ? 'positive' : 'warning'}
          icon={isOnline ? IconWifi : IconCloudOff}
        >
          {isOnline ? messages.online : messages.offline}
        </StatusBadge>
      </PageHead>
      {sold && <SoldOffline key={sold.body.publicId} sale={sold} onNext={() => setSold(null)} />}
      {!sold && (
        <OfflineSelling
          keeper={keeper}
          state={state}
          isOnline={isOnline}
          canTake={canCall}
          onSold={setSold}
        />
      )}
      <OfflineSales
        keeper={keeper}
        state={state}
        canSend={canCall}
        onShow={setSold}
        onSettled={() => {
          for (const queryKey of [
            queryKeys.allotments.all,
            queryKeys.orders.all,
            queryKeys.today.all,
          ])
            void client.invalidateQueries({ queryKey })
        }}
      />
      {canCall ? (
        <Places keeper={keeper} state={state} />
      ) : (
        state.allotments.length > 0 && (
          <Text size="sm" c="dimmed">
            {messages.needsNetwork}
          </Text>
        )
      )}
    </div>
  )
}
