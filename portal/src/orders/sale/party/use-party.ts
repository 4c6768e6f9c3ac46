import { useState } from 'react'
import { addDays } from '../../../kit/dates/dates.ts'
import { useMinute } from '../../../kit/dates/use-minute.ts'
import type { Person } from '../buyer/party-in-cart.rules.ts'
import { useInventory } from '../times/times.queries.ts'
import {
  choicesOf,
  freestFirst,
  isWhole,
  type MemberChoice,
  type Plan,
} from './party-plan.rules.ts'
import {
  isBlank,
  newRow,
  pasteRows,
  readRow,
  rowOf,
  type KnownMember,
  withTyped,
  type Row,
  type RowPart,
} from './party-rows.rules.ts'
import { useFits } from './party.queries.ts'

const newId = () => crypto.randomUUID()
const noOne = () => [newRow(newId()), newRow(newId())]
/** Rows and manual choices of the party; kept while the dialog is closed. */
export function usePartyRows() {
  const [rows, setRows] = useState<readonly Row[]>(noOne)
  const [picked, setPicked] = useState<Record<string, MemberChoice>>({})
  const [pasted, setPasted] = useState<{ count: number; surplus: number } | null>(null)
  const [isClient, setClient] = useState(true)
  return {
    rows,
    picked,
    pasted,
    /** The first adult is the client of the sale. */
    isClient,
    setClient,
    type: (id: string, part: RowPart, text: string) =>
      setRows((was) => withTyped(was, { id, part, text })),
    show: (id: string, picture: string) =>
      setRows((was) => was.map((row) => (row.id === id ? { ...row, picture } : row))),
    pick: (id: string, { ticket, sizes }: MemberChoice) =>
      setPicked((was) => ({
        ...was,
        [id]: {
          ...was[id],
          ...(ticket !== undefined && { ticket }),
          ...(sizes && { sizes: { ...was[id]?.sizes, ...sizes } }),
        },
      })),
    add: () => setRows((was) => [...was, newRow(newId())]),
    /** Replaces the rows with a known party; offered only while all rows are blank. */
    fill: (members: readonly KnownMember[], isAgeKnown: boolean) =>
      setRows(members.map((member) => rowOf(member, isAgeKnown, newId()))),
    remove: (id: string) =>
      setRows((was) => {
        const rest = was.filter((row) => row.id !== id)
        return rest.length > 0 ? rest : [newRow(newId())]
      }),
    clear: () => {
      setRows(noOne())
      setPicked({})
      setPasted(null)
      setClient(true)
    },
    /** Whether the text was a list and was pasted. */
    paste: (at: number, part: RowPart, text: string): boolean => {
      const list = pasteRows(rows, { at, part, text }, newId)
      if (!list) return false
      setRows(list.rows)
      setPasted({ count: list.count, surplus: list.surplus })
      return true
    },
  }
}
export type PartyRows = ReturnType<typeof usePartyRows>

const equipmentMoment = ({ equipment, rental }: Plan) =>
  equipment.length > 0 && rental?.begin && rental.duration
    ? { date: rental.begin.date, beginTime: rental.begin.beginTime, duration: rental.duration }
    : null

/** Free pieces per size at the time of the rentals; undefined while loading. */
function useFreePieces(plan: Plan) {
  const { data } = useInventory(equipmentMoment(plan))
  return (sizeId: string) =>
    data?.rentalInventoryItems.find(
      ({ rentalModelSpecificationPublicId }) => rentalModelSpecificationPublicId === sizeId,
    )?.remainingQuantity
}

type Read = { row: Row; person: Person }
/** Fitting products for the people whose rows are valid. */
function useFitsOf(plan: Plan, people: readonly Read[], visit: string) {
  const { category, activity } = plan
  const isAsked = category !== null || plan.equipment.length > 0
  return useFits(isAsked ? people.map(({ row }) => row.id) : [], {
    date: visit,
    tickets: category &&
      activity && {
        activityPublicId: activity.publicId,
        activityCategory: category.category as 'daily_ticket',
      },
    modelPublicIds: plan.equipment.flatMap(({ models }) => models.map(({ publicId }) => publicId)),
    members: people.map(({ person: { birthDate, age, height, boot } }) => ({
      birthDate,
      age,
      height,
      boot,
    })),
  })
}

/** Each row with its person and its fitting choices. */
export function useFittedRows({ rows, picked }: PartyRows, plan: Plan) {
  const { today } = useMinute()
  const visit = plan.tickets.date ?? plan.rental?.begin?.date ?? today
  const read = rows.map((row) => ({
    row,
    // Before the day of the visit is chosen, a birth date up to a year ahead is accepted.
    ...readRow(row, plan.tickets.date ? visit : addDays(visit, 366)),
  }))
  const people = read.filter(
    ({ row, problems }) => !isBlank(row) && Object.keys(problems).length === 0,
  )
  const { fits, error, isSettled } = useFitsOf(plan, people, visit)
  const leftOf = useFreePieces(plan)
  const freestOf = freestFirst(leftOf)
  const all = read.map((item) => {
    const fit = isBlank(item.row) ? undefined : fits?.get(item.row.id)
    return {
      ...item,
      fitted: fit
        ? {
            age: fit.age,
            choices: choicesOf(fit, picked[item.row.id] ?? {}, {
              areLater: plan.areSizesLater,
              freestOf,
            }),
          }
        : null,
    }
  })
  const named = all.filter(({ row }) => !isBlank(row))
  return {
    all,
    named,
    error,
    isSettled,
    /** Index of the first row with a problem or a missing choice; -1 if none. */
    badAt: all.findIndex(
      ({ row, problems, fitted }) =>
        !isBlank(row) &&
        (Object.keys(problems).length > 0 || (fitted !== null && !isWhole(fitted.choices))),
    ),
  }
}
export type FittedRows = ReturnType<typeof useFittedRows>
