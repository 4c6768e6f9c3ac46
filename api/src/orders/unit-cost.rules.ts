type Costs = { gross_cents: number; rebate_cents: number; tax_cents: number }

/** Cents that a unit costs with its taxes, after its rebates. */
export const unitCents = ({ gross_cents, rebate_cents, tax_cents }: Costs): number =>
  gross_cents - rebate_cents + tax_cents
