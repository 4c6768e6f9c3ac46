export { dropPictures } from './drop-pictures.ts'
export { sweepPictures } from './sweep-pictures.ts'
export { fileIdOf, fileIdsOf, imageUrlOf } from './files.db.ts'
