import type { Profile } from './office.queries.ts'
import { isWaiting, mainOf, savablePhotos, type Photo } from './photos.rules.ts'

export type Step = 'profile' | 'removals' | 'uploads'
export type StepState = 'waiting' | 'running' | 'done' | 'failed'
export type Steps = Record<Step, StepState>
export type Saving = { values: Profile; stored: Profile; pictures: ReadonlyMap<string, Blob> }

/**
 * Photos could not be uploaded. `outcome`: the former ones were restored, could not be restored, or
 * nothing was saved.
 */
export class UploadFailed extends Error {
  readonly outcome: 'restored' | 'notRestored' | 'nothingSaved'
  readonly reason: unknown
  /** The stored version, on which the next save is based. */
  readonly version: number
  constructor(
    outcome: UploadFailed['outcome'],
    { reason, version }: { reason: unknown; version: number },
  ) {
    super('upload')
    this.outcome = outcome
    this.reason = reason
    this.version = version
  }
}

type ShownPhotos = { photos: readonly Photo[]; main: string | null }
/** Side effects of a save: calls, and progress for display. */
export type SaveEffects = {
  put: (profile: Profile) => Promise<Profile>
  /** Uploads a photo, with its progress in percent. */
  send: (picture: Blob, onProgress: (percent: number) => void) => Promise<string>
  onStep: (step: Step, state: StepState) => void
  onProgress: (percent: number) => void
}

const bodyOf = (values: Profile, version: number, { photos, main }: ShownPhotos): Profile => ({
  ...values,
  version,
  profileImages: [...photos],
  mainProfileImageUrl: mainOf(photos, main),
})

/** The photos with the URLs of the uploaded ones. */
const withSent = ({ values }: Saving, sent: ReadonlyMap<string, string>): ShownPhotos => {
  const { mainProfileImageUrl: main } = values
  return {
    photos: values.profileImages.map((photo) => ({
      ...photo,
      imageUrl: sent.get(photo.imageUrl) ?? photo.imageUrl,
    })),
    main: main && (sent.get(main) ?? main),
  }
}

/** Reports a step as running, then as done or failed. */
async function inStep<T>(effects: SaveEffects, step: Step, work: () => Promise<T>): Promise<T> {
  effects.onStep(step, 'running')
  try {
    const result = await work()
    effects.onStep(step, 'done')
    return result
  } catch (error) {
    effects.onStep(step, 'failed')
    throw error
  }
}

async function sendAll({ values, pictures }: Saving, effects: SaveEffects) {
  const sent = new Map<string, string>()
  const waiting = values.profileImages.filter(isWaiting)
  for (const [i, { imageUrl }] of waiting.entries())
    sent.set(
      imageUrl,
      await effects.send(pictures.get(imageUrl)!, (part) =>
        effects.onProgress(Math.round((i * 100 + part) / waiting.length)),
      ),
    )
  return sent
}

async function putProfile(
  saving: Saving,
  effects: SaveEffects,
  shown: ShownPhotos,
): Promise<Profile> {
  const { values } = saving
  const saved = await inStep(effects, 'profile', () =>
    effects.put(bodyOf(values, values.version, shown)),
  )
  effects.onStep('removals', 'done')
  return saved
}

/** A page needs a photo: without a stored one, the first is uploaded before the save. */
async function saveFirstPhotos(saving: Saving, effects: SaveEffects): Promise<Profile> {
  const sent = await inStep(effects, 'uploads', () => sendAll(saving, effects)).catch(
    (reason: unknown) => {
      throw new UploadFailed('nothingSaved', { reason, version: saving.values.version })
    },
  )
  return putProfile(saving, effects, withSent(saving, sent))
}

/**
 * Saves the page first, which also removes photos; a failure stops everything. Then uploads new
 * photos and saves again to show them. If that fails, saves the former photos, which the server
 * keeps for this.
 */
export async function saveOffice(saving: Saving, effects: SaveEffects): Promise<Profile> {
  const { values, stored } = saving
  const photos = savablePhotos(values.profileImages, stored.profileImages)
  if (!photos.length) return saveFirstPhotos(saving, effects)
  const saved = await putProfile(saving, effects, { photos, main: values.mainProfileImageUrl })
  if (!values.profileImages.some(isWaiting)) {
    effects.onStep('uploads', 'done')
    return saved
  }
  try {
    return await inStep(effects, 'uploads', async () =>
      effects.put(bodyOf(values, saved.version, withSent(saving, await sendAll(saving, effects)))),
    )
  } catch (reason) {
    const former = { photos: stored.profileImages, main: stored.mainProfileImageUrl }
    const [outcome, version] = await effects.put(bodyOf(values, saved.version, former)).then(
      (restored) => ['restored', restored.version] as const,
      () => ['notRestored', saved.version] as const,
    )
    throw new UploadFailed(outcome, { reason, version })
  }
}
