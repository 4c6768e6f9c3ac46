import type { Profile } from './office.queries.ts'

export type Photo = Profile['profileImages'][number]
const waiting = '/api/files/1.0/image/collaborators/waiting-'

/** Temporary URL of a photo that is not uploaded yet, which only this page knows. */
export const waitingUrl = (id: string): string => `${waiting}${id}.jpg`
export const isWaiting = ({ imageUrl }: Photo): boolean => imageUrl.startsWith(waiting)

/** The main photo; the first one if the main one was removed. */
export const mainOf = (photos: readonly Photo[], main: string | null): string | null =>
  photos.some(({ imageUrl }) => imageUrl === main) ? main : (photos[0]?.imageUrl ?? null)

export const hasName = (photos: readonly Photo[], fileName: string): boolean =>
  photos.some((photo) => photo.fileName.toLowerCase() === fileName.toLowerCase())

export function movedPhoto(photos: readonly Photo[], from: number, step: 1 | -1): Photo[] {
  const next = [...photos]
  const [photo] = next.splice(from, 1)
  next.splice((from + step + photos.length) % photos.length, 0, photo!)
  return next
}

/** Photos for the first save: those that are stored already, or the former ones if all are new. */
export const savablePhotos = (wanted: readonly Photo[], stored: readonly Photo[]): Photo[] => {
  const kept = wanted.filter((photo) => !isWaiting(photo))
  return kept.length ? kept : [...stored]
}
