import { provinceNames } from '../domain/names/province-names.messages.ts'
import { bilingual } from '../kit/text/messages.ts'

export const welcomeMessages = bilingual({
  fr: {
    title: 'Bienvenue dans Guichet',
    intro:
      'Aucune entreprise n’existe encore ici. Créez la vôtre et son premier administrateur principal.',
    business: 'Entreprise',
    person: 'Administrateur principal',
    businessName: 'Nom de l’entreprise',
    province: 'Province ou territoire',
    timeZone: 'Fuseau horaire',
    provinceHint: 'Détermine les taxes applicables.',
    timeZoneHint: 'Utilisé pour les heures et les journées de vente.',
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Courriel',
    language: 'Langue',
    password: 'Mot de passe',
    passwordHint: 'Au moins 12 caractères.',
    show: 'Afficher ou masquer le mot de passe',
    choose: 'Choisir…',
    create: 'Créer l’entreprise',
    other: 'English',
    provinces: provinceNames.fr,
    created: 'L’entreprise est créée',
    whySignIn: {
      existingAccount:
        'Un compte existait déjà avec ce courriel et garde son mot de passe. Connectez-vous avec ce mot de passe.',
      identityProvider:
        'Le fournisseur d’identité de votre organisation vérifie les personnes. Connectez-vous chez lui, avec ce courriel.',
    },
    signIn: 'Se connecter',
    commands: {
      installBusiness: {
        success: 'Entreprise créée',
        error: 'Impossible de créer l’entreprise',
      },
    },
  },
  en: {
    title: 'Welcome to Guichet',
    intro: 'No business exists here yet. Create yours and its first main administrator.',
    business: 'Business',
    person: 'Main administrator',
    businessName: 'Name of the business',
    province: 'Province or territory',
    timeZone: 'Time zone',
    provinceHint: 'Determines which taxes apply.',
    timeZoneHint: 'Used for displayed times and sales days.',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    language: 'Language',
    password: 'Password',
    passwordHint: 'At least 12 characters.',
    show: 'Show or hide the password',
    choose: 'Choose…',
    create: 'Create the business',
    other: 'Français',
    provinces: provinceNames.en,
    created: 'The business is created',
    whySignIn: {
      existingAccount:
        'An account with this email already existed and keeps its password. Sign in with that password.',
      identityProvider:
        'The identity provider of your organization checks who people are. Sign in there, with this email.',
    },
    signIn: 'Sign in',
    commands: {
      installBusiness: {
        success: 'Business created',
        error: 'Could not create the business',
      },
    },
  },
})
