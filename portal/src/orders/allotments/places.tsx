import type { AllotmentKeeper, CounterState } from './allotment-keeper.ts'
import { HeldPlaces } from './held-places.tsx'
import { TakePlaces } from './take-places.tsx'
import styles from './allotments.module.css'

/** Taking and returning places, both of which need a network. */
export function Places({ keeper, state }: { keeper: AllotmentKeeper; state: CounterState }) {
  return (
    <div className={styles.places}>
      <TakePlaces keeper={keeper} usual={state.usual} />
      <HeldPlaces keeper={keeper} state={state} />
    </div>
  )
}
