import { deleteImage as deleteEndpoint } from '@guichet/contract/files/delete-image.ts'
import { findImage as findEndpoint } from '@guichet/contract/files/find-image.ts'
import {
  getImage as getEndpoint,
  getOwnerPicture as ownerEndpoint,
} from '@guichet/contract/files/get-image.ts'
import { uploadImage as uploadEndpoint } from '@guichet/contract/files/upload-image.ts'
import type { Mount } from '../platform/http/contexts.ts'
import type { JobHandler } from '../platform/jobs/worker.ts'
import { deleteImage } from './delete-image.ts'
import { dropFile } from './drop-file.job.ts'
import type { FileStore } from './file-store.ts'
import { findImage } from './find-image.ts'
import { getImage, getOwnerPicture } from './get-image.ts'
import type { PictureQueue } from './picture-queue.ts'
import { uploadImage } from './upload-image.ts'

export { openPictureQueue } from './picture-queue.ts'

export function filesModule(mount: Mount, store: FileStore, pictures: PictureQueue) {
  mount(uploadEndpoint, uploadImage(store, pictures))
  mount(deleteEndpoint, deleteImage)
  mount(findEndpoint, findImage)
  mount(getEndpoint, getImage(store))
  mount(ownerEndpoint, getOwnerPicture(store))
}
export const fileJobs = (store: FileStore): Record<string, JobHandler> => ({
  'drop-file': dropFile(store),
})
