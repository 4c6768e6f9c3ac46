import type { Language } from '@guichet/contract/rules.messages.ts'
import type { InputHTMLAttributes } from 'react'
import { layoutMessages } from './layout.messages.ts'

declare module 'react' {
  // React declares the elements of a page in a namespace.
  namespace JSX {
    interface IntrinsicElements {
      'quantity-stepper': React.HTMLAttributes<HTMLElement> & Record<`data-${string}`, unknown>
      'lead-on': React.HTMLAttributes<HTMLElement> & Record<`data-${string}`, unknown>
      'hold-clock': React.HTMLAttributes<HTMLElement> & Record<`data-${string}`, unknown>
    }
  }
}

type Props = InputHTMLAttributes<HTMLInputElement> & {
  language: Language
  name: string
  min: number
  max: number
  /** Sends the form of the field a moment after a change. */
  sends?: boolean
}
/** A quantity, with buttons for one less and one more where JavaScript runs. */
export function QuantityField({ language, sends = false, ...input }: Props) {
  const { less, more } = layoutMessages[language]
  return (
    <quantity-stepper data-less={less} data-more={more} data-sends={sends ? '' : undefined}>
      <input {...input} type="number" inputMode="numeric" required={sends} />
    </quantity-stepper>
  )
}
