import { ActionIcon, Switch, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { AddButton } from '../kit/add-button.tsx'
import { BilingualFields } from '../kit/bilingual-fields.tsx'
import { Confirm } from '../kit/confirm.tsx'
import { formWords } from '../kit/form.words.ts'
import { moved } from '../kit/ordered.rules.ts'
import { Overbooked } from '../kit/overbooked.tsx'
import type { RecordForm } from '../kit/use-record-form.ts'
import { WholeField } from '../kit/whole-field.tsx'
import { useWords } from '../kit/words.ts'
import {
  emptySize,
  hasSizes,
  losesWork,
  numbered,
  piecesOf,
  withoutSizes,
  withSizes,
} from './rental.rules.ts'
import type { ModelForm, SpecificationForm } from './rentals.queries.ts'
import { rentalWords } from './rentals.words.ts'
import styles from './rentals.module.css'

type Props = { form: RecordForm<ModelForm>; isKnown: boolean }

/** One quantity, or sizes with a quantity each. The switch says what it throws away before it does. */
export function ModelStock({ form, isKnown }: Props) {
  const words = useWords(rentalWords)
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
    <section className={styles.part} aria-label={words.stock}>
      <h3 className={styles.subheading}>{words.stock}</h3>
      <Switch
        label={words.hasSizes}
        checked={areSizes}
        onChange={() => (losesWork(specifications) ? setAsking(true) : turn())}
      />
      {areSizes ? (
        <Sizes form={form} onSizes={set} />
      ) : (
        <WholeField
          {...form.getInputProps<number>('specifications.0.quantity')}
          label={words.quantity}
          isRequired
        />
      )}
      {!areSizes && <Overbooked count={specifications[0]?.overbooked} />}
      {isKnown && (
        <Text size="xs" c="dimmed">
          {words.stockHint}
        </Text>
      )}
      {isAsking && (
        <Confirm
          title={areSizes ? words.dropSizesTitle : words.addSizesTitle}
          verb={areSizes ? words.dropSizesVerb : words.addSizesVerb}
          isDangerous={areSizes}
          onClose={() => setAsking(false)}
          onConfirm={turn}
        >
          {areSizes ? words.dropSizes(specifications.length, pieces) : words.addSizes(pieces)}
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
  const words = useWords(rentalWords)
  const kit = useWords(formWords)
  const sizes = form.values.specifications
  return (
    <>
      <ol className={styles.list}>
        {sizes.map((size, place) => {
          const name = words.size(place + 1)
          return (
            <li key={size.publicId ?? `new-${place}`} className={styles.size} aria-label={name}>
              <BilingualFields
                form={form}
                path={(language) => `specifications.${place}.internationalizedNames.${language}`}
                label={words.sizeName}
                max={50}
                isRequired
              />
              <div>
                <WholeField
                  {...form.getInputProps<number>(`specifications.${place}.quantity`)}
                  label={words.quantity}
                  isRequired
                />
                <Overbooked count={size.overbooked} />
              </div>
              <span className={styles.rowActs}>
                {sizes.length > 1 && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={kit.moveUp(name)}
                    onClick={() => onSizes(moved(sizes, place, -1))}
                  >
                    <IconArrowUp size={16} aria-hidden />
                  </ActionIcon>
                )}
                {sizes.length > 1 && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={kit.moveDown(name)}
                    onClick={() => onSizes(moved(sizes, place, 1))}
                  >
                    <IconArrowDown size={16} aria-hidden />
                  </ActionIcon>
                )}
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={kit.remove(name)}
                  title={sizes.length === 1 ? words.lastSize : undefined}
                  disabled={sizes.length === 1}
                  onClick={() => onSizes(sizes.filter((_, other) => other !== place))}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
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
        {words.addSize}
      </AddButton>
    </>
  )
}
