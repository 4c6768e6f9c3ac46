import { aPicture, aStoredPicture } from '../factories/pictures.ts'
import type { Staff } from '../factories/staff.ts'
import type { World } from '../world.ts'
import type { Valid } from './calls.ts'

/** Valid requests of the calls about files, the ticket office, communication and forms. */
export async function officeCalls(world: World, staff: Staff) {
  const picture = await aStoredPicture(world, staff)
  const owner = await aStoredPicture(world, staff, 'profiles')
  return {
    uploadImage: { body: { container: 'rentals', content: `data:image/jpeg;base64,${(await aPicture()).toString('base64')}` } },
    deleteImage: { query: { blobName: (await aStoredPicture(world, staff)).imageName } },
    findImage: { query: { imageName: picture.imageName } },
    getImage: { params: { container: 'collaborators', name: picture.imageName } },
    getOwnerPicture: { params: { userId: staff.accountId, name: owner.imageName.split('/').at(-1)! } },
  } satisfies Record<string, Valid>
}
