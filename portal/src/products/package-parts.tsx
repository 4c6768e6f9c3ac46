import { PackageForm as Schema } from '@guichet/contract/products/package.ts'
import { Select, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { kindMessages } from '../domain/names/kinds.messages.ts'
import { PartFailed } from '../kit/api/part-failed.tsx'
import { failedOf } from '../kit/api/query-boundary.tsx'
import { formMessages } from '../kit/forms/form.messages.ts'
import { previewPauseMs } from '../kit/forms/pauses.ts'
import type { RecordForm } from '../kit/forms/use-record-form.ts'
import { WholeField } from '../kit/forms/whole-field.tsx'
import { IconAction } from '../kit/layout/icon-action.tsx'
import { useMessages } from '../kit/text/messages.ts'
import { useMoney } from '../kit/text/money.ts'
import { productMessages } from './products.messages.ts'
import {
  usePartOptions,
  useShares,
  type Package,
  type PackageForm,
  type PartOption,
  type Shares,
} from './products.queries.ts'
import { usePartName } from './use-part-name.ts'
import styles from './products.module.css'

type Props = { form: RecordForm<PackageForm>; known: Package['parts'] }

/** Parts of a package, and their shares of the price as computed by the server. */
export function PackageParts({ form, known }: Props) {
  const messages = useMessages(productMessages)
  const kit = useMessages(formMessages)
  const kinds = useMessages(kindMessages)
  const nameOf = usePartName()
  const offered = usePartOptions()
  const options = offered.data?.items ?? []
  const { parts } = form.values
  const [draft] = useDebouncedValue(form.values, previewPauseMs)
  const isWhole = Schema.pick({ price: true, parts: true }).safeParse({
    price: draft.price,
    parts: draft.parts,
  }).success
  const shares = useShares(draft, isWhole)
  const found = new Map<string, PartOption & { isArchived?: boolean }>(
    [...known, ...options].map((option) => [option.productPublicId, option]),
  )
  for (const part of known) if (part.isArchived) found.set(part.productPublicId, part)
  const free = options.filter(
    ({ productPublicId }) => !parts.some((part) => part.productPublicId === productPublicId),
  )
  const groups = [...Map.groupBy(free, ({ kind }) => kind)].map(([kind, items]) => ({
    group: kinds[kind],
    items: items.map((option) => ({ value: option.productPublicId, label: nameOf(option) })),
  }))
  const set = (next: PackageForm['parts']) => {
    form.setFieldValue('parts', next)
    form.setErrors(
      Object.fromEntries(
        Object.entries(form.errors).filter(([field]) => !field.startsWith('parts')),
      ),
    )
  }
  const shareOf = (id: string) =>
    isWhole
      ? shares.data?.parts.find(({ productPublicId }) => productPublicId === id)?.share
      : undefined
  return (
    <section className={styles.part} aria-label={messages.fields.parts}>
      <h3 className="size-14 strong">{messages.fields.parts}</h3>
      {parts.length > 0 && (
        <table className={styles.parts} aria-label={messages.fields.parts}>
          <thead>
            <tr>
              <th scope="col">{messages.part}</th>
              <th scope="col">{messages.count}</th>
              <th scope="col" className={styles.figure}>
                {messages.listPrice}
              </th>
              <th scope="col" className={styles.figure}>
                {messages.share}
              </th>
              <th scope="col">
                <span className="visually-hidden">{kit.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ productPublicId: id }, place) => {
              const option = found.get(id)
              const name = option ? nameOf(option) : ''
              return (
                <PartRow
                  key={id}
                  option={option}
                  name={name}
                  share={shareOf(id)}
                  quantity={form.getInputProps(`parts.${place}.quantity`)}
                  onRemove={() => set(parts.filter((_, other) => other !== place))}
                />
              )
            })}
          </tbody>
        </table>
      )}
      {form.errors.parts && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {form.errors.parts}
        </Text>
      )}
      {failedOf(offered) && <PartFailed query={offered} title={messages.partsFailed} />}
      <Select
        label={messages.addPart}
        placeholder={messages.addPartHint}
        description={parts.length === 0 ? messages.noPart : undefined}
        data={groups}
        value={null}
        searchable
        clearable={false}
        limit={60}
        disabled={parts.length >= 20 || !offered.data}
        data-path="parts"
        nothingFoundMessage={messages.nothingFound}
        maw={420}
        onChange={(id) => {
          if (id) set([...parts, { productPublicId: id, quantity: 1 }])
        }}
      />
      {isWhole && shares.data && <ShareTotals shares={shares.data} />}
    </section>
  )
}

type PartProps = {
  option: (PartOption & { isArchived?: boolean }) | undefined
  name: string
  share: number | undefined
  quantity: Omit<ComponentProps<typeof WholeField>, 'label'>
  onRemove: () => void
}
function PartRow({ option, name, share, quantity, onRemove }: PartProps) {
  const messages = useMessages(productMessages)
  const kit = useMessages(formMessages)
  const kinds = useMessages(kindMessages)
  const money = useMoney()
  return (
    <tr>
      <th scope="row">
        <span>{name}</span>
        <span className="dimmed size-12 regular">
          {option?.isArchived ? messages.archived : option && kinds[option.kind]}
        </span>
      </th>
      <td>
        <WholeField {...quantity} label={messages.countOf(name)} isLabelHidden width={72} />
      </td>
      <td className={styles.figure}>
        {option && money(option.listPrice)}
        {option?.kind === 'lodging' && (
          <span className="dimmed size-12 regular">{messages.night}</span>
        )}
      </td>
      <td className={styles.figure}>
        <strong>{share === undefined ? '–' : money(share)}</strong>
      </td>
      <td>
        <IconAction color="red" label={kit.remove(name)} icon={IconTrash} onClick={onRemove} />
      </td>
    </tr>
  )
}

/** Price of the parts, price of the package, and the difference. */
function ShareTotals({ shares: { price, listPrice, saving } }: { shares: Shares }) {
  const messages = useMessages(productMessages)
  const money = useMoney()
  return (
    <div className={styles.totals}>
      <dl>
        <dt>{messages.sum}</dt>
        <dd>{money(listPrice)}</dd>
        {saving !== 0 && (
          <>
            <dt>{saving > 0 ? messages.saving : messages.surcharge}</dt>
            <dd>{money(-saving)}</dd>
          </>
        )}
        <dt className="strong">{messages.packagePrice}</dt>
        <dd className="strong">{money(price)}</dd>
      </dl>
      <p className="dimmed size-12 regular">{messages.shareHint}</p>
    </div>
  )
}
