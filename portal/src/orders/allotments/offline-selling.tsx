import { Text } from '@mantine/core'
import { useMinute } from '../../kit/dates/use-minute.ts'
import { useMessages } from '../../kit/text/messages.ts'
import type { AllotmentKeeper, CounterState } from './allotment-keeper.ts'
import { slotsOf } from './allotment.rules.ts'
import { allotmentMessages } from './allotments.messages.ts'
import { CounterCartPanel, useCounterCart } from './counter-cart-panel.tsx'
import { OfflineIntro } from './offline-intro.tsx'
import type { OfflineSale } from './offline-sale.rules.ts'
import { OfflineTill } from './offline-till.tsx'

type Props = {
  keeper: AllotmentKeeper
  isOnline: boolean
  state: CounterState
  canTake: boolean
  onSold: (sale: OfflineSale) => void
}
/** Sells the places of this device, first those of the cart that the counter had. */
export function OfflineSelling({ keeper, state, isOnline, canTake, onSold }: Props) {
  const messages = useMessages(allotmentMessages)
  const { instant } = useMinute()
  const cart = useCounterCart(keeper.business.publicId)
  const slots = slotsOf(state.allotments, instant)
  return (
    <>
      {!isOnline && <CounterCartPanel cart={cart} slots={slots} sales={state.sales} />}
      {slots.length > 0 && (
        <OfflineTill
          key={cart.times}
          keeper={keeper}
          slots={slots}
          sales={state.sales}
          first={cart.taken}
          onSold={(sale) => {
            cart.sold(sale)
            onSold(sale)
          }}
        />
      )}
      {slots.length === 0 && state.allotments.length > 0 && <Text>{messages.over}</Text>}
      {state.allotments.length === 0 && <OfflineIntro canTake={canTake} />}
    </>
  )
}
