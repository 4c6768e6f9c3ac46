import { feeKinds, FeesForm as Schema } from '@guichet/contract/businesses/save-fees.ts'
import { SegmentedControl, Text, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { useKindNames } from '../domain/names/use-kind-names.ts'
import { FormScreen } from '../kit/forms/form-screen.tsx'
import { adopt, useRecordForm } from '../kit/forms/use-record-form.ts'
import { useBusiness } from '../kit/session/business.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { formatPercent } from '../kit/text/money.ts'
import { paymentMessages } from './payments.messages.ts'
import { useSaveFees, type Fees, type FeesBody } from './payments.queries.ts'
import { draftOf, feeOf, type FeeDraft, type FeeMode } from './taxes.rules.ts'
import styles from './payments.module.css'

type FeeKind = (typeof feeKinds)[number]
type Draft = { version?: number; fees: Record<FeeKind, FeeDraft> }
type Props = { stored: Fees; onReload: () => Promise<Fees | undefined> }

const asDraft = ({ version, feesAppliedToUser }: Fees): Draft => ({
  version,
  fees: Object.fromEntries(
    feeKinds.map((kind) => [kind, draftOf(feesAppliedToUser.find((fee) => fee.kind === kind))]),
  ) as Draft['fees'],
})
const bodyOf = ({ version, fees }: Draft): FeesBody => ({
  ...(version !== undefined && { version }),
  feesAppliedToUser: feeKinds.flatMap((kind) => feeOf(kind, fees[kind])),
})
/**
 * Maps errors of the contract, which identifies a fee by its index, to the form, which does by its
 * kind.
 */
const checked = {
  safeParse: (draft: Draft) => {
    const body = bodyOf(draft)
    const { success, error } = Schema.safeParse(body)
    const issues = (error?.issues ?? []).map(({ path: [list, place, ...rest], message }) => ({
      path:
        list === 'feesAppliedToUser' && typeof place === 'number'
          ? ['fees', body.feesAppliedToUser[place]!.kind]
          : [list!, ...(place === undefined ? [] : [place]), ...rest],
      message,
    }))
    return { success, error: { issues } }
  },
}

/** Fees that buyers pay on top, by kind of product. */
export function FeesForm({ stored, onReload }: Props) {
  const messages = useMessages(paymentMessages)
  const kindNames = useKindNames()
  const { publicId } = useBusiness()
  const save = useSaveFees()
  const record = useMemo(() => asDraft(stored), [stored])
  const form = useRecordForm<Draft>(checked, record, save.error)
  return (
    <FormScreen
      form={form}
      isSaving={save.isPending}
      error={save.error}
      onReload={async () => {
        const fresh = await onReload()
        return fresh && asDraft(fresh)
      }}
      fieldNames={messages.fields}
      onSave={(values) =>
        save.mutate(
          { params: { id: publicId }, body: bodyOf(values) },
          { onSuccess: (saved) => adopt<Draft>(form, asDraft(saved)) },
        )
      }
    >
      <section className="panel stack gap-12 below-16 padded" aria-labelledby="fees">
        <h2 className="size-16" id="fees">
          {messages.fees}
        </h2>
        <Text size="sm" c="dimmed">
          {messages.feesHint}
        </Text>
        {feeKinds.map((kind) => (
          <FeeRow
            key={kind}
            name={kindNames[kind]}
            path={`fees.${kind}`}
            fee={form.values.fees[kind]}
            error={form.errors[`fees.${kind}`]}
            onChange={(fee) => form.setFieldValue(`fees.${kind}`, fee)}
          />
        ))}
      </section>
      {stored.platformFeePercent !== undefined && (
        <PlatformFee percent={stored.platformFeePercent} />
      )}
      <Text size="sm" c="dimmed">
        {messages.onlyNew}
      </Text>
    </FormScreen>
  )
}

/** Fee that the business pays to the platform: set by the installation, read-only. */
function PlatformFee({ percent }: { percent: number }) {
  const messages = useMessages(paymentMessages)
  const language = useLanguage()
  return (
    <section className="panel stack gap-12 below-16 padded" aria-labelledby="platform-fee">
      <h2 className="size-16" id="platform-fee">
        {messages.platformFee}
      </h2>
      <Text size="sm">{messages.platformFeeText(formatPercent(percent, language))}</Text>
    </section>
  )
}

type RowProps = {
  name: string
  path: string
  fee: FeeDraft
  error: React.ReactNode
  onChange: (fee: FeeDraft) => void
}
function FeeRow({ name, path, fee: { mode, value }, error, onChange }: RowProps) {
  const messages = useMessages(paymentMessages)
  const language = useLanguage()
  return (
    <div className={styles.fee}>
      <span className={styles.feeName}>{name}</span>
      <SegmentedControl
        aria-label={messages.modeOf(name)}
        value={mode}
        onChange={(next) => onChange({ mode: next as FeeMode, value })}
        data={(['none', 'percent', 'amount'] as const).map((each) => ({
          value: each,
          label: messages.modes[each],
        }))}
      />
      {mode !== 'none' && (
        <TextInput
          aria-label={messages.feeOf(name)}
          inputMode="decimal"
          autoComplete="off"
          w={120}
          rightSection={mode === 'percent' ? '%' : '$'}
          value={language === 'fr' ? value.replace('.', ',') : value}
          error={error}
          data-path={path}
          onChange={(event) =>
            onChange({ mode, value: event.currentTarget.value.replace(',', '.') })
          }
        />
      )}
    </div>
  )
}
