import type { Kind } from '@guichet/contract/kinds.ts'
import { mostPiecesHeld } from '@guichet/contract/office/carts.ts'
import type { OfferKind } from '@guichet/contract/office/offers.ts'
import { NativeSelect, Switch } from '@mantine/core'
import { SaleBadge } from '../../domain/catalogue/sale-badge.tsx'
import { useKindNames } from '../../domain/names/use-kind-names.ts'
import { WholeField } from '../../kit/forms/whole-field.tsx'
import { useLocalized, useMessages } from '../../kit/text/messages.ts'
import { endsWith, isMostPieces } from './online-offer.rules.ts'
import { onlineSalesMessages } from './online-sales.messages.ts'
import type { OnlineOffer } from './online-sales.queries.ts'
import styles from './online-sales.module.css'

const kindOf: Record<OfferKind, Kind> = {
  activity: 'daily_ticket',
  pass: 'season_pass',
  rental: 'equipment_rental',
  lodging: 'lodging',
  package: 'package',
  product: 'catalog_product',
  donation: 'donation',
}
type Props = { offer: OnlineOffer; onChange: (offer: OnlineOffer) => void }

/** An offer of the catalogue with its rule for visitors. */
export function OnlineOfferRow({ offer, onChange }: Props) {
  const messages = useMessages(onlineSalesMessages)
  const localized = useLocalized()
  const kinds = useKindNames()
  const { kind, isSoldOnline, untilMinutes, mostPieces, state } = offer
  const name = localized(offer.name)
  const untilText = (minutes: number) => {
    if (minutes === 0) return messages.atBegin
    return minutes < 0 ? messages.before(minutes) : messages.after(minutes)
  }
  return (
    <li data-off={!isSoldOnline || undefined}>
      <span className={styles.what}>
        <span className="medium">{name}</span>
        <span className="row wraps gap-8 dimmed size-13">
          {kinds[kindOf[kind]]}
          {state !== 'onSale' && <SaleBadge state={state} />}
        </span>
      </span>
      <Switch
        aria-label={messages.sold(name)}
        checked={isSoldOnline}
        onChange={({ currentTarget }) =>
          onChange({ ...offer, isSoldOnline: currentTarget.checked })
        }
      />
      {isSoldOnline && (
        <div className={styles.limits}>
          {kind === 'activity' && (
            <NativeSelect
              label={messages.until}
              aria-label={messages.untilOf(name)}
              value={untilMinutes ?? ''}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...offer, untilMinutes: value === '' ? null : Number(value) })
              }
              data={[
                { value: '', label: messages.half },
                ...endsWith(untilMinutes).map((minutes) => ({
                  value: String(minutes),
                  label: untilText(minutes),
                })),
              ]}
            />
          )}
          <MostPieces
            name={name}
            value={mostPieces}
            onChange={(most) => onChange({ ...offer, mostPieces: most })}
          />
        </div>
      )}
    </li>
  )
}

type MostProps = { name: string; value: number | null; onChange: (most: number | null) => void }
/** Most pieces of an order; an empty field sets no limit. */
function MostPieces({ name, value, onChange }: MostProps) {
  const messages = useMessages(onlineSalesMessages)
  return (
    <fieldset className={styles.most} aria-label={messages.mostOf(name)}>
      <WholeField
        label={messages.most}
        value={value ?? ''}
        onChange={(count) => onChange(count === '' ? null : count)}
        error={isMostPieces(value) ? undefined : messages.mostProblem(mostPiecesHeld)}
      />
    </fieldset>
  )
}
