import { importFields, type ImportField } from '@guichet/contract/client-imports/client-import.ts'
import { fold } from '@guichet/contract/fold.ts'

/** Column names in the exports of other systems, folded. */
const names: Record<ImportField, readonly string[]> = {
  email: ['courriel', 'email', 'adressecourriel', 'emailaddress', 'adresseemail', 'mail', 'mel'],
  firstName: ['prenom', 'firstname', 'givenname', 'first'],
  lastName: ['nom', 'nomdefamille', 'lastname', 'surname', 'familyname', 'last'],
  phone: [
    'telephone',
    'phone',
    'phonenumber',
    'tel',
    'mobile',
    'cellulaire',
    'cell',
    'numerodetelephone',
  ],
  postalCode: ['codepostal', 'postalcode', 'zip', 'zipcode', 'postcode', 'cp'],
  birthDate: ['datedenaissance', 'naissance', 'birthdate', 'dateofbirth', 'dob', 'birthday', 'ddn'],
  gender: ['genre', 'gender', 'sexe', 'sex'],
  language: ['langue', 'language', 'lang', 'locale'],
  note: [
    'note',
    'notes',
    'commentaire',
    'commentaires',
    'comment',
    'comments',
    'remarque',
    'remarques',
  ],
  pass: [
    'abonnement',
    'passe',
    'passedesaison',
    'abonnementdesaison',
    'forfait',
    'forfaitdesaison',
    'typedabonnement',
    'typedepasse',
    'seasonpass',
    'pass',
    'passtype',
    'passname',
    'membership',
    'membershiptype',
  ],
  passFrom: [
    'validedu',
    'validedes',
    'valideapartirdu',
    'debutdevalidite',
    'datededebut',
    'debut',
    'premierjour',
    'validfrom',
    'startdate',
    'start',
    'firstday',
  ],
  passUntil: [
    'validejusquau',
    'valideau',
    'findevalidite',
    'datedefin',
    'fin',
    'dernierjour',
    'expiration',
    'expirele',
    'datedexpiration',
    'echeance',
    'validuntil',
    'validto',
    'expiry',
    'expirydate',
    'expirationdate',
    'expires',
    'enddate',
    'end',
    'lastday',
  ],
  holderFirstName: ['prenomdutitulaire', 'prenomtitulaire', 'holderfirstname', 'holdersfirstname'],
  holderLastName: ['nomdutitulaire', 'nomtitulaire', 'holderlastname', 'holderslastname'],
  formerNumber: [
    'numerodecarte',
    'nodecarte',
    'ndecarte',
    'numerodepasse',
    'numerodabonnement',
    'carte',
    'cardnumber',
    'cardno',
    'passnumber',
    'passno',
    'membershipnumber',
  ],
}
const fieldOf = (header: string): ImportField | null => {
  const folded = fold(header).replace(/[^a-z0-9]/g, '')
  return importFields.find((field) => names[field].includes(folded)) ?? null
}

/** Field of each column by its header; among columns with the same field only the first one. */
export function suggestColumns(header: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  return header.map((name) => {
    const field = fieldOf(name)
    if (field === null || taken.has(field)) return null
    taken.add(field)
    return field
  })
}
