import { expect, test } from 'vitest'
import * as endpoints from '../index.ts'
import { auditActionMessages, auditActionName, auditActions } from './audit-actions.messages.ts'
import { auditFieldName } from './audit-fields.messages.ts'
import { auditSubjectMessages, auditSubjects } from './audit-subjects.messages.ts'
import { describeAudit } from './describe-audit.ts'

/** Calls that save a whole record: their audit lines name the fields of the reply that changed. */
const saves = [
  'saveActivity',
  'saveRebate',
  'saveProduct',
  'savePackage',
  'saveAccessory',
  'saveLodgingCategory',
  'saveForm',
  'saveQuestion',
  'saveFees',
  'saveTaxes',
  'saveOfficeProfile',
  'saveCommunication',
  'saveStaff',
  'saveCustomRole',
  'saveScheduledExport',
] as const
/** Fields that a save never changes. */
const constant = new Set(
  'publicId collaboratorPublicId collaboratorId version userPublicId members canGrant isAwaited hasSecondFactor changeObstacle removalObstacle lastRun createdByName nextDueDateTimeUtc administrationRoles'.split(
    ' ',
  ),
)

test('each field that a save can change has a name in both languages', () => {
  const fields = new Set(
    saves.flatMap((name) => Object.keys((endpoints[name].reply as { shape: object }).shape)),
  )
  const wordless = [...fields].filter(
    (field) =>
      !constant.has(field) && (['fr', 'en'] as const).some((l) => !auditFieldName(field, l)),
  )
  expect(wordless).toEqual([])
})

test('each action and each kind of subject has a name in both languages', () => {
  for (const language of ['fr', 'en'] as const) {
    const names = auditActions.map((action) => auditActionMessages[language][action])
    expect(names.filter((name) => !name?.trim())).toEqual([])
    const repeated = names.filter((name, i) => names.indexOf(name) !== i)
    // At most two actions may have the name of another one.
    expect(repeated.length).toBeLessThan(3)
    expect(auditSubjects.filter((kind) => !auditSubjectMessages[language][kind])).toEqual([])
  }
  expect(auditActionName('long.gone_by', 'fr')).toBe('long gone by')
})

const english = {
  language: 'en',
  money: (cents: number) => `$${(cents / 100).toFixed(2)}`,
  moment: (instant: string) => instant.slice(0, 10),
} as const

test('a change is described with the name, the old and the new value of its field', () => {
  expect(
    describeAudit(
      {
        fields: ['isActive', 'internationalizedFields', 'code'],
        changes: { isActive: [true, false] },
        withoutVersion: true,
      },
      { code: 'ETE → HIVER' },
      english,
    ),
  ).toEqual([
    { name: 'Active', from: 'yes', to: 'no' },
    { name: 'Texts' },
    { name: 'Code', from: 'ETE', to: 'HIVER' },
    { name: 'Saved without seeing the version before', to: 'yes' },
  ])
})

test('pairs of every form are described; ids are not', () => {
  const id = '0194f0a0-0000-7000-8000-000000000001'
  const detailsOf = (facts: object) => describeAudit(facts as Record<string, unknown>, {}, english)
  expect(
    detailsOf({ from: { isTillRequired: false, x: 1 }, to: { isTillRequired: true, x: 1 } }),
  ).toEqual([{ name: 'Till required', from: 'no', to: 'yes' }])
  expect(detailsOf({ rateMilliFrom: 1500, rateMilli: 2000 })).toEqual([
    { name: 'Rate', from: '1.5 %', to: '2 %' },
  ])
  expect(detailsOf({ fromCents: 100, toCents: 250, fields: ['price'] })).toEqual([
    { name: 'Price', from: '$1.00', to: '$2.50' },
    { name: 'Price' },
  ])
  expect(detailsOf({ from: '2026-01-02T03:04:05.000Z', to: null })).toEqual([
    { name: 'Status', from: '2026-01-02', to: 'none' },
  ])
  expect(
    detailsOf({ reschedulingId: id, finalCents: 1200, byClient: true, roles: [id, id] }),
  ).toEqual([
    { name: 'Total', to: '$12.00' },
    { name: 'Roles', to: '2' },
  ])
})

test('a time zone is described by its name', () => {
  const from = { timeZone: 'America/Toronto' }
  const to = { timeZone: 'America/Halifax' }
  expect(describeAudit({ from, to }, {}, english)).toEqual([
    {
      name: 'Time zone',
      from: 'Eastern (Montreal, Quebec City, Toronto)',
      to: 'Atlantic (Halifax, Moncton)',
    },
  ])
  expect(describeAudit({ timeZone: 'Europe/Paris' }, {}, english)).toEqual([
    { name: 'Time zone', to: 'Europe/Paris' },
  ])
})

test('a payment method is described by its name', () => {
  const detailsOf = (method: string) => describeAudit({ method }, {}, english)
  expect(detailsOf('card')).toEqual([{ name: 'Payment method', to: 'Card at the counter' }])
  expect(detailsOf('barter')).toEqual([{ name: 'Payment method', to: 'barter' }])
})
