/** What a counter keeps that sells without a network; a device that never did has none. */
export const allotmentsDatabase = 'guichet-allotments'
