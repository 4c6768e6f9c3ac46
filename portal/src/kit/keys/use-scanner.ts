import { useEffect, useEffectEvent } from 'react'
import { isScanned, withKey, type Burst } from './scan.rules.ts'

type Field = HTMLInputElement | HTMLTextAreaElement
type Before = { field: Field; value: string } | null
const fieldAt = (target: EventTarget | null): Before =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    ? { field: target, value: target.value }
    : null
/** Dispatches an input event, so that listeners of the field see the restored value. */
function putBack({ field, value }: NonNullable<Before>): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')!.set!.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

const isHeld = ({ repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  repeat || ctrlKey || metaKey || altKey
/** Where a code was scanned: `before` is the previous value of the field, null outside fields. */
type Place = { target: EventTarget | null; before: string | null }
/**
 * Handles a scanner, which types wherever the focus is and ends with Enter. The text in a field is
 * undone, the Enter is ignored, and the code is passed to `onScan`. `isPartOf` recognizes a field
 * in which the code continues the content, such as a quantity: that field handles the code itself.
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
