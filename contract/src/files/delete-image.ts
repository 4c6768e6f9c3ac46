import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Nothing, Required } from '../primitives.ts'
import { uploadImage } from './upload-image.ts'

export const deleteImage = endpoint({
  service: 'files',
  method: 'DELETE',
  path: '/1.0/image',
  summary: 'Delete an image of the business by the name that the upload returned',
  access: uploadImage.access,
  effect: 'write',
  query: z.strictObject({ blobName: Required(200) }),
  reply: Nothing,
  problems: ['NotFound'],
})
