import { SegmentedControl, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { promoCodeMessages } from '../../../domain/promo-codes/promo-codes.messages.ts'
import { IconAction } from '../../../kit/layout/icon-action.tsx'
import { useMessages } from '../../../kit/text/messages.ts'
import type { DiscountOfSale } from './check-out.rules.ts'
import { discountOf } from './manual-discount.rules.ts'
import styles from '../../../domain/promo-codes/promo-codes.module.css'

type Props = {
  discount: DiscountOfSale
  onChange: (discount: DiscountOfSale | null) => void
  areAllShown: boolean
  /** The server's problem with the discount. */
  problem: string | undefined
}

export function ManualDiscount({ discount, onChange, areAllShown, problem }: Props) {
  const messages = useMessages(promoCodeMessages)
  const { settings, reason } = discount
  const change = (typed: { settings?: string; reason?: string }) =>
    onChange(discountOf({ settings, reason, ...typed }))
  const unit = settings.endsWith('$') ? '$' : '%'
  const number = settings.slice(0, -1)
  const missing = areAllShown ? discount.missing : null
  return (
    <fieldset className="stack gap-8 shrinks below-12">
      <legend className="medium below-4">{messages.byHand}</legend>
      <div className={styles.amount}>
        <TextInput
          aria-label={messages.amount}
          inputMode="decimal"
          autoComplete="off"
          value={number}
          data-field="discount.settings"
          error={problem ?? (missing === 'settings' ? messages.amountMissing : null)}
          onChange={(event) =>
            change({ settings: `${event.currentTarget.value.replace(/\s/g, '')}${unit}` })
          }
        />
        <SegmentedControl
          aria-label={messages.unit}
          value={unit}
          onChange={(next) => change({ settings: `${number}${next}` })}
          data={['%', '$']}
        />
        <IconAction label={messages.takeBack} icon={IconX} onClick={() => onChange(null)} />
      </div>
      <TextInput
        label={messages.reason}
        description={messages.reasonHint}
        maxLength={75}
        required
        value={reason}
        data-field="discount.reason"
        error={missing === 'reason' ? messages.reasonMissing : null}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
    </fieldset>
  )
}
