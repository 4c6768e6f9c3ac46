import type { Identification } from './sellables.db.ts'

/** Identifications in the form of the API. */
export const viewIdentifications = (identifications: readonly Identification[]) =>
  identifications.map(({ id, label, optional, wantsPicture }) => ({
    publicId: id,
    label,
    isOptional: optional,
    isPictureRequired: wantsPicture,
  }))
