import { uploadImage } from '@guichet/contract/files/upload-image.ts'
import { saveOfficeProfile } from '@guichet/contract/ticket-office/save-office-profile.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { call } from '../kit/api/call.ts'
import { useProblemMessage } from '../kit/api/problem-message.ts'
import { queryKeys } from '../kit/api/query-keys.ts'
import { upload } from '../kit/api/upload.ts'
import { useOnce } from '../kit/api/use-once.ts'
import { notifyError, notifySuccess } from '../kit/layout/notify.tsx'
import { BusinessReload, useBusiness } from '../kit/session/business.ts'
import { useMessages } from '../kit/text/messages.ts'
import { officeMessages } from './office.messages.ts'
import { isWaiting } from './photos.rules.ts'
import {
  saveOffice,
  UploadFailed,
  type SaveEffects,
  type Saving,
  type Steps,
} from './save-office.ts'

const atStart: Steps = { profile: 'waiting', removals: 'waiting', uploads: 'waiting' }
const sendPicture: SaveEffects['send'] = async (picture, onProgress) => {
  const content = new File([picture], 'photo.jpg', { type: 'image/jpeg' })
  const body = { container: 'collaborators' as const, content }
  return (await upload(uploadImage, { body }, { onProgress })).imageUrl
}

/** Saves the public page and reports its steps; with new photos, it takes several calls. */
export function useSaveOffice() {
  const { publicId } = useBusiness()
  const messages = useMessages(officeMessages)
  const say = useProblemMessage()
  const client = useQueryClient()
  const reload = useContext(BusinessReload)
  const [steps, setSteps] = useState<Steps | null>(null)
  const [percent, setPercent] = useState(0)
  const saving = useMutation({
    mutationFn: (saving: Saving) => {
      setPercent(0)
      setSteps(saving.values.profileImages.some(isWaiting) ? atStart : null)
      return saveOffice(saving, {
        put: (body) => call(saveOfficeProfile, { params: { id: publicId }, body }),
        send: sendPicture,
        onStep: (step, state) => setSteps((now) => ({ ...(now ?? atStart), [step]: state })),
        onProgress: setPercent,
      })
    },
    onSuccess: async () => {
      setSteps(null)
      notifySuccess(messages.commands.saveOfficeProfile.success)
      // The price preview of a sale says whether the terminal's reference is required.
      void client.invalidateQueries({ queryKey: queryKeys.sell.preview() })
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
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.office.profile(publicId) }),
  })
  const save = useOnce(saving)
  return { save, steps, percent, error: save.error instanceof UploadFailed ? null : save.error }
}
