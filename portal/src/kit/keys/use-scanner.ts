import { useEffect, useEffectEvent } from 'react'
import { isScanned, withKey, type Burst } from './scan.rules.ts'

type Field = HTMLInputElement | HTMLTextAreaElement
type Before = { field: Field; value: string } | null
const fieldAt = (target: EventTarget | null): Before =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    ? { field: target, value: target.value }
    : null
/** As if it had been typed: whoever listens to the field hears of it. */
function putBack({ field, value }: NonNullable<Before>): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const isHeld = ({ repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  repeat || ctrlKey || metaKey || altKey
/** Where a code was typed: what the field had before, null where it was typed into none. */
type Place = { target: EventTarget | null; before: string | null }
/**
 * A scanner types wherever the focus is, and ends with Enter. What it typed into a field is taken
 * back, its Enter presses nothing, and the code is handed over. `isPartOf` tells a field in which
 * the code goes on from what is there, such as a quantity: it takes the whole by itself.
 */
export function useScanner(isPartOf: (place: Place) => boolean, onScan: Taking): void {
  const scan = useEffectEvent(onScan)
  const isTaken = useEffectEvent((place: Place) => !isPartOf(place))
  useEffect(() => {
    let burst: Burst | null = null
    let before: Before = null
    const listen = (event: KeyboardEvent) => {
      const { key, timeStamp, target } = event
      if (isHeld(event)) return
      const place = { target, before: before?.value ?? null }
      if (key === 'Enter' && isScanned(burst, timeStamp) && isTaken(place)) {
        event.preventDefault()
        event.stopImmediatePropagation()
        if (before) putBack(before)
        const { text } = burst
        burst = null
        return scan(text)
      }
      if (key.length !== 1) return
      burst = withKey(burst, key, timeStamp)
      if (burst.text.length === 1) before = fieldAt(target)
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])
}
type Taking = (code: string) => void
