export { dropPictures, fileIdOf, fileIdsOf, imageUrlOf } from './files.db.ts'
