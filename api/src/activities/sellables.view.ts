import type { Identification } from './sellables.db.ts'

/** What a holder is asked for, as the API names it. */
export const viewIdentifications = (identifications: readonly Identification[]) =>
  identifications.map(({ id, label, optional, wantsPicture }) => ({
    publicId: id,
    label,
    isOptional: optional,
    isPictureRequired: wantsPicture,
  }))
