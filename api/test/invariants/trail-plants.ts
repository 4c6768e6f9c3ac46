/** An audit line with a number that no sealer assigned. */
export const trailPlants: Record<string, string[]> = {
  A1: [
    `insert into audit_seal (tenant_id, number, audit_id, sealed_at, hash)
      select tenant_id, 1, id, now(), sha256('x')
      from audit
      limit 1`,
  ],
}
