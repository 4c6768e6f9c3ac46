import * as contract from '@guichet/contract/ticket-office/save-office-profile.ts'
import { lockDocument, Profile, writeDocument } from '../businesses/public.ts'
import { dropPictures, fileIdOf, fileIdsOf } from '../files/public.ts'
import { onUniqueViolation } from '../platform/db/on-unique-violation.ts'
import { updateRows } from '../platform/db/rows.ts'
import { handle, type Ctx } from '../platform/http/contexts.ts'
import { fieldProblem } from '../platform/http/field-problem.ts'
import { assertCurrent, savedNote } from '../platform/http/versions.ts'
import { officeProfileOf } from './office-profile.ts'
import { releasedPictures } from './pictures.ts'
import { editedOf, wholeProfile, type WholeProfile } from './specified-profile.rules.ts'

/**
 * Saves the whole page. A removed image is deleted in the same commit, and can be restored within
 * the hour by saving the previous page.
 */
export const saveOfficeProfile = handle(contract.saveOfficeProfile, async (ctx, { body: sent }) => {
  const body = wholeProfile(sent)
  const { db, now, tenantId, audit } = ctx
  const { value: stored, version } = await lockDocument(db, tenantId, 'profile', Profile)
  const unseen = await assertCurrent(
    db,
    tenantId,
    { subjectId: tenantId, subject: 'profile', version },
    body.version,
  )
  const before = await officeProfileOf(db, tenantId)
  const after = await storedFrom(ctx, body, stored)
  await writeDocument(db, tenantId, 'profile', after)
  await writeTenant(ctx, body)
  await writeSettings(ctx, body)
  const removed = await dropPictures(db, tenantId, now, releasedPictures(stored, after))
  const saved = await officeProfileOf(db, tenantId)
  await audit(
    'profile.saved',
    'profile',
    tenantId,
    savedNote(editedOf(before), editedOf(saved), { removedPictures: removed, ...unseen }),
  )
  return saved
})

async function storedFrom(
  { db, now, language, tenantId }: Ctx,
  body: WholeProfile,
  before: Profile,
): Promise<Profile> {
  const {
    languageSpecificFields: {
      fr: { name: _fr, ...fr },
      en: { name: _en, ...en },
    },
    profileImages,
    costDescription,
    location,
    contacts,
  } = body
  const named = (field: string) => ({ field, language, now, container: 'collaborators' as const })
  const ids = await fileIdsOf(
    db,
    tenantId,
    profileImages.map(({ imageUrl }) => imageUrl),
    {
      ...named('profileImages'),
      shape: 'photo',
      shown: before.photos.map(({ fileId }) => fileId),
    },
  )
  const main = profileImages.findIndex(({ imageUrl }) => imageUrl === body.mainProfileImageUrl)
  if (main === -1 && body.mainProfileImageUrl)
    throw fieldProblem('mainProfileImageUrl', 'invalid', language)
  return {
    fr,
    en,
    costDescription,
    location,
    contacts,
    photos: profileImages.map(({ fileName }, i) => ({ fileId: ids[i]!, fileName })),
    mainPhotoId: ids[Math.max(0, main)]!,
    logoId: await fileIdOf(db, tenantId, body.logoImageUrl, named('logoImageUrl')),
    darkLogoId: await fileIdOf(db, tenantId, body.logoImageDarkUrl, named('logoImageDarkUrl')),
  }
}

async function writeTenant(
  { db, language, tenantId }: Ctx,
  { languageSpecificFields: { fr, en }, headerBackgroundColor, isOnline, staticUrl }: WholeProfile,
) {
  const taken =
    staticUrl &&
    (await db
      .selectFrom('tenant')
      .select('id')
      .where('static_url', '=', staticUrl)
      .where('id', '!=', tenantId)
      .executeTakeFirst())
  if (taken) throw fieldProblem('staticUrl', 'taken', language)
  await onUniqueViolation(
    db,
    () =>
      db
        .updateTable('tenant')
        .set({
          name: { fr: fr.name, en: en.name },
          colour: headerBackgroundColor.toLowerCase(),
          online: isOnline,
          static_url: staticUrl || null,
        })
        .where('id', '=', tenantId)
        .execute(),
    () => fieldProblem('staticUrl', 'taken', language),
  )
}

/** Saves the settings of the counter and of frames; those without a member do not change. */
async function writeSettings(
  { db, tenantId }: Ctx,
  { isTerminalReferenceRequired, embeddingSites }: WholeProfile,
) {
  const changed = {
    ...(isTerminalReferenceRequired !== undefined && {
      is_terminal_reference_required: isTerminalReferenceRequired,
    }),
    ...(embeddingSites && { embedding_sites: embeddingSites }),
  }
  if (Object.keys(changed).length > 0)
    await updateRows(db, tenantId, 'tenant_setting').set(changed).execute()
}
