import { Switch, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Overbooked } from '../domain/overbooked.tsx'
import { BilingualFields } from '../kit/forms/bilingual-fields.tsx'
import { formMessages } from '../kit/forms/form.messages.ts'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { WholeField } from '../kit/forms/whole-field.tsx'
import { AddButton } from '../kit/layout/add-button.tsx'
import { Confirm } from '../kit/layout/confirm.tsx'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { MoveButtons } from '../kit/tables/move-buttons.tsx'
import { useMessages } from '../kit/text/messages.ts'
import {
  emptySize,
  hasSizes,
  losesWork,
  numbered,
  piecesOf,
  withoutSizes,
  withSizes,
} from './rental.rules.ts'
import { rentalMessages } from './rentals.messages.ts'
import type { ModelForm, SpecificationForm } from './rentals.queries.ts'
import styles from './rentals.module.css'

type Props = { form: RecordForm<ModelForm>; isKnown: boolean }

/**
 * A single quantity, or sizes with a quantity each. Switching asks for confirmation when it would
 * discard input.
 */
export function ModelStock({ form, isKnown }: Props) {
  const messages = useMessages(rentalMessages)
  const [isAsking, setAsking] = useState(false)
  const { specifications } = form.values
  const areSizes = hasSizes(specifications)
  const set = (next: readonly SpecificationForm[]) =>
    form.setFieldValue('specifications', numbered(next))
  const turn = () => {
    set(areSizes ? withoutSizes(specifications) : withSizes(specifications))
    setAsking(false)
  }
  const pieces = piecesOf(specifications)
  return (
    <section className="stack gap-10 dashed-part" aria-label={messages.stock}>
      <h3 className="size-14 strong">{messages.stock}</h3>
      <Switch
        label={messages.hasSizes}
        checked={areSizes}
        onChange={() => (losesWork(specifications) ? setAsking(true) : turn())}
      />
      {areSizes ? (
        <Sizes form={form} onSizes={set} />
      ) : (
        <WholeField
          {...form.getInputProps('specifications.0.quantity')}
          label={messages.fields.quantity}
          isRequired
        />
      )}
      {!areSizes && <Overbooked count={specifications[0]?.overbooked} />}
      {isKnown && (
        <Text size="xs" c="dimmed">
          {messages.stockHint}
        </Text>
      )}
      {isAsking && (
        <Confirm
          title={areSizes ? messages.dropSizesTitle : messages.addSizesTitle}
          verb={areSizes ? messages.dropSizesVerb : messages.addSizesVerb}
          isDangerous={areSizes}
          onClose={() => setAsking(false)}
          onConfirm={turn}
        >
          {areSizes ? messages.dropSizes(specifications.length, pieces) : messages.addSizes(pieces)}
        </Confirm>
      )}
    </section>
  )
}

function Sizes({
  form,
  onSizes,
}: {
  form: RecordForm<ModelForm>
  onSizes: (next: readonly SpecificationForm[]) => void
}) {
  const messages = useMessages(rentalMessages)
  const kit = useMessages(formMessages)
  const sizes = form.values.specifications
  return (
    <>
      <ol className="stack">
        {sizes.map((size, place) => {
          const name = messages.size(place + 1)
          return (
            <li key={size.publicId ?? `new-${place}`} className={styles.size} aria-label={name}>
              <BilingualFields
                form={form}
                path={(language) => `specifications.${place}.internationalizedNames.${language}`}
                label={messages.sizeName}
                max={50}
                isRequired
              />
              <div>
                <WholeField
                  {...form.getInputProps(`specifications.${place}.quantity`)}
                  label={messages.fields.quantity}
                  isRequired
                />
                <Overbooked count={size.overbooked} />
              </div>
              <span className={styles.rowActs}>
                <MoveButtons name={name} items={sizes} place={place} onMove={onSizes} />
                <IconAction
                  color="red"
                  label={kit.remove(name)}
                  icon={IconTrash}
                  title={sizes.length === 1 ? messages.lastSize : undefined}
                  disabled={sizes.length === 1}
                  onClick={() => onSizes(sizes.filter((_, other) => other !== place))}
                />
              </span>
            </li>
          )
        })}
      </ol>
      <AddButton
        data-path="specifications"
        isDisabled={sizes.length >= 100}
        onClick={() => onSizes([...sizes, emptySize(sizes.length)])}
      >
        {messages.addSize}
      </AddButton>
    </>
  )
}
