import type { Staff } from '../factories/staff.ts'
import type { TestServer } from '../test-server.ts'

/** Valid requests of the installation, and of a business with its settings, fees and taxes. */
export async function settingsCalls(_server: TestServer, { tenantId: id }: Staff) {
  return {
    getInstallation: {},
    installBusiness: {
      body: {
        name: { fr: 'A', en: 'A' },
        province: 'QC',
        timeZone: 'America/Toronto',
        email: 'a@example.test',
        firstName: 'A',
        lastName: 'B',
        language: 'fr',
        password: 'twelve and more',
      },
    },
    getBusiness: { params: { id } },
    getCollaborator: { params: { id } },
    getSettings: {},
    saveSettings: {
      body: {
        version: 1,
        timeZone: 'America/Toronto',
        holdMinutes: 45,
        orderPrefix: 'SKI',
        feeRefundPolicy: 'keep' as const,
        allowSeveralPartialRefunds: false,
        percentRefundOnCounterOrders: false,
        cancelsRefunded: 'always' as const,
        rebatesCombine: true,
      },
    },
    getFees: { params: { id } },
    getTaxes: { params: { id } },
    saveTaxes: {
      params: { id },
      body: {
        version: 1,
        province: 'QC',
        isNoTaxesSelected: false,
        taxNumbers: { GST: '123456789 RT0001' },
        customTaxes: [],
        taxedKinds: { GST: ['daily_ticket'] },
      },
    },
    saveFees: {
      params: { id },
      body: {
        version: 1,
        feesAppliedToUser: [{ kind: 'daily_ticket', percent: 2.5, amount: null }],
      },
    },
  }
}
