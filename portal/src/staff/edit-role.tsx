import type { AccessType } from '@guichet/contract/access.ts'
import {
  CustomRoleForm,
  roleNameLimit,
  roleTemplates,
  type RoleTemplate,
} from '@guichet/contract/staff/custom-role.ts'
import { Checkbox, NativeSelect, NumberInput, Text } from '@mantine/core'
import { useContext, useState } from 'react'
import { accessNames } from '../domain/names/access-names.messages.ts'
import { BilingualFields } from '../kit/forms/bilingual-fields.tsx'
import { RecordModal } from '../kit/forms/record-modal.tsx'
import { useRecordForm, type RecordForm } from '../kit/forms/use-record-form.ts'
import { mayOpen, useBusiness } from '../kit/session/business.ts'
import { MenuPreview } from '../kit/session/menu-preview.ts'
import { useLanguage, useLocalized, useMessages } from '../kit/text/messages.ts'
import { accessGroups, type AccessGroup } from './access-groups.ts'
import { staffMessages } from './staff.messages.ts'
import { useCreateRole, useSaveRole, type Role, type RoleDraft } from './staff.queries.ts'
import styles from './staff.module.css'

type Draft = RoleDraft & { version?: number }
type Form = RecordForm<Draft>
const emptyRole: Draft = {
  name: { fr: '', en: '' },
  accesses: [],
  restrictions: [],
  discountCeiling: 0,
  needsSecondFactor: false,
}
const draftOf = (role: Role): Draft => ({
  name: role.name,
  accesses: role.accesses,
  restrictions: role.restrictions,
  discountCeiling: role.discountCeiling,
  needsSecondFactor: role.needsSecondFactor,
  version: role.version,
})

/** Form of a role: name, accesses and restrictions, with a preview of its menu. */
export function EditRole({ role, onClose }: { role: Role | null; onClose: () => void }) {
  const messages = useMessages(staffMessages)
  const localized = useLocalized()
  const create = useCreateRole(onClose)
  const save = useSaveRole(onClose)
  const command = role ? save : create
  const [record] = useState(() => (role ? draftOf(role) : emptyRole))
  const form = useRecordForm<Draft>(CustomRoleForm, record, command.error)
  const submit = ({ version, ...body }: Draft) => {
    if (role) save.mutate({ params: { id: role.publicId }, body: { ...body, version } })
    else create.mutate({ body })
  }
  return (
    <RecordModal
      title={role ? messages.editRole(localized(role.name)) : messages.newRole}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      command={command}
      fieldNames={messages.fields}
    >
      {role && role.members > 0 && (
        <Text size="sm" c="dimmed">
          {messages.changesAtOnce(role.members)}
        </Text>
      )}
      <BilingualFields
        form={form}
        path={(language) => `name.${language}`}
        label={messages.fields.name}
        max={roleNameLimit}
        isRequired
      />
      {!role && <Template form={form} />}
      <Accesses form={form} held={record.accesses} />
      <Limits form={form} held={record} />
      <Menu accesses={form.values.accesses} />
    </RecordModal>
  )
}

/** Fills in a typical role, and its name if that is empty. */
function Template({ form }: { form: Form }) {
  const messages = useMessages(staffMessages)
  const { en } = staffMessages
  const business = useBusiness()
  const [chosen, setChosen] = useState<RoleTemplate | 'none'>('none')
  const choose = (name: RoleTemplate | 'none') => {
    setChosen(name)
    if (name === 'none') return
    const { accesses, restrictions } = roleTemplates[name]
    const names = form.getValues().name
    form.setValues({
      ...form.getValues(),
      accesses: accesses.filter((type) => mayOpen(business, type)),
      restrictions: [...restrictions],
      name: {
        fr: names.fr || staffMessages.fr.templates[name],
        en: names.en || en.templates[name],
      },
    })
  }
  return (
    <NativeSelect
      label={messages.template}
      value={chosen}
      data={(['none', ...(Object.keys(roleTemplates) as RoleTemplate[])] as const).map((value) => ({
        value,
        label: messages.templates[value],
      }))}
      onChange={(event) => choose(event.currentTarget.value as RoleTemplate)}
    />
  )
}

function Accesses({ form, held }: { form: Form; held: readonly AccessType[] }) {
  const messages = useMessages(staffMessages)
  const language = useLanguage()
  const business = useBusiness()
  const { accesses } = form.values
  return (
    <fieldset className="shrinks" data-path="accesses" tabIndex={-1}>
      <legend className="size-14 medium no-margin below-8">{messages.fields.accesses}</legend>
      <div className={styles.groups}>
        {(Object.keys(accessGroups) as AccessGroup[]).map((group) => (
          <fieldset key={group} className="shrinks">
            <legend className={styles.group}>{messages.groups[group]}</legend>
            {accessGroups[group].map((type: AccessType) => (
              <Checkbox
                key={type}
                className={styles.access!}
                label={accessNames[language][type]}
                checked={accesses.includes(type)}
                disabled={!mayOpen(business, type) && !held.includes(type)}
                onChange={(event) =>
                  form.setFieldValue(
                    'accesses',
                    event.currentTarget.checked
                      ? [...accesses, type]
                      : accesses.filter((each) => each !== type),
                  )
                }
              />
            ))}
          </fieldset>
        ))}
      </div>
      {form.errors.accesses && <p className={styles.problem}>{form.errors.accesses}</p>}
    </fieldset>
  )
}

function Limits({ form, held }: { form: Form; held: Draft }) {
  const messages = useMessages(staffMessages)
  const language = useLanguage()
  const business = useBusiness()
  const { restrictions, discountCeiling } = form.values
  // A user who may not refund cannot remove this restriction from a role.
  const isFixed = business.restrictions.includes('Refund') && held.restrictions.includes('Refund')
  return (
    <div className={styles.limits}>
      <Checkbox
        label={messages.restrictions.Refund}
        description={messages.restrictionHint}
        checked={restrictions.includes('Refund')}
        disabled={isFixed}
        onChange={(event) =>
          form.setFieldValue('restrictions', event.currentTarget.checked ? ['Refund'] : [])
        }
      />
      <NumberInput
        label={messages.discountCeiling}
        description={messages.discountHint}
        value={discountCeiling}
        min={0}
        max={100}
        decimalScale={3}
        decimalSeparator={language === 'fr' ? ',' : '.'}
        allowedDecimalSeparators={[',', '.']}
        allowNegative={false}
        hideControls
        suffix={language === 'fr' ? '\u00a0%' : '%'}
        error={form.errors.discountCeiling}
        data-path="discountCeiling"
        onChange={(percent) => form.setFieldValue('discountCeiling', Number(percent))}
      />
      <Checkbox
        label={messages.needsSecondFactor}
        description={messages.needsSecondFactorHint}
        checked={form.values.needsSecondFactor ?? false}
        onChange={(event) => form.setFieldValue('needsSecondFactor', event.currentTarget.checked)}
      />
    </div>
  )
}

function Menu({ accesses }: { accesses: readonly AccessType[] }) {
  const messages = useMessages(staffMessages)
  const draw = useContext(MenuPreview)
  return (
    <section className={styles.menu} aria-labelledby="role-menu">
      <h3 className="size-14 medium no-margin below-8" id="role-menu">
        {messages.menu}
      </h3>
      {draw({ isMainStaff: false, accesses })}
    </section>
  )
}
