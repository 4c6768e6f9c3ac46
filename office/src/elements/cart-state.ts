/** Cart of the visitor on a page: none, one that can change, or one that became an order. */
export type CartState = 'none' | 'open' | 'sold'
