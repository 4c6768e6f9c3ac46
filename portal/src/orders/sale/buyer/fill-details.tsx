import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { useState, type ClipboardEvent } from 'react'
import type { Cart } from '../../../domain/cart.rules.ts'
import { FormQuestion } from '../../../domain/form-question.tsx'
import { useLanguage, useLocalized, useMessages } from '../../../kit/text/messages.ts'
import { detailsMessages } from './details.messages.ts'
import {
  answerKey,
  holderKey,
  noHolder,
  orderQuestions,
  ticketsToFill,
  type FormOfCart,
  type Details,
  type Holder,
} from './details.rules.ts'
import { PassHolder } from './pass-holder.tsx'
import { pasteBlock, type PasteResult } from './paste.rules.ts'
import styles from '../counter/cart.module.css'

type Props = {
  cart: Cart
  forms: readonly FormOfCart[]
  details: Details
  onChange: (details: Details) => void
  missing: ReadonlySet<string>
  client: Pick<Holder, 'firstName' | 'lastName'>
}

/** Holders of passes and answers to forms: first those of the order, then those of each piece. */
export function FillDetails({ cart, forms, details, onChange, missing, client }: Props) {
  const messages = useMessages(detailsMessages)
  const localized = useLocalized()
  const language = useLanguage()
  const answer = (key: string, next: string | readonly number[]) =>
    onChange({ ...details, answers: { ...details.answers, [key]: next } })
  const question = (key: string, asked: FormOfCart['questions'][number]) => (
    <FormQuestion
      key={key}
      name={key}
      question={asked}
      value={details.answers[key]}
      error={missing.has(key) ? sentenceOf('required', language) : undefined}
      onChange={(next) => answer(key, next)}
    />
  )
  const once = orderQuestions(forms)
  const tickets = ticketsToFill(cart, forms)
  const [pasted, setPasted] = useState<PasteResult | null>(null)
  const paste = (event: ClipboardEvent<HTMLDivElement>) => {
    const field = (event.target as HTMLElement).dataset.field ?? ''
    const text = event.clipboardData.getData('text/plain')
    const block = pasteBlock(details, tickets, { field, text })
    if (!block) return
    event.preventDefault()
    setPasted(block)
    onChange(block.details)
  }
  return (
    <div data-details onPaste={paste}>
      {once.length > 0 && (
        <fieldset className={`shrinks relative ${styles.piece}`}>
          <legend className={styles.legend}>
            {[...new Set(once.map(({ form }) => localized(form.name)))].join(', ')}
          </legend>
          {once.map(({ form, question: asked }) => question(answerKey(null, form, asked), asked))}
        </fieldset>
      )}
      {tickets.length > 1 && (
        <p className="dimmed size-13 no-margin above-8 below-8">
          {messages.pasteHint}{' '}
          <output>{pasted && messages.pasted(pasted.rows, pasted.surplus)}</output>
        </p>
      )}
      {tickets.map(({ line, ordinal, asks }) => (
        <fieldset key={`${line.key}.${ordinal}`} className={`shrinks relative ${styles.piece}`}>
          <legend className={styles.legend}>
            {messages.piece(localized(line.title), ordinal + 1, line.quantity)}
          </legend>
          {line.identifications.map((identification, place) => {
            const key = holderKey(line, ordinal, identification)
            return (
              <PassHolder
                key={key}
                name={key}
                identification={identification}
                holder={details.holders[key] ?? noHolder}
                missing={missing}
                suggestion={place === 0 ? client : null}
                onChange={(holder) =>
                  onChange({ ...details, holders: { ...details.holders, [key]: holder } })
                }
              />
            )
          })}
          {asks.map(({ form, question: asked }) =>
            question(answerKey({ line, ordinal }, form, asked), asked),
          )}
        </fieldset>
      ))}
    </div>
  )
}
