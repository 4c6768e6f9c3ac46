/** Each language is named in itself, whatever the language of the page. */
export const languageNames = { fr: 'Français', en: 'English' } as const
