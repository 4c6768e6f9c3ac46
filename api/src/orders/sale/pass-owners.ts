import type { FieldProblem } from '@guichet/contract/problems.ts'
import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { fileIdsOf } from '../../files/public.ts'
import { invalid } from '../../platform/api-error.ts'
import type { Ctx } from '../../platform/handler.ts'
import type { StoredOwner } from '../../tickets/public.ts'
import type { PlannedLine } from './planned-cart.ts'

type OwnersOf = (line: PlannedLine, ordinal: number) => StoredOwner[]

/**
 * Who each pass of the cart is for, as its ticket keeps it. Every identification that is not
 * optional needs a first and a last name; a picture that is asked may come later. Owners of a line
 * that asks for none, or of other identifications, are refused.
 */
export async function passOwners(
  { db, now, language, actor: { tenantId } }: Ctx,
  lines: PlannedLine[],
): Promise<OwnersOf> {
  const problems: FieldProblem[] = []
  const fault = (field: string, rule: string) =>
    problems.push({ field, rule, detail: sentenceOf(rule, language) })
  const pictures: { owner: StoredOwner; url: string }[] = []
  const owners = new Map<string, StoredOwner[]>()
  lines.forEach(({ key, type, quantity, place, asked: { ticketOwners = [] } }) => {
    const field = `${place.field}.ticketOwners`
    if (ticketOwners.length > quantity) fault(field, 'invalid')
    for (let ordinal = 0; ordinal < quantity; ordinal++) {
      const given = ticketOwners[ordinal] ?? []
      if (
        given.some(
          (item) => !type.identifications.some(({ id }) => id === item.identificationPublicId),
        ) ||
        new Set(given.map((item) => item.identificationPublicId)).size !== given.length
      )
        fault(`${field}.${ordinal}`, 'invalid')
      owners.set(
        `${key}.${ordinal}`,
        type.identifications.flatMap(
          ({ id, label, optional, wantsPicture }, place): StoredOwner[] => {
            const at = given.findIndex((item) => item.identificationPublicId === id)
            const holder = given[at]
            const isNamed = Boolean(holder?.firstName && holder.lastName)
            if (!isNamed && (!optional || holder?.firstName || holder?.lastName))
              fault(
                `${field}.${ordinal}.${place}.${holder?.firstName ? 'lastName' : 'firstName'}`,
                'required',
              )
            if (!holder || !isNamed) return []
            const owner: StoredOwner = {
              label,
              firstName: holder.firstName,
              lastName: holder.lastName,
              birthDate: holder.birthDate ?? null,
              wantsPicture,
              pictureId: null,
              picture: holder.picture ?? null,
            }
            if (holder.picture) pictures.push({ owner, url: holder.picture })
            return [owner]
          },
        ),
      )
    }
  })
  if (problems.length) throw invalid(problems)
  const ids = await fileIdsOf(
    db,
    tenantId,
    pictures.map(({ url }) => url),
    { field: 'tickets.ticketOwners.picture', language, now, container: 'profiles' },
  )
  pictures.forEach(({ owner }, i) => {
    owner.pictureId = ids[i]!
  })
  return (line, ordinal) => owners.get(`${line.key}.${ordinal}`) ?? []
}
