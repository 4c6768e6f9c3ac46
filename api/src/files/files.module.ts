import { deleteImage as deleteWire } from '@guichet/contract/files/delete-image.ts'
import { findImage as findWire } from '@guichet/contract/files/find-image.ts'
import {
  getImage as getWire,
  getOwnerPicture as ownerWire,
} from '@guichet/contract/files/get-image.ts'
import { uploadImage as uploadWire } from '@guichet/contract/files/upload-image.ts'
import type { Mount } from '../platform/mount.ts'
import type { JobHandler } from '../platform/worker.ts'
import { deleteImage } from './delete-image.ts'
import { dropFile } from './drop-file.job.ts'
import type { FileStore } from './file-store.ts'
import { findImage } from './find-image.ts'
import { getImage, getOwnerPicture } from './get-image.ts'
import type { PictureQueue } from './picture-queue.ts'
import { uploadImage } from './upload-image.ts'

export { openPictureQueue } from './picture-queue.ts'

export function filesModule(mount: Mount, store: FileStore, pictures: PictureQueue) {
  mount(uploadWire, uploadImage(store, pictures))
  mount(deleteWire, deleteImage)
  mount(findWire, findImage)
  mount(getWire, getImage(store))
  mount(ownerWire, getOwnerPicture(store))
}
export const fileJobs = (store: FileStore): Record<string, JobHandler> => ({
  'drop-file': dropFile(store),
})
