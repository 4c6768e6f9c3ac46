import type { InputHTMLAttributes } from 'react'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  name: string
  isLabelHidden?: boolean
  hint?: string
  problem?: string | undefined
}
/** A field with its label; its hint and its problem are read with it. */
export function Field({ label, name, isLabelHidden = false, hint, problem, ...input }: Props) {
  const id = `field-${name.replaceAll(/[^\w-]/g, '-')}`
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id} className={isLabelHidden ? 'unseen' : undefined}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        name={name}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <small id={`${id}-hint`} className="fine">
          {hint}
        </small>
      )}
      {problem && (
        <small id={`${id}-problem`} className="bad">
          {problem}
        </small>
      )}
    </div>
  )
}
