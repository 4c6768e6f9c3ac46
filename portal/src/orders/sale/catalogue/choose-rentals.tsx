import { useState } from 'react'
import type { Cart, CartLine } from '../../../domain/cart.rules.ts'
import { ChooseBegin } from '../times/choose-begin.tsx'
import { ChooseDate } from '../times/choose-date.tsx'
import { ChooseDuration, productLasting } from '../times/choose-duration.tsx'
import { useBeginChoice } from '../times/use-begin-choice.ts'
import { ChooseModel, type ChosenModel } from './choose-model.tsx'
import { ChooseSizes } from './choose-sizes.tsx'
import styles from '../counter/sell.module.css'

type Props = { cart: Cart; onLine: (line: CartLine) => void }

/** Chooses equipment, day, start time and duration, then sizes with their free quantities. */
export function ChooseRentals({ cart, onLine }: Props) {
  return (
    <ChooseModel modelId={null}>
      {(chosen) => (
        <RentModel key={chosen.model.publicId} {...chosen} cart={cart} onLine={onLine} />
      )}
    </ChooseModel>
  )
}

function RentModel({ category, model, accessories, cart, onLine }: Props & ChosenModel) {
  const [duration, setDuration] = useState<string | null>(null)
  const choice = useBeginChoice(model.publicId, null)
  const product = productLasting(model, choice.durations, duration)
  return (
    <>
      <ChooseDate {...choice.dateProps} />
      <div className={styles.moments}>
        {choice.isDated && <ChooseBegin {...choice.beginProps} />}
        {choice.begin && (
          <ChooseDuration
            model={model}
            choice={choice}
            value={product?.duration ?? null}
            onChange={setDuration}
          />
        )}
      </div>
      {choice.begin && product && (
        <ChooseSizes
          category={category}
          model={model}
          product={product}
          begin={choice.begin}
          chosen={choice.chosen}
          accessories={accessories}
          cart={cart}
          onLine={onLine}
        />
      )}
    </>
  )
}
