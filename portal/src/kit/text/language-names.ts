/** Each language names itself, whatever the page speaks. */
export const languageNames = { fr: 'Français', en: 'English' } as const
