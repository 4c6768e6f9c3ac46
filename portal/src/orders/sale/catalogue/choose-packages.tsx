import { Skeleton, Stack, Text } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { useState } from 'react'
import { quantityOf, type Cart, type CartLine, type CartPart } from '../../../domain/cart.rules.ts'
import { failedOf, QueryFailed } from '../../../kit/api/query-boundary.tsx'
import { ChoiceCards } from '../../../kit/forms/choice-cards.tsx'
import { QuantityStepper } from '../../../kit/forms/quantity-stepper.tsx'
import { useLocalized, useMessages } from '../../../kit/text/messages.ts'
import { useMoney } from '../../../kit/text/money.ts'
import { sellMessages } from '../counter/sell.messages.ts'
import { timesMessages } from '../times/times.messages.ts'
import { useSellablePackages, type Package } from '../times/times.queries.ts'
import { ChoosePart, type PartPick } from './choose-part.tsx'
import { Pictured } from './tile-picture.tsx'
import { useLineLimit } from './use-line-limit.ts'
import styles from '../counter/sell.module.css'

type Props = { cart: Cart; onLine: (line: CartLine) => void }

/** Chooses a package, the time of each part, and the quantity, once all parts have a time. */
export function ChoosePackages({ cart, onLine }: Props) {
  const messages = useMessages(sellMessages)
  const say = useMessages(timesMessages)
  const localized = useLocalized()
  const money = useMoney()
  const query = useSellablePackages()
  const { data } = query
  const [id, setId] = useState<string | null>(null)
  if (failedOf(query)) return <QueryFailed query={query} title={messages.loadFailed} />
  if (!data) return <Skeleton height={240} />
  if (!data.packages.length) return <Text c="dimmed">{messages.nothing}</Text>
  const bundle = data.packages.find(({ productId }) => productId === id) ?? data.packages[0]!
  return (
    <Stack gap="lg">
      <ChoiceCards
        legend={say.package}
        layout="columns"
        value={bundle.productId}
        onChange={setId}
        choices={data.packages.map(({ productId, title, price, listPrice, imageUrl }) => ({
          value: productId,
          content: (
            <Pictured imageUrl={imageUrl} sign={IconPackage}>
              <span className="medium">{localized(title)}</span>
              <span className="dimmed size-12">
                {money(price)}
                {listPrice > price && ` ${say.insteadOf(money(listPrice))}`}
              </span>
            </Pictured>
          ),
        }))}
      />
      <FillPackage key={bundle.productId} bundle={bundle} cart={cart} onLine={onLine} />
    </Stack>
  )
}

function FillPackage({ bundle, cart, onLine }: Props & { bundle: Package }) {
  const messages = useMessages(sellMessages)
  const say = useMessages(timesMessages)
  const localized = useLocalized()
  const most = useLineLimit()
  const money = useMoney()
  const [picks, setPicks] = useState<Record<string, PartPick | null>>({})
  const parts = bundle.parts.map((part): CartPart => ({
    productId: part.productId,
    kind: part.kind,
    title: part.title,
    quantity: part.quantity,
    identifications: part.identifications,
    chosen: {},
    when: '',
    ...picks[part.productId],
  }))
  // The first part with a chosen day sets the preselected day of the others.
  const dated = bundle.parts.find(({ productId }) => picks[productId]?.when)
  const isReady = bundle.parts.every(
    ({ productId }) => picks[productId] !== null && picks[productId] !== undefined,
  )
  const key = `${bundle.productId}@${parts.map(({ chosen }) => Object.values(chosen).join('/')).join('|')}`
  return (
    <>
      {bundle.description && localized(bundle.description) && (
        <Text size="sm" c="dimmed">
          {localized(bundle.description)}
        </Text>
      )}
      {bundle.parts.map((part) => (
        <section key={part.productId} className={styles.part} aria-label={localized(part.title)}>
          <h2 className={styles.step}>
            {part.kind === 'lodging'
              ? say.nightsOf(part.quantity, localized(part.title))
              : messages.part(part.quantity, localized(part.title))}
            {part.categoryTitle && (
              <span className="dimmed size-12"> · {localized(part.categoryTitle)}</span>
            )}
          </h2>
          <ChoosePart
            part={part}
            wanted={
              part === dated ? null : (dated && picks[dated.productId]?.when.slice(0, 10)) || null
            }
            onPick={(pick) =>
              setPicks((was) =>
                JSON.stringify(was[part.productId]) === JSON.stringify(pick)
                  ? was
                  : { ...was, [part.productId]: pick },
              )
            }
          />
        </section>
      ))}
      <section aria-labelledby="packages">
        <h2 id="packages" className={styles.step}>
          {say.howMany}
        </h2>
        {!isReady && (
          <Text size="sm" c="dimmed" mb="xs">
            {say.partsFirst}
          </Text>
        )}
        <ul className={styles.types}>
          <li>
            <span className="row gap-8 medium">{localized(bundle.title)}</span>
            <span className={styles.price}>{money(bundle.price)}</span>
            <QuantityStepper
              label={localized(bundle.title)}
              value={isReady ? quantityOf(cart, key) : 0}
              {...most(undefined, 0)}
              isDisabled={!isReady}
              onChange={(quantity) =>
                onLine({
                  key,
                  productId: bundle.productId,
                  kind: 'package',
                  title: bundle.title,
                  activity: null,
                  quantity,
                  chosen: {},
                  when: '',
                  identifications: [],
                  parts,
                })
              }
            />
          </li>
        </ul>
      </section>
    </>
  )
}
