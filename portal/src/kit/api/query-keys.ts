declare const registered: unique symbol
/**
 * A key from this registry. Keys cannot be written elsewhere, so invalidated keys match the keys of
 * queries.
 */
export type RegisteredKey = readonly unknown[] & { readonly [registered]: true }
type Part = unknown

// Omitted trailing parts make a prefix, which matches every key that begins with it.
const key = (...parts: readonly Part[]): RegisteredKey =>
  parts.filter((part) => part !== undefined) as unknown as RegisteredKey

/**
 * The keys of all queries, by area. `all` and keys without their arguments are prefixes: they
 * invalidate every key that begins with them.
 */
export const queryKeys = {
  account: {
    all: key('account'),
    record: (user: string) => key('account', user),
    sessions: (user: string) => key('account', user, 'sessions'),
    secondFactors: (user: string) => key('account', user, 'second-factors'),
  },
  activities: {
    all: key('activities'),
    list: (business: string) => key('activities', business),
    record: (id: string) => key('activities', 'record', id),
  },
  allotments: {
    all: key('allotments'),
    list: (business: string) => key('allotments', business),
  },
  bookings: {
    all: key('bookings'),
    calendar: (business: string, from: string, days: number) =>
      key('bookings', business, 'calendar', from, days),
    day: (business: string, date: string) => key('bookings', business, 'day', date),
    sizes: (business: string, unit: string) => key('bookings', business, 'sizes', unit),
  },
  clients: {
    all: key('clients'),
    list: (business: string, search: Part) => key('clients', 'list', business, search),
    orders: (client: string, page?: number) => key('clients', client, 'orders', page),
    figures: (client: string) => key('clients', client, 'figures'),
    contact: (client: string) => key('clients', client, 'contact'),
    note: (client: string) => key('clients', client, 'note'),
    erasure: (client: string) => key('clients', client, 'erasure'),
    duplicates: (client: string) => key('clients', client, 'duplicates'),
    consents: (client: string) => key('clients', client, 'consents'),
    consentText: (business: string) => key('clients', 'consent-text', business),
  },
  clientImports: {
    all: key('client-imports'),
    one: (id: string) => key('client-imports', id),
  },
  configuration: {
    all: key('configuration'),
    part: (...parts: Part[]) => key('configuration', ...parts),
  },
  communication: {
    all: key('communication'),
    record: (business: string) => key('communication', business),
    preview: (business: string, draft: Part) => key('communication', business, 'preview', draft),
  },
  dashboard: {
    all: key('dashboard'),
    statistics: (business: string, from: string, to: string) =>
      key('dashboard', business, from, to),
    today: (business: string) => key('dashboard', business, 'today'),
    firstSteps: (business: string) => key('dashboard', business, 'first-steps'),
  },
  forms: {
    all: key('forms'),
    list: (business: string) => key('forms', 'list', business),
    questions: (business: string) => key('forms', 'questions', business),
    targets: (business: string) => key('forms', 'targets', business),
  },
  lock: { all: key('lock'), record: (business: string) => key('lock', business) },
  link: {
    all: key('link'),
    view: (token: string) => key('link', token),
    pay: (token: string) => key('link', token, 'pay'),
    times: (token: string, tickets: readonly string[], from: string | null) =>
      key('link', token, 'times', tickets, from),
  },
  gate: {
    tickets: (sought: string, day: string) => key('gate', 'tickets', sought, day),
  },
  journal: {
    all: key('journal'),
    accounts: (business: string) => key('journal', business, 'accounts'),
    period: (business: string, from: string, to: string, isDeferred: boolean) =>
      key('journal', business, 'period', from, to, isDeferred),
  },
  lodging: {
    all: key('lodging'),
    list: (business: string) => key('lodging', business),
    record: (business: string, id: string) => key('lodging', business, id),
    stay: (body: Part) => key('lodging', 'stay', body),
  },
  office: {
    all: key('office'),
    profile: (business: string) => key('office', 'profile', business),
    names: (business: string) => key('office', 'names', business),
    onlineSales: (business: string) => key('office', 'online-sales', business),
    staticUrl: (url: string) => key('office', 'static-url', url),
    nearby: (postalCode: string, country: string) => key('office', 'nearby', postalCode, country),
  },
  orders: {
    all: key('orders'),
    list: (business: string, search: Part) => key('orders', 'list', business, search),
    choices: (business: string, wanted?: Part) => key('orders', 'choices', business, wanted),
    record: (ref: string) => key('orders', 'record', ref),
    notes: (ref: string) => key('orders', 'record', ref, 'notes'),
    history: (ref: string, version: Part) => key('orders', 'record', ref, 'history', version),
    refunds: (ref: string, version: Part, status: Part) =>
      key('orders', 'record', ref, 'refunds', version, status),
    tickets: (ref: string) => key('orders', 'record', ref, 'tickets'),
    party: (ref: string) => key('orders', 'record', ref, 'party'),
    refundPreview: (ask: Part) => key('orders', 'refund-preview', ask),
    exchange: (ticket: string, choice?: Part) => key('orders', 'exchange', ticket, choice),
    ticketsUpdated: (order: string) => key('orders', 'tickets-updated', order),
  },
  payments: {
    all: key('payments'),
    taxes: (business: string) => key('payments', 'taxes', business),
    fees: (business: string) => key('payments', 'fees', business),
    provider: (business?: string) => key('payments', 'provider', business),
    check: (business: string) => key('payments', 'check', business),
    terminal: (business: string) => key('payments', 'terminal', business),
    pairing: (business: string, code: string | null) => key('payments', 'pairing', business, code),
    attention: (business?: string) => key('payments', 'attention', business),
  },
  pricings: {
    all: key('pricings'),
    list: (business: string, category: string) => key('pricings', business, category),
    rentals: (business?: string) => key('pricings', 'rentals', business),
  },
  products: {
    all: key('products'),
    list: (business: string) => key('products', 'products', business),
    packages: (business: string) => key('products', 'packages', business),
    parts: (business?: string) => key('products', 'parts', business),
    shares: (body: Part) => key('products', 'preview', body),
  },
  quotes: {
    all: key('quotes'),
    list: (business: string, search: Part) => key('quotes', 'list', business, search),
    record: (id: string) => key('quotes', 'record', id),
    preview: (body: Part) => key('quotes', 'preview', body),
  },
  rebates: {
    all: key('rebates'),
    list: (business: string) => key('rebates', business),
    products: (business: string) => key('rebates', business, 'products'),
    codes: (group: string) => key('rebates', 'codes', group),
  },
  rentals: {
    all: key('rentals'),
    categories: (business: string) => key('rentals', 'categories', business),
    category: (business: string, id: string) => key('rentals', 'categories', business, id),
    accessories: (business: string) => key('rentals', 'accessories', business),
  },
  reports: {
    all: key('reports'),
    list: (business: string) => key('reports', business),
    record: (id: string) => key('reports', 'record', id),
    differences: (business: string) => key('reports', business, 'differences'),
  },
  rescheduling: {
    all: key('rescheduling'),
    futureTickets: (item: string) => key('rescheduling', 'future-tickets', item),
    items: (business: string) => key('rescheduling', 'items', business),
    slots: (activity: string | null, date: string | null, use?: 'choice') =>
      key('rescheduling', 'slots', activity, date, use),
    list: (page: number) => key('rescheduling', 'list', page),
    board: (id: string, search: Part) => key('rescheduling', 'board', id, search),
    preview: (body: Part) => key('rescheduling', 'preview', body),
  },
  scheduledExports: {
    all: key('scheduledExports'),
    list: (business: string) => key('scheduledExports', business),
    readers: (business: string, subject: string) =>
      key('scheduledExports', business, 'readers', subject),
    log: (id: string) => key('scheduledExports', 'log', id),
    run: (id: string) => key('scheduledExports', 'run', id),
  },
  search: {
    all: key('search'),
    found: (business: string, asked: Part) => key('search', business, asked),
    kept: (business: string, user: string) => key('search', 'kept', business, user),
  },
  sell: {
    all: key('sell'),
    sellable: (business?: string, path?: string) => key('sell', 'sellable', business, path),
    preview: (tickets?: Part, hold?: string | null, rebates?: Part) =>
      key('sell', 'preview', tickets, hold, rebates),
    client: (email: string) => key('sell', 'client', email),
    reading: (business: string, asked: Part) => key('sell', 'reading', business, asked),
    party: (business: string, asked: Part) => key('sell', 'party', business, asked),
    knownParty: (business: string, email: string) => key('sell', 'party', business, 'known', email),
    carts: (business: string) => key('sell', 'carts', business),
    availability: (what?: string, ...parts: readonly Part[]) =>
      key('sell', 'availability', what, ...parts),
  },
  tickets: {
    all: key('tickets'),
    list: (business: string, search: Part) => key('tickets', 'list', business, search),
    products: (business: string) => key('tickets', 'products', business),
    record: (id: string) => key('tickets', 'record', id),
    barcode: (id: string, code: string) => key('tickets', 'record', id, 'barcode', code),
  },
  staff: {
    all: key('staff'),
    members: (business: string) => key('staff', business, 'members'),
    roles: (business: string) => key('staff', business, 'roles'),
    secondFactorRule: (business: string) => key('staff', business, 'second-factor-rule'),
  },
  till: {
    all: key('till'),
    own: (business: string) => key('till', business, 'own'),
    list: (business: string, to: string | undefined) => key('till', business, 'list', to ?? null),
    record: (id: string) => key('till', 'record', id),
  },
  timetables: {
    all: key('timetables'),
    items: (business?: string) => key('timetables', 'items', business),
    calendar: (item: string, from: string, to: string) =>
      key('timetables', 'calendar', item, from, to),
    reach: (availability: string, version: Part, date: string) =>
      key('timetables', 'reach', availability, version, date),
    draft: (path: string, params: Part, body: Part) =>
      key('timetables', 'draft', path, params, body),
    series: (item: Part) => key('timetables', 'series', item),
    validation: (body: Part) => key('timetables', 'validate', body),
  },
  today: {
    all: key('today'),
    business: (business: string) => key('today', business),
    part: (business: string, ...what: readonly Part[]) => key('today', business, ...what),
  },
  traffic: {
    all: key('traffic'),
    activities: (business: string) => key('traffic', 'activities', business),
    list: (search: Part) => key('traffic', search),
  },
  work: {
    all: key('work'),
    list: (business: string) => key('work', business),
    results: (id: string, asked: Part) => key('work', id, asked),
  },
  views: {
    all: key('views'),
    list: (business: string, list: string) => key('views', business, list),
  },
} as const
