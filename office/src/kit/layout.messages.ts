import { bilingual } from '@guichet/contract/bilingual.ts'

export const layoutMessages = bilingual({
  fr: {
    otherLanguage: 'English',
    cart: 'Panier',
    less: 'Un de moins',
    more: 'Un de plus',
    order: 'Commande',
    skip: 'Aller au contenu',
    contact: 'Nous joindre',
    phone: 'Téléphone',
    email: 'Courriel',
    webSite: 'Site Web',
    address: 'Adresse',
    poweredBy: 'Billetterie propulsée par Guichet',
  },
  en: {
    otherLanguage: 'Français',
    cart: 'Cart',
    less: 'One less',
    more: 'One more',
    order: 'Order',
    skip: 'Skip to content',
    contact: 'Contact us',
    phone: 'Phone',
    email: 'Email',
    webSite: 'Website',
    address: 'Address',
    poweredBy: 'Ticket office powered by Guichet',
  },
})
