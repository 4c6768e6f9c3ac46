import { bilingual } from '../text/messages.ts'

export const richTextMessages = bilingual({
  fr: {
    toolbar: 'Mise en forme',
    used: (used: number, max: number) => `${used}/${max} caractères, mise en forme comprise`,
    controls: {
      boldControlLabel: 'Gras',
      italicControlLabel: 'Italique',
      underlineControlLabel: 'Souligné',
      strikeControlLabel: 'Barré',
      highlightControlLabel: 'Surligné',
      h1ControlLabel: 'Titre 1',
      h2ControlLabel: 'Titre 2',
      h3ControlLabel: 'Titre 3',
      bulletListControlLabel: 'Liste à puces',
      orderedListControlLabel: 'Liste numérotée',
      alignLeftControlLabel: 'Aligner à gauche',
      alignCenterControlLabel: 'Centrer',
      alignRightControlLabel: 'Aligner à droite',
      alignJustifyControlLabel: 'Justifier',
    },
  },
  en: {
    toolbar: 'Formatting',
    used: (used, max) => `${used}/${max} characters, formatting included`,
    controls: {
      boldControlLabel: 'Bold',
      italicControlLabel: 'Italic',
      underlineControlLabel: 'Underline',
      strikeControlLabel: 'Strike',
      highlightControlLabel: 'Highlight',
      h1ControlLabel: 'Heading 1',
      h2ControlLabel: 'Heading 2',
      h3ControlLabel: 'Heading 3',
      bulletListControlLabel: 'Bullet list',
      orderedListControlLabel: 'Numbered list',
      alignLeftControlLabel: 'Align left',
      alignCenterControlLabel: 'Align centre',
      alignRightControlLabel: 'Align right',
      alignJustifyControlLabel: 'Justify',
    },
  },
})
