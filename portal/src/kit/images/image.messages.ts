import { bilingual } from '../text/messages.ts'

type Size = { width: number; height: number }
export const imageMessages = bilingual({
  fr: {
    choose: 'Choisir une image',
    replace: (what: string) => `Remplacer ${what}`,
    remove: (what: string) => `Retirer ${what}`,
    replaceShort: 'Remplacer',
    removeShort: 'Retirer',
    dropHere: 'Glissez une image ici ou cliquez pour la choisir.',
    formats: (types: string, megabytes: number) => `${types}, maximum ${megabytes}\u00a0Mo`,
    uploading: (percent: number) => `Téléversement\u00a0: ${percent}\u00a0%`,
    stop: 'Annuler le téléversement',
    sendAgain: 'Renvoyer l’image',
    cropTitle: 'Recadrer l’image',
    cropHint:
      'Déplacez l’image avec la souris, le doigt ou les flèches. Utilisez le curseur pour l’agrandir.',
    cropArea: 'Partie de l’image qui sera gardée. Les flèches la déplacent.',
    zoom: 'Agrandissement',
    use: 'Utiliser cette image',
    cancel: 'Annuler',
    result: (width: number, height: number) => `Résultat\u00a0: ${width} × ${height} pixels`,
    enlarged: (width: number, height: number) =>
      `La partie choisie n’a que ${width} × ${height} pixels\u00a0: l’image sera agrandie et moins nette.`,
    tooSmall: (size: Size, frame: Size) =>
      `Image trop petite\u00a0: ${size.width} × ${size.height} pixels pour ${frame.width} × ${frame.height}. Elle sera agrandie et paraîtra floue.`,
    unreadable: 'Impossible de lire cette image. Choisissez un fichier JPEG ou PNG.',
    wrongType: (types: string) => `Choisissez un fichier ${types}.`,
    commands: { deleteImage: { success: 'Image retirée', error: 'Impossible de retirer l’image' } },
  },
  en: {
    choose: 'Choose an image',
    replace: (what) => `Replace ${what}`,
    remove: (what) => `Remove ${what}`,
    replaceShort: 'Replace',
    removeShort: 'Remove',
    dropHere: 'Drag an image here or click to choose one.',
    formats: (types, megabytes) => `${types}, up to ${megabytes} MB`,
    uploading: (percent) => `Uploading: ${percent}%`,
    stop: 'Cancel upload',
    sendAgain: 'Send the image again',
    cropTitle: 'Crop the image',
    cropHint: 'Move the image with the mouse, a finger or the arrow keys. Use the slider to zoom.',
    cropArea: 'The part of the image that will be kept. The arrow keys move it.',
    zoom: 'Zoom',
    use: 'Use this image',
    cancel: 'Cancel',
    result: (width, height) => `Result: ${width} × ${height} pixels`,
    enlarged: (width, height) =>
      `The chosen part has only ${width} × ${height} pixels: the image will be enlarged and less sharp.`,
    tooSmall: (size, frame) =>
      `The image is too small: ${size.width} × ${size.height} pixels for ${frame.width} × ${frame.height}. It will be enlarged and look blurred.`,
    unreadable: 'Could not read this image. Choose a JPEG or PNG file.',
    wrongType: (types) => `Choose a ${types} file.`,
    commands: { deleteImage: { success: 'Image removed', error: 'Could not remove the image' } },
  },
})
