export const firstNames = [
  'Émilie', 'Noémie', 'Zoé', 'Léa', 'Chloé', 'Maëlle', 'Océane', 'Lœtitia', 'Mégane', 'Anaïs', 'Geneviève', 'Marie-Ève', 'Josée', 'Hélène', 'Françoise', 'Lætitia', 'Coralie', 'Maude', 'Isabelle', 'Nathalie',
  'Étienne', 'François', 'Félix', 'Jérôme', 'Benoît', 'Loïc', 'Gaël', 'Frédéric', 'Sébastien', 'Jean-Philippe', 'Marc-Olivier', 'Hugo', 'Antoine', 'Rémi', 'Cédric', 'Raphaël', 'Gaétan', 'Réjean', 'Yves', 'Maxime',
] as const
export const englishFirstNames = ['Emily', 'Sarah', 'Megan', 'Olivia', 'Hannah', 'James', 'William', 'Owen', 'Liam', 'Thomas', 'Siobhán', 'Zoë'] as const
export const lastNames = [
  'Tremblay', 'Gagnon', 'Roy', 'Côté', 'Bouchard', 'Gauthier', 'Morin', 'Lavoie', 'Fortin', 'Gagné', 'Ouellet', 'Pelletier', 'Bélanger', 'Lévesque', 'Bergeron', 'Leblanc', 'Paquette', 'Girard', 'Simard', 'Boucher',
  'Caron', 'Beaulieu', 'Cloutier', 'Dubé', 'Poirier', 'Fournier', 'Lapointe', 'Leclerc', 'Lefebvre', 'Poulin', 'Thibault', 'St-Pierre', 'Nadeau', 'Martel', 'Hébert', 'Ménard', 'Lebœuf', 'Desœuvres', 'Lesœurs', 'Bœuf', 'L’Heureux', 'D’Amours', 'Métivier', 'Sigouin-Prévost',
] as const
export const englishLastNames = ['MacDonald', 'O’Brien', 'Campbell', 'Stewart', 'Murphy', 'Blackburn', 'Ross', 'Wright', 'Nguyen', 'Singh'] as const
export const mailDomains = ['example.com', 'example.org', 'example.net', 'courriel.example', 'boite.example'] as const
export const areaCodes = ['418', '581', '514', '438', '450', '579', '819', '873', '367'] as const
/** First three characters of postal codes of Québec. */
export const sortationAreas = ['G1R', 'G1K', 'G1V', 'G2E', 'G3A', 'G0A', 'G5R', 'G6V', 'G7H', 'G9A', 'H1X', 'H2J', 'H2T', 'H3C', 'H4A', 'H7N', 'J1H', 'J2C', 'J3B', 'J4K', 'J5R', 'J7Z', 'J8X', 'J9H'] as const
