import { orderFilterLimit } from '@guichet/contract/orders/lists/order-query.ts'
import { orderStatuses } from '@guichet/contract/orders/order-status.ts'
import { usedPaymentMethods } from '@guichet/contract/orders/payment-methods.ts'
import {
  Button,
  Group,
  Input,
  MultiSelect,
  NativeSelect,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { useState } from 'react'
import { chosenOf, countOf, tickedOf } from '../../domain/chosen-products.rules.ts'
import { ProductTree } from '../../domain/product-tree.tsx'
import { PartFailed } from '../../kit/api/part-failed.tsx'
import { failedOf } from '../../kit/api/query-boundary.tsx'
import { addDays, useDates } from '../../kit/dates/dates.ts'
import { DayField } from '../../kit/dates/day-field.tsx'
import { DayRange } from '../../kit/dates/day-range.tsx'
import { PreviewDrawer } from '../../kit/layout/preview-drawer.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { orderMessages } from '../orders.messages.ts'
import { useOrderChoices, type OrderChoices } from '../orders.queries.ts'
import { statusMessages } from '../status.messages.ts'
import { filterMessages } from './filter.messages.ts'
import { channels, noFilters, partsOf } from './order-filters.rules.ts'
import type { OrderFilters } from './orders-search.rules.ts'

type Props = {
  isOpen: boolean
  filters: OrderFilters
  onApply: (filters: OrderFilters) => void
  onClose: () => void
}

/** Drawer with all filters of the list, applied together. */
export function FilterOrders({ isOpen, filters, onApply, onClose }: Props) {
  const messages = useMessages(filterMessages)
  return (
    <PreviewDrawer
      title={messages.title}
      closeLabel={messages.close}
      isOpen={isOpen}
      onClose={onClose}
    >
      <Filters filters={filters} onApply={onApply} />
    </PreviewDrawer>
  )
}

type PartProps = { draft: OrderFilters; onChange: (next: Partial<OrderFilters>) => void }

function Filters({ filters, onApply }: Pick<Props, 'filters' | 'onApply'>) {
  const messages = useMessages(filterMessages)
  const [draft, setDraft] = useState(filters)
  const day = draft.usedFrom && draft.usedFrom === draft.usedTo ? draft.usedFrom : null
  const choices = useOrderChoices(day ? { date: day } : {})
  const change = (next: Partial<OrderFilters>) => setDraft({ ...draft, ...next })
  const isTooMuch =
    countOf(draft) > orderFilterLimit || partsOf(draft.sellers).length > orderFilterLimit
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTooMuch) onApply(draft)
      }}
    >
      <Stack gap="md">
        <OrderFacts draft={draft} onChange={change} />
        {failedOf(choices) && <PartFailed query={choices} title={messages.failed} />}
        {choices.isPending && <Skeleton height={240} />}
        {choices.data && (
          <FromChoices choices={choices.data} day={day} draft={draft} onChange={change} />
        )}
        <TextInput
          label={messages.answer}
          description={messages.answerHint}
          maxLength={200}
          value={draft.answer}
          onChange={(event) => change({ answer: event.currentTarget.value })}
        />
        {isTooMuch && (
          <Text size="sm" role="alert">
            {messages.tooMany}
          </Text>
        )}
        <Group justify="space-between">
          <Button variant="subtle" onClick={() => onApply(noFilters())}>
            {messages.clear}
          </Button>
          <Button type="submit" disabled={isTooMuch}>
            {messages.apply}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Filters whose choices are known in advance: status, days, channel and payment method. */
function OrderFacts({ draft, onChange }: PartProps) {
  const messages = useMessages(filterMessages)
  const statuses = useMessages(statusMessages)
  const ofOrders = useMessages(orderMessages)
  const today = useDates().today()
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)]
  const back = (days: 7 | 30) => ({
    label: messages.lastDays[days],
    from: addDays(today, 1 - days),
    to: today,
  })
  return (
    <>
      <MultiSelect
        label={messages.status}
        placeholder={draft.status ? '' : messages.any}
        searchable
        clearable
        nothingFoundMessage={messages.nothing}
        value={partsOf(draft.status)}
        data={orderStatuses.map((value) => ({ value, label: statuses[value] }))}
        onChange={(chosen) => onChange({ status: chosen.join(',') })}
      />
      <DayRange
        days={{ from: draft.from, to: draft.to }}
        labels={{ from: messages.orderedFrom, to: messages.to, clear: messages.anyTime }}
        shortcuts={[
          { label: messages.today, from: today, to: today },
          { label: messages.yesterday, from: yesterday, to: yesterday },
          back(7),
          back(30),
        ]}
        onChange={onChange}
      />
      <DayRange
        days={{ from: draft.usedFrom, to: draft.usedTo }}
        labels={{ from: messages.usedFrom, to: messages.to, clear: messages.anyTime }}
        shortcuts={[
          { label: messages.today, from: today, to: today },
          { label: messages.tomorrow, from: tomorrow, to: tomorrow },
        ]}
        onChange={({ from, to }) => onChange({ usedFrom: from, usedTo: to, slot: '' })}
      />
      <DayField
        label={messages.since}
        value={draft.since || null}
        onChange={(day) => onChange({ since: day ?? '' })}
      />
      <NativeSelect
        label={messages.channel}
        value={draft.channel}
        data={channels.map((value) => ({ value, label: messages.channels[value] }))}
        onChange={(event) => onChange({ channel: event.currentTarget.value })}
      />
      <MultiSelect
        label={messages.paid}
        placeholder={draft.paid ? '' : messages.any}
        searchable
        clearable
        nothingFoundMessage={messages.nothing}
        value={partsOf(draft.paid)}
        data={usedPaymentMethods.map((value) => ({ value, label: ofOrders.methods[value] }))}
        onChange={(chosen) => onChange({ paid: chosen.join(',') })}
      />
    </>
  )
}

/** Filters whose choices come from the server: slots of the day, products and sellers. */
function FromChoices({
  choices,
  day,
  draft,
  onChange,
}: PartProps & { choices: OrderChoices; day: string | null }) {
  const messages = useMessages(filterMessages)
  const localized = useLocalized()
  const slots = choices.slots.filter(({ date }) => date === day)
  return (
    <>
      <NativeSelect
        label={messages.slot}
        {...(!day && { description: messages.slotHint })}
        disabled={!day}
        value={draft.slot}
        data={[
          { value: '', label: messages.anySlot },
          ...slots.map(({ publicId, title, timeslotBegin, timeslotEnd }) => ({
            value: publicId,
            label: `${timeslotBegin}–${timeslotEnd} · ${localized(title)}`,
          })),
        ]}
        onChange={(event) => onChange({ slot: event.currentTarget.value })}
      />
      <Input.Wrapper label={messages.products} labelElement="div">
        <ProductTree
          all={choices.categories}
          ticked={tickedOf(choices.categories, draft)}
          onTick={(ticked) => onChange(chosenOf(choices.categories, ticked))}
        />
      </Input.Wrapper>
      {choices.sellers.length > 0 && (
        <MultiSelect
          label={messages.sellers}
          placeholder={draft.sellers ? '' : messages.any}
          searchable
          clearable
          nothingFoundMessage={messages.nothing}
          value={partsOf(draft.sellers)}
          data={choices.sellers.map(({ publicId, name }) => ({ value: publicId, label: name }))}
          onChange={(chosen) => onChange({ sellers: chosen.join(',') })}
        />
      )}
    </>
  )
}
