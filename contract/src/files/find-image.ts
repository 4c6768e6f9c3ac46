import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Required } from '../primitives.ts'
import { uploadImage } from './upload-image.ts'

export const findImage = endpoint({
  service: 'files',
  method: 'GET',
  path: '/1.0/image',
  summary: 'Get the URL of an image of the business by its name',
  access: uploadImage.access,
  effect: 'read',
  query: z.strictObject({ imageName: Required(200) }),
  reply: z.strictObject({
    imageName: z.string(),
    imageUrl: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
  }),
  problems: ['NotFound'],
})
