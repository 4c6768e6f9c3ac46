import type { Mount } from '../platform/http/contexts.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { deleteImage } from './delete-image.ts'
import { dropFile } from './drop-file.job.ts'
import type { FileStore } from './file-store.ts'
import { findImage } from './find-image.ts'
import { getImageVariant } from './get-image-variant.ts'
import { getImage, getOwnerPicture } from './get-image.ts'
import type { PictureQueues } from './picture-queue.ts'
import { uploadImage } from './upload-image.ts'

export { openPictureQueues } from './picture-queue.ts'

export function filesModule(mount: Mount, store: FileStore, { uploads, variants }: PictureQueues) {
  mount([
    uploadImage(store, uploads),
    deleteImage,
    findImage,
    getImage(store),
    getImageVariant(store, variants),
    getOwnerPicture(store),
  ])
}
export const fileJobs = (store: FileStore): Record<string, JobHandler> => ({
  'drop-file': dropFile(store),
})
