import type { FieldProblem } from '@guichet/contract/problems.ts'
import { sentenceOf } from '@guichet/contract/rules.messages.ts'
import { fileIdsOf } from '../files/public.ts'
import { invalid } from '../platform/api-error.ts'
import type { Ctx } from '../platform/mount.ts'
import type { StoredOwner } from '../tickets/public.ts'
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
          (one) => !type.identifications.some(({ id }) => id === one.identificationPublicId),
        ) ||
        new Set(given.map((one) => one.identificationPublicId)).size !== given.length
      )
        fault(`${field}.${ordinal}`, 'invalid')
      owners.set(
        `${key}.${ordinal}`,
        type.identifications.flatMap(
          ({ id, label, optional, wantsPicture }, place): StoredOwner[] => {
            const at = given.findIndex((one) => one.identificationPublicId === id)
            const one = given[at]
            const isNamed = Boolean(one?.firstName && one.lastName)
            if (!isNamed && (!optional || one?.firstName || one?.lastName))
              fault(
                `${field}.${ordinal}.${place}.${one?.firstName ? 'lastName' : 'firstName'}`,
                'required',
              )
            if (!one || !isNamed) return []
            const owner: StoredOwner = {
              label,
              firstName: one.firstName,
              lastName: one.lastName,
              birthDate: one.birthDate ?? null,
              wantsPicture,
              pictureId: null,
              picture: one.picture ?? null,
            }
            if (one.picture) pictures.push({ owner, url: one.picture })
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
