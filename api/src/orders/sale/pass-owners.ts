import type { FieldProblem } from '@guichet/contract/problems.ts'
import { fileIdsOf } from '../../files/public.ts'
import { invalid } from '../../platform/http/api-error.ts'
import type { Ctx } from '../../platform/http/contexts.ts'
import { brokenField } from '../../platform/http/field-problem.ts'
import type { StoredOwner } from '../../tickets/public.ts'
import type { PlannedLine } from './cart/planned-cart.ts'

export type FindOwners = (line: PlannedLine, ordinal: number) => StoredOwner[]
type OwnerRequest = NonNullable<PlannedLine['asked']['ticketOwners']>[number][number]
type Identification = PlannedLine['type']['identifications'][number]
type Fault = (field: string, rule: string) => void
/** A holder to store, and the URL of the picture that was sent. */
type ReadOwner = { owner: StoredOwner; url: string | null }

/**
 * Reads the holders of each pass of the cart. Every identification that is not optional needs a
 * first and a last name; a required picture may follow later. Holders of a line without
 * identifications, or for unknown ones, are rejected.
 */
export async function passOwners(ctx: Ctx, lines: readonly PlannedLine[]): Promise<FindOwners> {
  const problems: FieldProblem[] = []
  const fault: Fault = (field, rule) => problems.push(brokenField(field, rule, ctx.language))
  const owners = new Map(lines.flatMap((line) => ownersOfLine(line, fault)))
  if (problems.length) throw invalid(problems)
  await keepPictures(ctx, [...owners.values()].flat())
  return (line, ordinal) => (owners.get(`${line.key}.${ordinal}`) ?? []).map(({ owner }) => owner)
}

/** Keyed by line key and ordinal. */
function ownersOfLine(
  { key, type, quantity, place, asked: { ticketOwners = [] } }: PlannedLine,
  fault: Fault,
): [string, ReadOwner[]][] {
  const field = `${place.field}.ticketOwners`
  if (ticketOwners.length > quantity) fault(field, 'invalid')
  return Array.from({ length: quantity }, (_, ordinal) => {
    const given = ticketOwners[ordinal] ?? []
    const at = `${field}.${ordinal}`
    if (!areOfType(given, type.identifications)) fault(at, 'invalid')
    const read = type.identifications.flatMap((identification, position) => {
      const holder = given.find((item) => item.identificationPublicId === identification.id)
      return ownerOf(identification, holder, (rule, name) =>
        fault(`${at}.${position}.${name}`, rule),
      )
    })
    return [`${key}.${ordinal}`, read]
  })
}

/** Whether each holder has a different identification of the type. */
function areOfType(
  given: readonly OwnerRequest[],
  identifications: readonly Identification[],
): boolean {
  const ids = new Set(given.map((item) => item.identificationPublicId))
  return ids.size === given.length && ids.isSubsetOf(new Set(identifications.map(({ id }) => id)))
}

/** Reads a holder; empty for an optional identification without a name. */
function ownerOf(
  { label, optional, wantsPicture }: Identification,
  holder: OwnerRequest | undefined,
  fault: (rule: string, name: 'firstName' | 'lastName') => void,
): ReadOwner[] {
  const { firstName, lastName } = holder ?? {}
  if (!holder || !firstName || !lastName) {
    if (!optional || firstName || lastName) fault('required', firstName ? 'lastName' : 'firstName')
    return []
  }
  const owner = {
    label,
    firstName,
    lastName,
    birthDate: holder.birthDate ?? null,
    wantsPicture,
    pictureId: null,
    picture: holder.picture ?? null,
  }
  return [{ owner, url: holder.picture ?? null }]
}

/** Resolves the pictures to file ids of this business, which the tickets store. */
async function keepPictures(
  { db, now, language, tenantId }: Ctx,
  owners: readonly ReadOwner[],
): Promise<void> {
  const pictured = owners.filter(({ url }) => url)
  const ids = await fileIdsOf(
    db,
    tenantId,
    pictured.map(({ url }) => url!),
    {
      field: 'tickets.ticketOwners.picture',
      language,
      now,
      container: 'profiles',
      shape: 'square',
    },
  )
  pictured.forEach(({ owner }, i) => {
    owner.pictureId = ids[i]!
  })
}
