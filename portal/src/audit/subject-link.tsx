import type { AuditLine } from '@guichet/contract/audit/audit-line.ts'
import { Text } from '@mantine/core'
import { AnchorLink } from '../kit/layout/links.tsx'

/** Routes of single records, by kind. */
const records = {
  order: '/orders/$ref',
  ticket: '/tickets/$id',
  quote: '/quotes/$id',
  activity: '/activities/$id',
  rental_category: '/equipment-rentals/$id',
  lodging_category: '/lodging/$id',
  report: '/reports/$id',
  rescheduling: '/rescheduling/$id',
  till: '/till/$id',
} as const
/** Routes of the lists that contain a kind of record. */
const lists = {
  product: '/products',
  form: '/forms',
  question: '/forms',
  'custom-role': '/staffs',
  staff: '/staffs',
  rebate: '/operations/promo-codes',
  rebateGroup: '/operations/promo-codes',
  register: '/till',
  'scheduled-export': '/exports',
  accessory: '/equipment-rentals',
  timetable: '/timetables',
  api_key: '/configuration',
  client: '/clients',
} as const
const isIn = <T extends object>(names: T, kind: string): kind is keyof T & string => kind in names

/** The name of a record, as a link when it has a page. */
export function SubjectLink({ subject }: { subject: AuditLine['subject'] }) {
  const { kind, publicId: id, name } = subject
  if (!name) return null
  if (isIn(records, kind))
    return (
      <AnchorLink to={records[kind]} params={{ id, ref: id }} size="sm" display="block">
        {name}
      </AnchorLink>
    )
  if (isIn(lists, kind))
    return (
      <AnchorLink to={lists[kind]} size="sm" display="block">
        {name}
      </AnchorLink>
    )
  return <Text size="sm">{name}</Text>
}
