import { Button, Skeleton, Text } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { ProblemAlert } from '../../kit/api/problem-alert.tsx'
import { QueryBoundary } from '../../kit/api/query-boundary.tsx'
import { UnsavedGuard } from '../../kit/forms/unsaved-guard.tsx'
import { useBusiness } from '../../kit/session/business.ts'
import { useMessages } from '../../kit/text/messages.ts'
import { BuyerChanges } from './buyer-changes.tsx'
import { OnlineOfferRow } from './online-offer-row.tsx'
import { isMostPieces } from './online-offer.rules.ts'
import { onlineSalesMessages } from './online-sales.messages.ts'
import {
  useOnlineSales,
  useSaveOnlineSales,
  type OnlineOffer,
  type OnlineSales as Stored,
} from './online-sales.queries.ts'
import styles from './online-sales.module.css'

/** Which offers the public page sells, until when, and at most how many; saved by itself. */
export function OnlineSales() {
  const messages = useMessages(onlineSalesMessages)
  const sales = useOnlineSales()
  return (
    <QueryBoundary
      query={sales}
      title={messages.loadFailed}
      loading={<Skeleton height={240} maw={880} />}
    >
      {(stored) => <OnlineSalesForm key={stored.version} stored={stored} />}
    </QueryBoundary>
  )
}

function OnlineSalesForm({ stored }: { stored: Stored }) {
  const messages = useMessages(onlineSalesMessages)
  const { publicId } = useBusiness()
  const [items, setItems] = useState(stored.items)
  const [changes, setChanges] = useState(stored.changes)
  const save = useSaveOnlineSales()
  const isDirty =
    JSON.stringify([items, changes]) !== JSON.stringify([stored.items, stored.changes])
  const isValid = items.every(({ mostPieces }) => isMostPieces(mostPieces))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isValid) return
    const rules = items.map(({ name: _name, state: _state, ...rule }) => rule)
    const body = { version: stored.version, changes, items: rules }
    save.mutate({ params: { id: publicId }, body })
  }
  const change = (changed: OnlineOffer) =>
    setItems(items.map((item) => (isSame(item, changed) ? changed : item)))
  return (
    <form
      className={`panel stack gap-12 below-16 padded ${styles.panel}`}
      onSubmit={submit}
      aria-labelledby="online-sales"
    >
      <UnsavedGuard isDirty={isDirty} isSaving={save.isPending} />
      <h2 className="size-16" id="online-sales">
        {messages.title}
      </h2>
      <Text size="sm" c="dimmed">
        {items.length === 0 ? messages.none : messages.hint}
      </Text>
      <BuyerChanges changes={changes} onChange={setChanges} />
      <ul className={styles.offers}>
        {items.map((item) => (
          <OnlineOfferRow key={`${item.kind}.${item.publicId}`} offer={item} onChange={change} />
        ))}
      </ul>
      <ProblemAlert error={save.error} />
      <Button
        type="submit"
        variant="default"
        className={styles.save}
        disabled={!isDirty || !isValid}
        loading={save.isPending}
      >
        {messages.save}
      </Button>
    </form>
  )
}

const isSame = (a: OnlineOffer, b: OnlineOffer) => a.kind === b.kind && a.publicId === b.publicId
