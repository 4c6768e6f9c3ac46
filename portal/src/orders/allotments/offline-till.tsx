import { centsOf } from '@guichet/contract/money.ts'
import { Alert, Button, Text } from '@mantine/core'
import { useState } from 'react'
import { PayMethods } from '../../domain/pay/pay-methods.tsx'
import { ChoiceCards } from '../../kit/forms/choice-cards.tsx'
import { QuantityStepper } from '../../kit/forms/quantity-stepper.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { useMoney } from '../../kit/text/money.ts'
import type { AllotmentKeeper } from './allotment-keeper.ts'
import {
  isNone,
  mostOf,
  noneOf,
  seatsLeft,
  totalOf,
  type OwnSlot,
  type PricedParty,
  type Quantities,
} from './allotment.rules.ts'
import { allotmentMessages } from './allotments.messages.ts'
import type { OfflineSale, PaymentOfSale } from './offline-sale.rules.ts'
import type { CartOfSlot } from './take-over.rules.ts'
import styles from './allotments.module.css'

const methods = ['cash', 'other'] as const

type Props = {
  keeper: AllotmentKeeper
  slots: readonly OwnSlot[]
  sales: readonly OfflineSale[]
  /** Slot and quantities that are taken over from the cart of the counter. */
  first: CartOfSlot | null
  onSold: (sale: OfflineSale) => void
}
/** Sells one slot: quantities per ticket type, total and payment. */
export function OfflineTill({ keeper, slots, sales, first, onSold }: Props) {
  const [wanted, setWanted] = useState(first?.slot.key ?? null)
  const slot =
    slots.find(({ key }) => key === wanted) ??
    slots.find((other) => seatsLeft(other, sales).length > 0) ??
    slots[0]!
  const [chosen, setChosen] = useState<{ key: string; quantities: Quantities } | null>(
    first && { key: first.slot.key, quantities: first.quantities },
  )
  const quantities = chosen?.key === slot.key ? chosen.quantities : noneOf(slot.table)
  const left = seatsLeft(slot, sales).length
  return (
    <div className={styles.till}>
      <div className="stack gap-16 shrinks">
        <SlotTiles slots={slots} sales={sales} chosen={slot} onChoose={setWanted} />
        <Party
          slot={slot}
          left={left}
          quantities={quantities}
          onChange={(next) => setChosen({ key: slot.key, quantities: next })}
        />
      </div>
      <Payment
        keeper={keeper}
        slot={slot}
        left={left}
        quantities={quantities}
        onSold={(sale) => {
          setChosen(null)
          onSold(sale)
        }}
      />
    </div>
  )
}

type TilesProps = Pick<Props, 'slots' | 'sales'> & {
  chosen: OwnSlot
  onChoose: (key: string) => void
}
function SlotTiles({ slots, sales, chosen, onChoose }: TilesProps) {
  const messages = useMessages(allotmentMessages)
  const localized = useLocalized()
  return (
    <ChoiceCards
      legend={messages.slots}
      layout="tiles"
      value={chosen.key}
      onChange={onChoose}
      choices={slots.map((slot) => {
        const left = seatsLeft(slot, sales).length
        return {
          value: slot.key,
          isDisabled: left === 0,
          look: left === 0 ? ('full' as const) : ('open' as const),
          content: (
            <>
              <strong className={styles.hour}>{slot.timeslotBegin}</strong>
              <span className={styles.activity}>{localized(slot.activityTitle)}</span>
              <span className={styles.left}>{left ? messages.left(left) : messages.noneLeft}</span>
            </>
          ),
        }
      })}
    />
  )
}

type PartyProps = {
  slot: OwnSlot
  left: number
  quantities: Quantities
  onChange: (quantities: Quantities) => void
}
function Party({ slot, left, quantities, onChange }: PartyProps) {
  const messages = useMessages(allotmentMessages)
  const localized = useLocalized()
  const money = useMoney()
  const { types } = slot.table
  return (
    <section aria-labelledby="quantities">
      <h2 id="quantities" className="size-14 strong no-margin below-8">
        {messages.quantities}
      </h2>
      {types.length === 0 && <Text>{messages.noSeats}</Text>}
      <ul className={styles.types}>
        {types.map(({ productId, title, price }, place) => (
          <li key={productId}>
            <span className="medium">{localized(title)}</span>
            <span className={styles.price}>{money(price)}</span>
            <QuantityStepper
              label={localized(title)}
              value={quantities[place] ?? 0}
              max={mostOf(slot.table, { left, quantities, place })}
              onChange={(next) => onChange(quantities.with(place, next))}
            />
          </li>
        ))}
      </ul>
      {slot.omitted > 0 && (
        <Text size="sm" c="dimmed" mt={8}>
          {messages.omitted(slot.omitted)}
        </Text>
      )}
    </section>
  )
}

type PaymentProps = Pick<Props, 'keeper' | 'onSold'> & Omit<PartyProps, 'onChange'>
function Payment({ keeper, slot, left, quantities, onSold }: PaymentProps) {
  const messages = useMessages(allotmentMessages)
  const money = useMoney()
  const party = totalOf(slot.table, quantities, left)
  const [busy, setBusy] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const sell = async (paid: PaymentOfSale) => {
    if (busy) return
    setBusy(paid.method)
    const sale = await keeper.sell({ slot, quantities, paid })
    setBusy(null)
    setFailed(sale === null)
    if (!sale) return
    onSold(sale)
  }
  return (
    <section className={`panel ${styles.payment}`} aria-label={messages.total}>
      <p className={styles.total} aria-live="polite">
        <span>{messages.total}</span>
        {party ? (
          <strong>{money(party.finalCost)}</strong>
        ) : (
          <em>{isNone(quantities) ? messages.noTotal : '—'}</em>
        )}
      </p>
      {hasFailed && (
        <Alert color="red" role="alert" mb={8}>
          {messages.notSold}
        </Alert>
      )}
      {party?.finalCost === 0 ? (
        <Button fullWidth size="md" loading={busy !== null} onClick={() => void sell(methodOf())}>
          {messages.free}
        </Button>
      ) : (
        <PayMethods
          label={messages.pay(money(party?.finalCost ?? 0))}
          methods={methods}
          cents={centsOfParty(party)}
          isDisabled={!party || busy !== null}
          busy={busy}
          onPay={({ method, ...paid }) =>
            void sell({ ...paid, method: method === 'cash' ? 'cash' : 'other' })
          }
        />
      )}
    </section>
  )
}
const centsOfParty = (party: PricedParty | null) => (party ? centsOf(party.finalCost) : 0)
/** Free sales are recorded as `other`; either method gives a free sale. */
const methodOf = () => ({ method: 'other' as const })
