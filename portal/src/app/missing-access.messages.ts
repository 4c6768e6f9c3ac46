import type { AccessType } from '@guichet/contract/access.ts'
import type { Language } from '../kit/text/messages.ts'

// Only types are imported: loaded by itself, this file brings nothing along.
export const accessNames: Record<Language, Record<AccessType, string>> = {
  fr: {
    Dashboard: 'Tableau de bord',
    SalesReports: 'Rapports de ventes',
    Tickets: 'Billets',
    Orders: 'Commandes',
    PromoCodes: 'Codes promo',
    TicketCreation: 'Création de billets',
    Rescheduling: 'Report de billets',
    MyTicketing: 'Ma billetterie',
    Activities: 'Activités',
    EquipmentRental: 'Location d’équipement',
    Timetables: 'Horaires',
    Forms: 'Formulaires',
    CommunicationAndLegalTexts: 'Communications et textes légaux',
    PaymentAndTaxes: 'Paiement et taxes',
    Traffic: 'Achalandage',
    Staffs: 'Personnel',
    Clients: 'Clients',
    Pricings: 'Tarifs',
    Calendar: 'Calendrier',
    Lodging: 'Hébergement',
    Configuration: 'Configuration',
    Products: 'Produits',
    Quotes: 'Soumissions',
    Search: 'Recherche',
  },
  en: {
    Dashboard: 'Dashboard',
    SalesReports: 'Sales reports',
    Tickets: 'Tickets',
    Orders: 'Orders',
    PromoCodes: 'Promo codes',
    TicketCreation: 'Ticket creation',
    Rescheduling: 'Rescheduling',
    MyTicketing: 'My ticketing',
    Activities: 'Activities',
    EquipmentRental: 'Equipment rental',
    Timetables: 'Timetables',
    Forms: 'Forms',
    CommunicationAndLegalTexts: 'Communications and legal texts',
    PaymentAndTaxes: 'Payment and taxes',
    Traffic: 'Traffic',
    Staffs: 'Staff',
    Clients: 'Clients',
    Pricings: 'Pricing',
    Calendar: 'Calendar',
    Lodging: 'Lodging',
    Configuration: 'Configuration',
    Products: 'Products',
    Quotes: 'Quotes',
    Search: 'Search',
  },
}

type Sentences = { noAccess: (access: string) => string; noAccessAtAll: string }
export const missingAccessMessages: Record<Language, Sentences> = {
  fr: {
    noAccess: (access: string) =>
      `Votre rôle ne comprend pas l’accès «\u00a0${access}\u00a0». Demandez-le à un administrateur principal.`,
    noAccessAtAll:
      'Votre rôle ne donne accès à aucune page. Demandez un accès à un administrateur principal.',
  },
  en: {
    noAccess: (access) =>
      `Your role does not include the “${access}” access. Ask a main administrator for it.`,
    noAccessAtAll:
      'Your role doesn’t give access to any page. Ask a main administrator for access.',
  },
}
