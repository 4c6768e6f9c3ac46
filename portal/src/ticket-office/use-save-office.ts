import { uploadImage } from '@guichet/contract/files/upload-image.ts'
import { saveOfficeProfile } from '@guichet/contract/ticket-office/save-office-profile.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { BusinessReload, useBusiness } from '../kit/business.ts'
import { call } from '../kit/call.ts'
import { useMessages } from '../kit/messages.ts'
import { notifyError, notifySuccess } from '../kit/notify.tsx'
import { useProblemMessage } from '../kit/problem-message.ts'
import { upload } from '../kit/upload.ts'
import { officeMessages } from './office.messages.ts'
import { officeKeys, type Profile } from './office.queries.ts'
import { isWaiting, mainOf, savablePhotos, type Photo } from './photos.rules.ts'

export type Step = 'profile' | 'removals' | 'uploads'
export type StepState = 'waiting' | 'running' | 'done' | 'failed'
export type Steps = Record<Step, StepState>
type Saving = { values: Profile; stored: Profile; pictures: ReadonlyMap<string, Blob> }
const atStart: Steps = { profile: 'waiting', removals: 'waiting', uploads: 'waiting' }

/**
 * Photos could not be sent. What stands now: the former ones, not even those, or what stood before,
 * as nothing was saved.
 */
class UploadFailed extends Error {
  readonly outcome: 'restored' | 'notRestored' | 'nothingSaved'
  readonly reason: unknown
  constructor(outcome: UploadFailed['outcome'], reason: unknown) {
    super('upload')
    this.outcome = outcome
    this.reason = reason
  }
}

/**
 * The page is saved first; its failure stops everything. The same save lets go of removed photos.
 * Then new photos are sent and shown; if that fails, the page is saved once more with its former
 * photos, which the server keeps for this.
 */
export function useSaveOffice() {
  const { publicId } = useBusiness()
  const messages = useMessages(officeMessages)
  const say = useProblemMessage()
  const client = useQueryClient()
  const reload = useContext(BusinessReload)
  const [steps, setSteps] = useState<Steps | null>(null)
  const [percent, setPercent] = useState(0)
  const mark = (step: Step, state: StepState) =>
    setSteps((now) => ({ ...(now ?? atStart), [step]: state }))

  const put = (values: Profile, version: number, photos: readonly Photo[], main: string | null) =>
    call(saveOfficeProfile, {
      params: { id: publicId },
      body: {
        ...values,
        version,
        profileImages: [...photos],
        mainProfileImageUrl: mainOf(photos, main),
      },
    }) as Promise<Profile>

  const sendAll = async (
    wanted: readonly Photo[],
    pictures: Saving['pictures'],
  ): Promise<Map<string, string>> => {
    const sent = new Map<string, string>()
    const waiting = wanted.filter(isWaiting)
    for (const [i, { imageUrl }] of waiting.entries()) {
      const content = new File([pictures.get(imageUrl)!], 'photo.jpg', { type: 'image/jpeg' })
      const reply = await upload(
        uploadImage,
        { body: { container: 'collaborators', content } },
        { onProgress: (part) => setPercent(Math.round((i * 100 + part) / waiting.length)) },
      )
      sent.set(imageUrl, reply.imageUrl)
    }
    return sent
  }
  const withSent = ({ values }: Saving, sent: ReadonlyMap<string, string>) => ({
    photos: values.profileImages.map((photo) => ({
      ...photo,
      imageUrl: sent.get(photo.imageUrl) ?? photo.imageUrl,
    })),
    main:
      values.mainProfileImageUrl &&
      (sent.get(values.mainProfileImageUrl) ?? values.mainProfileImageUrl),
  })

  const save = useMutation({
    mutationFn: async (saving: Saving): Promise<Profile> => {
      const { values, stored, pictures } = saving
      setPercent(0)
      setSteps(values.profileImages.some(isWaiting) ? atStart : null)
      const first = savablePhotos(values.profileImages, stored.profileImages)
      const early = new Map<string, string>()
      // A page without any photo yet has nothing to be saved with before its first one is sent.
      if (!first.length) {
        mark('uploads', 'running')
        for (const [waiting, sent] of await sendAll(values.profileImages, pictures).catch(
          (reason: unknown) => {
            mark('uploads', 'failed')
            throw new UploadFailed('nothingSaved', reason)
          },
        ))
          early.set(waiting, sent)
        mark('uploads', 'done')
      }
      mark('profile', 'running')
      const start = first.length
        ? { photos: first, main: values.mainProfileImageUrl }
        : withSent(saving, early)
      const saved = await put(values, values.version, start.photos, start.main).catch(
        (error: unknown) => {
          mark('profile', 'failed')
          throw error
        },
      )
      mark('profile', 'done')
      mark('removals', 'done')
      if (!values.profileImages.some(isWaiting) || early.size) {
        mark('uploads', 'done')
        return saved
      }
      mark('uploads', 'running')
      try {
        const { photos, main } = withSent(saving, await sendAll(values.profileImages, pictures))
        const whole = await put(values, saved.version, photos, main)
        mark('uploads', 'done')
        return whole
      } catch (reason) {
        mark('uploads', 'failed')
        throw new UploadFailed(
          await put(values, saved.version, stored.profileImages, stored.mainProfileImageUrl).then(
            () => 'restored' as const,
            () => 'notRestored' as const,
          ),
          reason,
        )
      }
    },
    onSuccess: async () => {
      setSteps(null)
      notifySuccess(messages.commands.saveOfficeProfile.success)
      await reload()
    },
    onError: (error) => {
      if (error instanceof UploadFailed)
        notifyError(messages.uploadError, `${say(error.reason)} ${messages[error.outcome]}`)
      else {
        setSteps(null)
        notifyError(messages.commands.saveOfficeProfile.error, '')
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: officeKeys.profile(publicId) }),
  })
  return { save, steps, percent, error: save.error instanceof UploadFailed ? null : save.error }
}
