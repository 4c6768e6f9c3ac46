import type { Mount } from '../platform/http/contexts.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { deleteImage } from './delete-image.ts'
import { dropFile } from './drop-file.job.ts'
import type { FileStore } from './file-store.ts'
import { findImage } from './find-image.ts'
import { getImageVariant } from './get-image-variant.ts'
import { getImage, getOwnerPicture } from './get-image.ts'
import type { PictureQueue } from './picture-queue.ts'
import { uploadImage } from './upload-image.ts'

export { mostVariants, openPictureQueue } from './picture-queue.ts'

export function filesModule(
  mount: Mount,
  store: FileStore,
  { pictures, variants }: { pictures: PictureQueue; variants: PictureQueue },
) {
  mount([
    uploadImage(store, pictures),
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
