// Generated from the migrated database by `npm run db:types`; a test compares the two.
import type { ColumnType, Generated } from 'kysely'
import type { Kind } from '@guichet/contract/kinds.ts'
import type { Bilingual } from '@guichet/contract/primitives.ts'

// Read as it was stored; written as text, so that a list is never taken for a PostgreSQL array.
// eslint-disable-next-line typescript/no-explicit-any -- the shape of a document is its module’s zod schema
type Json<Inserted = string> = ColumnType<any, Inserted, string | Exclude<Inserted, undefined>>

export type DB = {
  accessory: {
    tenant_id: string
    id: string
    position: number
    name: Bilingual
    description: Bilingual | null
    image_id: string | null
    resource_id: string
    version: Generated<number>
    deleted_at: string | null
  }
  accessory_category: {
    tenant_id: string
    accessory_id: string
    category_id: string
  }
  account: {
    id: string
    email: string
    password_hash: string | null
    first_name: string
    last_name: string
    language: Generated<string>
    disabled_at: string | null
  }
  account_subject: {
    issuer: string
    subject: string
    account_id: string
  }
  activity: {
    tenant_id: string
    id: string
    position: number
    name: Bilingual
    message: Bilingual | null
    tags: Generated<string[]>
    version: Generated<number>
    deleted_at: string | null
    image_id: string | null
  }
  activity_category: {
    tenant_id: string
    id: string
    activity_id: string
    kind: Kind
    scheduling: string
    active: Generated<boolean>
    sale_begins_at: string | null
    sale_ends_at: string | null
    valid_begins_at: string | null
    valid_ends_at: string | null
    valid_for: string | null
    deleted_at: string | null
  }
  allotment: {
    tenant_id: string
    id: string
    hold_id: string
    device_id: string
    counter_name: string
    frozen: Json
    price_tables: Json
    is_taken_back: Generated<boolean>
  }
  allotment_sale: {
    tenant_id: string
    id: string
    allotment_id: string
    order_id: string
    sold_at: string
    is_overbooked: Generated<boolean>
  }
  allotment_seat: {
    tenant_id: string
    ticket_id: string
    allotment_id: string
    slot_id: string
    reference: string
    sale_id: string | null
  }
  answer: {
    tenant_id: string
    id: string
    order_id: string
    ticket_id: string | null
    form_title: string
    question_text: string
    answer: string
    position: number
    folded: string
  }
  api_key: {
    tenant_id: string
    id: string
    name: string
    scopes: string[]
    secret_sha256: Buffer
    hint: string
    created_by: string
    created_at: string
    expires_at: string | null
    last_used_at: string | null
    revoked_at: string | null
  }
  audit: {
    tenant_id: string
    id: string
    at: string
    code: string
    account_id: string | null
    client_id: string | null
    request_id: string
    subject: string
    subject_id: string
    order_id: string | null
    facts: Json<string | undefined>
  }
  audit_chain: {
    tenant_id: string
    number: number
    hash: Buffer
    sealed_at: string | null
  }
  audit_check: {
    tenant_id: string
    number: number
    checked_at: string
    faults: number
  }
  audit_seal: {
    tenant_id: string
    number: number
    audit_id: string
    sealed_at: string
    words_sha256: Buffer | null
    hash: Buffer
  }
  audit_unsealed: {
    tenant_id: string
    arrived: Generated<number>
    audit_id: string
  }
  audit_words: {
    tenant_id: string
    audit_id: string
    words: Json
    salt: Generated<Buffer>
  }
  availability: {
    tenant_id: string
    id: string
    timetable_id: string
    activity_id: string | null
    rental_type_id: string | null
    quantity: number | null
    begin_time: string | null
    end_time: string | null
    begin_times: string[] | null
    durations: string[] | null
    detached_from: string | null
  }
  begun_authorization: {
    tenant_id: string
    nonce: string
    person_id: string
    expires_at: string
  }
  booking: {
    tenant_id: string
    id: string
    unit_id: string
    lodging_type_id: string
    check_in: string
    check_out: string
    persons: number
    status: string
    version: Generated<number>
    checked_in_at: string | null
    checked_out_at: string | null
  }
  bulk: {
    tenant_id: string
    id: string
    job_id: string
    action: string
    created_by: string
    created_at: string
  }
  bulk_item: {
    tenant_id: string
    bulk_id: string
    subject_id: string
    order_id: string
    outcome: string | null
    problem: string | null
    reason: string | null
    ended_at: string | null
  }
  calendar_link: {
    tenant_id: string
    id: string
    name: string
    subject: string
    language: string
    secret_sha256: Buffer
    created_by: string
    created_at: string
    last_read_at: string | null
    revoked_at: string | null
  }
  catalog_entry: {
    tenant_id: string
    account_id: string
    product_id: string
    item_ref: string
    variation_ref: string
  }
  claim: {
    tenant_id: string
    id: string
    resource_id: string
    unit_id: string | null
    quantity: number
    begins_at: string | null
    ends_at: string | null
    held_until: string | null
    overbooked: Generated<boolean>
    released_at: string | null
    hold_id: string | null
  }
  clerk_pin: {
    tenant_id: string
    account_id: string
    pin_hash: string
    chosen_at: string
  }
  client: {
    tenant_id: string
    id: string
    email: string | null
    first_name: string | null
    last_name: string | null
    birth_date: string | null
    gender: string | null
    phone: string | null
    postal_code: string | null
    language: Generated<string>
    note: string | null
    merged_into: string | null
    erased_at: string | null
    version: Generated<number>
  }
  client_consent: {
    tenant_id: string
    id: string
    client_id: string
    is_given: boolean
    means: string
    said_on: string
    text_id: string | null
    recorded_by: string | null
    recorded_at: string
  }
  client_import: {
    tenant_id: string
    id: string
    header: string[]
    reading: Json<string | null | undefined>
    checked_at: string | null
    job_id: string | null
    created_by: string
    created_at: string
  }
  client_import_row: {
    tenant_id: string
    import_id: string
    row_number: number
    cells: string[]
    outcome: string | null
    problems: Json<string | undefined>
    done_at: string | null
    client_id: string | null
    pass: string | null
  }
  client_merge: {
    tenant_id: string
    id: string
    kept_id: string
    merged_id: string
    merged_by: string | null
    merged_at: string
    filled: string[]
    is_note_joined: boolean
    undone_by: string | null
    undone_at: string | null
  }
  client_merge_client: {
    tenant_id: string
    merge_id: string
    client_id: string
  }
  client_merge_order: {
    tenant_id: string
    merge_id: string
    order_id: string
  }
  consent_text: {
    tenant_id: string
    id: string
    version: number
    french: string
    english: string
    created_by: string
    created_at: string
  }
  counter: {
    tenant_id: string
    name: string
    value: number
  }
  cross_check: {
    tenant_id: string
    on_date: string
    checked_at: string
    differences: Json
  }
  custom_role: {
    tenant_id: string
    id: string
    name: Bilingual
    accesses: string[]
    restrictions: Generated<string[]>
    discount_ceiling_milli: Generated<number>
    version: Generated<number>
    needs_second_factor: Generated<boolean>
  }
  device: {
    id: string
    account_id: string
    secret_sha256: Buffer
    browser: string | null
    system: string | null
    created_at: string
    last_used_at: string
  }
  dispute: {
    tenant_id: string
    id: string
    payment_id: string
    provider_ref: string
    state: string
    reason: string
    cents: number
    is_withdrawn: boolean
    is_answered: boolean
    answer_by: string | null
    opened_at: string
    closed_at: string | null
    page_url: string | null
    asked_at: string
  }
  document: {
    tenant_id: string
    name: string
    value: Json
    version: Generated<number>
  }
  erasure: {
    tenant_id: string
    client_id: string
    reason: string
    erased_by: string | null
    erased_at: string
    orders: number
    tickets: number
    letters: number
    pictures: number
  }
  extract_request: {
    tenant_id: string
    id: string
    job_id: string
    list: string
    format: string
    language: string
    ids: string[]
    created_by: string
    created_at: string
  }
  file: {
    tenant_id: string
    id: string
    container: string
    path: string
    sha256: Buffer
    bytes: number
    media_type: string
    deleted_at: string | null
    uploaded_by: string | null
    created_at: Generated<string>
    width: number | null
    height: number | null
  }
  form: {
    tenant_id: string
    id: string
    name: Bilingual
    version: Generated<number>
    deleted_at: string | null
  }
  form_question: {
    tenant_id: string
    form_id: string
    position: number
    question_id: string
  }
  form_target: {
    tenant_id: string
    id: string
    form_id: string
    activity_category_id: string | null
    rental_type_id: string | null
  }
  hold: {
    tenant_id: string
    id: string
    held_until: string
    created_by: string | null
    created_at: string
    ended_at: string | null
    ending: string | null
    api_key_id: string | null
  }
  idempotency: {
    tenant_id: string
    call: string
    key: string
    account_id: string
    body_sha256: Buffer
    status: number | null
    reply: Json<string | null | undefined>
    created_at: string
  }
  identification: {
    tenant_id: string
    id: string
    product_id: string
    position: number
    label: Bilingual
    optional: boolean
    wants_picture: boolean
  }
  incident: {
    tenant_id: string
    id: string
    number: number
    began_on: string
    ended_on: string | null
    noticed_on: string
    information: string
    circumstances: string
    persons: number | null
    risk: string
    is_serious: boolean
    commission_told_on: string | null
    persons_told_on: string | null
    measures: string
    version: Generated<number>
    created_by: string
    created_at: string
  }
  installation_secret: {
    purpose: string
    ciphertext: Buffer
    created_at: string
  }
  installation_setting: {
    name: string
    value: Json
  }
  invoice: {
    tenant_id: string
    id: string
    order_id: string
    ordinal: number
    province: string
    rule_set: string
    tax_free: boolean
    entries_cents: number
    rebates_cents: number
    fees_cents: number
    taxes_cents: number
    final_cents: number
    explained: Json
    issued_at: string
    platform_fee: Json<string | null | undefined>
  }
  invoice_tax: {
    tenant_id: string
    invoice_id: string
    key: string
    label: Bilingual
    number: string | null
    rate_milli: number
    base_cents: number
    cents: number
  }
  job: {
    tenant_id: string
    id: string
    kind: string
    dedupe_key: string | null
    payload: Json
    run_at: string
    attempts: Generated<number>
    leased_until: string | null
    leased_by: string | null
    progress: Json<string | null | undefined>
    last_error: string | null
    ended_at: string | null
    ending: string | null
    created_at: Generated<string>
    created_by: string | null
    is_shown: Generated<boolean>
    cancel_asked_at: string | null
  }
  kept_cart: {
    tenant_id: string
    id: string
    name: string | null
    content: Json<string | null | undefined>
    hold_id: string | null
    version: Generated<number>
    created_by: string
    updated_by: string
    created_at: string
    updated_at: string
    parked_at: string | null
    sold_order_id: string | null
    ended_at: string | null
  }
  lodging_category: {
    tenant_id: string
    id: string
    position: number
    name: Bilingual
    version: Generated<number>
    deleted_at: string | null
  }
  lodging_rate: {
    tenant_id: string
    id: string
    lodging_type_id: string
    position: number
    begins_on: string
    ends_on: string
    weekdays: number[]
    night_cents: number
  }
  lodging_type: {
    tenant_id: string
    id: string
    name: Bilingual
    max_persons: number
    min_nights: number
    max_nights: number
    check_in: string
    check_out: string
    resource_id: string
    version: Generated<number>
    deleted_at: string | null
    category_id: string
    position: number
    description: Bilingual | null
    image_id: string | null
  }
  mail: {
    tenant_id: string
    id: string
    order_id: string | null
    client_id: string | null
    kind: string
    dedupe_key: string
    to_email: string
    language: string
    data: Json
    state: Generated<string>
    last_error: string | null
    created_at: string
    sent_at: string | null
    drawn: Buffer | null
    content: Buffer | null
  }
  occurrence: {
    tenant_id: string
    id: string
    availability_id: string
    on_date: string
    slot_id: string | null
    quantity: number | null
    rental_type_id: string | null
    begin_times: string[] | null
    durations: string[] | null
    is_exception: Generated<boolean>
    closed_at: string | null
  }
  office_cart: {
    tenant_id: string
    id: string
    token_sha256: Buffer
    language: string
    lines: Json
    codes: Json
    hold_id: string | null
    held_since: string | null
    pieces: Generated<number>
    place_sha256: Buffer
    version: Generated<number>
    sold_order_id: string | null
    created_at: string
    updated_at: string
  }
  oidc_payload: {
    model: string
    id: Buffer
    sealed: Buffer
    account_id: string | null
    grant_id: Buffer | null
    uid: Buffer | null
    user_code: Buffer | null
    expires_at: string | null
    consumed_at: string | null
  }
  order_line: {
    tenant_id: string
    id: string
    order_id: string
    invoice_id: string
    position: number
    parent_line_id: string | null
    kind: string
    product_id: string | null
    category_title: Bilingual | null
    product_title: Bilingual
    count: number
    unit_cents: number
    activation_at: string | null
    slot_begin: string | null
    slot_end: string | null
    check_in: string | null
    check_out: string | null
    persons: number | null
  }
  order_note: {
    tenant_id: string
    id: string
    order_id: string
    account_id: string
    text: string
    created_at: string
    edited_at: string | null
  }
  order_status_log: {
    tenant_id: string
    order_id: string
    seq: number
    status: string
    at: string
  }
  order_transition: {
    from_status: string
    to_status: string
  }
  orders: {
    tenant_id: string
    id: string
    reference: string
    status: string
    client_id: string | null
    email: string | null
    first_name: string | null
    last_name: string | null
    phone: string | null
    postal_code: string | null
    language: string
    created_by: string | null
    note: string | null
    purchase_order: string | null
    created_at: string
    completed_at: string | null
    held_until: string | null
    version: Generated<number>
    api_key_id: string | null
    balance_due_on: string | null
    quote_id: string | null
    is_taken_over: Generated<boolean>
    channel: Generated<string>
  }
  package_part: {
    tenant_id: string
    package_id: string
    position: number
    product_id: string
    quantity: number
  }
  party_member: {
    tenant_id: string
    order_id: string
    position: number
    first_name: string | null
    last_name: string | null
    birth_date: string | null
    age: number | null
    height_cm: number | null
    boot: string | null
  }
  party_piece: {
    tenant_id: string
    unit_id: string
    order_id: string
    position: number
    is_size_open: Generated<boolean>
  }
  passkey: {
    id: string
    account_id: string
    credential_id: string
    public_key: string
    sign_count: number
    transports: string[]
    name: string
    created_at: string
    last_used_at: string | null
  }
  password_link: {
    token_sha256: Buffer
    account_id: string
    expires_at: string
    used_at: string | null
  }
  payment: {
    tenant_id: string
    id: string
    order_id: string
    method: string
    provider: string
    provider_ref: string | null
    reference: string | null
    cents: number
    state: string
    paid_at: string | null
    business_day: string | null
    taken_by: string | null
    provider_account: string | null
    provider_session: string | null
    link_token: string | null
    last_error: string | null
    created_at: Generated<string>
    provider_order: string | null
    terminal_tries: Generated<number>
    is_balance: Generated<boolean>
    ends_at: string | null
    page_tries: Generated<number>
    page_from: string | null
    fee_cents: Generated<number>
    till_id: string | null
    rounding_cents: Generated<number>
    tendered_cents: number | null
  }
  payment_account: {
    tenant_id: string
    id: string
    provider: string
    account_ref: string
    is_submitted: Generated<boolean>
    is_ready: Generated<boolean>
    started_at: string
    ready_at: string | null
    disconnected_at: string | null
    location_ref: string | null
    scopes: Generated<string[]>
    is_catalog_connected: Generated<boolean>
    terminal_ref: string | null
    pairing_ref: string | null
    pairing_code: string | null
    pairing_ends_at: string | null
  }
  payment_token: {
    tenant_id: string
    account_id: string
    access: Buffer
    refresh: Buffer
    expires_at: string
    renewed_at: string
  }
  posting: {
    tenant_id: string
    txn_id: string
    line: number
    account: string
    kind: string | null
    cents: number
    order_id: string
    business_day: string
  }
  product: {
    tenant_id: string
    id: string
    kind: Kind
    title: Bilingual
    position: Generated<number>
    price_cents: number
    duration: string | null
    active: Generated<boolean>
    sale_begins_at: string | null
    sale_ends_at: string | null
    activity_category_id: string | null
    rental_type_id: string | null
    accessory_id: string | null
    lodging_type_id: string | null
    stock_id: string | null
    version: Generated<number>
    deleted_at: string | null
    description: Bilingual | null
    image_id: string | null
    code: string | null
    barcode: string | null
  }
  question: {
    tenant_id: string
    id: string
    text: Bilingual
    type: string
    options: Json<string | null | undefined>
    recurrence: string
    mandatory: boolean
    version: Generated<number>
    deleted_at: string | null
  }
  quote: {
    tenant_id: string
    id: string
    number: number
    status: string
    version: Generated<number>
    title: string
    client_id: string | null
    email: string | null
    first_name: string | null
    last_name: string | null
    phone: string | null
    postal_code: string | null
    language: string
    note: string | null
    internal_note: string | null
    tickets: Json
    discount: Json<string | null | undefined>
    frozen: Json
    final_cents: number
    event_on: string | null
    expires_on: string
    expires_at: string
    deposit_cents: number | null
    balance_due_on: string | null
    purchase_order: string | null
    are_names_asked: boolean
    names: Json<string | undefined>
    hold_id: string | null
    link_token: string | null
    sent_at: string | null
    answered_at: string | null
    is_answered_by_staff: boolean | null
    decline_reason: string | null
    order_id: string | null
    converted_at: string | null
    found_by: string
    created_by: string
    created_at: string
    rebate_codes: Generated<string[]>
    reminded_at: string | null
    answers: Json<string | undefined>
  }
  rebate: {
    tenant_id: string
    id: string
    group_id: string | null
    code: string | null
    types: Kind[]
    percent_milli: number | null
    amount_cents: number | null
    prepaid_tax_cents: number | null
    applies: string
    combinable: string
    active: boolean
    description: string
    code_key: string | null
    product_ids: Generated<string[]>
    days: Generated<string[]>
    postal_codes: Generated<string[]>
    least_cents: number | null
    least_quantity: number | null
    first_day: string
    last_day: string
    version: Generated<number>
    created_at: Generated<string>
    deleted_at: string | null
  }
  rebate_group: {
    tenant_id: string
    id: string
    description: string
    version: Generated<number>
    created_at: Generated<string>
    deleted_at: string | null
  }
  rebate_use: {
    tenant_id: string
    id: string
    rebate_id: string
    order_id: string
    once: boolean
    cents: number
    released_at: string | null
  }
  recovery_code: {
    account_id: string
    code_sha256: Buffer
    used_at: string | null
  }
  refund: {
    tenant_id: string
    id: string
    order_id: string
    number: number
    source: Generated<string>
    scope: string
    state: string
    total_cents: number
    reason: string
    status_before: string
    requested_by: string | null
    requested_at: string
    settled_at: string | null
    business_day: string | null
    credit_note: string | null
    credited_cents: Generated<number>
    gives_codes_back: Generated<boolean>
    platform_fee: Json<string | null | undefined>
  }
  refund_item: {
    tenant_id: string
    refund_id: string
    unit_id: string
    percent: number
    net_cents: number
    total_cents: number
  }
  refund_item_tax: {
    tenant_id: string
    refund_id: string
    unit_id: string
    key: string
    cents: number
  }
  refund_transfer: {
    tenant_id: string
    id: string
    refund_id: string
    payment_id: string
    cents: number
    state: string
    provider_ref: string | null
    paid_by_hand: string | null
    hand_reference: string | null
    fee_cents: Generated<number>
    till_id: string | null
    rounding_cents: Generated<number>
  }
  register: {
    tenant_id: string
    id: string
    name: string
    created_at: string
    archived_at: string | null
  }
  rental: {
    tenant_id: string
    unit_id: string
    size_id: string
    begins_at: string
    ends_at: string
    is_begin_custom: Generated<boolean>
    picked_up_at: string | null
    returned_at: string | null
    version: Generated<number>
  }
  rental_category: {
    tenant_id: string
    id: string
    position: number
    name: Bilingual
    version: Generated<number>
    deleted_at: string | null
  }
  rental_size: {
    tenant_id: string
    id: string
    type_id: string
    position: number
    name: Bilingual | null
    is_default: boolean
    resource_id: string
    deleted_at: string | null
  }
  rental_type: {
    tenant_id: string
    id: string
    category_id: string
    position: number
    name: Bilingual
    description: Bilingual | null
    image_id: string | null
    turnaround: Generated<string>
    deleted_at: string | null
    version: Generated<number>
  }
  report: {
    tenant_id: string
    id: string
    title: string
    begins_on: string
    ends_on: string
    created_by: string
    created_at: string
    figures: Json<string | null | undefined>
    closed_at: string | null
    number: number | null
  }
  rescheduling: {
    tenant_id: string
    id: string
    job_id: string | null
    reason: string
    on_date: string | null
    begin_time: string | null
    end_time: string | null
    items: Json<string | undefined>
    closes_slots: boolean
    created_by: string
    created_at: string
    ended_at: string | null
  }
  rescheduling_ticket: {
    tenant_id: string
    rescheduling_id: string
    ticket_id: string
    order_id: string
    slot_id: string | null
    begins_at: string
    ends_at: string
    freed_at: string | null
    mail_id: string | null
    answer: string | null
    answered_at: string | null
    answered_by: string | null
  }
  resource: {
    tenant_id: string
    id: string
    kind: string
    quantity: number
    taken: Generated<number>
    overbooked: Generated<number>
  }
  saved_view: {
    tenant_id: string
    id: string
    account_id: string | null
    list: string
    name: string
    address: string
  }
  scan: {
    tenant_id: string
    id: string
    ticket_id: string | null
    account_id: string
    device_id: string
    scanned_at: string
    recorded_at: string
    on_date: string
    is_typed: boolean
    is_offline: boolean
    is_admitted: boolean
    result: string
    entry: string | null
    double_use_of: string | null
  }
  scheduled_export: {
    tenant_id: string
    id: string
    name: string
    subject: string
    format: string
    language: string
    rhythm: string
    on_day: number
    at_hour: number
    is_deferred: boolean
    is_of_period: boolean
    filter: Json
    is_paused: boolean
    next_due_at: string | null
    version: Generated<number>
    created_by: string
    created_at: string
    deleted_at: string | null
  }
  scheduled_export_letter: {
    tenant_id: string
    run_id: string
    account_id: string
    mail_id: string | null
    withheld: string | null
  }
  scheduled_export_recipient: {
    tenant_id: string
    export_id: string
    account_id: string
  }
  scheduled_export_run: {
    tenant_id: string
    id: string
    export_id: string
    is_by_hand: boolean
    due_at: string
    begins_on: string
    ends_on: string
    state: string
    fault: string | null
    started_at: string | null
    ended_at: string | null
    expires_at: string | null
    row_count: number | null
  }
  search_entry: {
    tenant_id: string
    kind: string
    id: string
    text: string
    at: string
  }
  session: {
    id: string
    account_id: string
    client_name: string
    rotation: Generated<number>
    rotated_at: string
    created_at: string
    expires_at: string
    revoked_at: string | null
    provider_session: Buffer | null
    provider_grant: Buffer | null
    device_id: string | null
    locked_at: string | null
    second_factor_at: string | null
    passkey_challenge: string | null
  }
  sign_in_step: {
    interaction_sha256: Buffer
    account_id: string
    challenge: string | null
    expires_at: string
  }
  slot: {
    tenant_id: string
    id: string
    activity_id: string
    on_date: string
    begin_time: string
    end_time: string
    begins_at: string
    ends_at: string
  }
  staff: {
    tenant_id: string
    id: string
    account_id: string
    is_main: Generated<boolean>
    role_types: Generated<string[]>
    removed_at: string | null
    version: Generated<number>
  }
  staff_role: {
    tenant_id: string
    staff_id: string
    role_id: string
  }
  task_manager_code: {
    code_sha256: Buffer
    account_id: string
    session_id: string
    business_id: string
    expires_at: string
    used_at: string | null
  }
  tenant: {
    id: string
    name: Bilingual
    colour: Generated<string>
    static_url: string | null
    time_zone: Generated<string>
    province: Generated<string>
    online: Generated<boolean>
    created_at: string
    is_demo: Generated<boolean>
    platform_fee_milli: Generated<number>
  }
  tenant_setting: {
    tenant_id: string
    hold_minutes: Generated<number>
    order_prefix: Generated<string>
    fee_refund_policy: Generated<string>
    allow_several_partial_refunds: Generated<boolean>
    percent_refund_on_counter_orders: Generated<boolean>
    rebates_combine: Generated<boolean>
    version: Generated<number>
    is_terminal_reference_required: Generated<boolean>
    is_till_required: Generated<boolean>
    is_blind_count: Generated<boolean>
    idle_lock_minutes: number | null
    second_factor_roles: Generated<string[]>
    cancels_refunded: Generated<string>
    client_retention_months: number | null
    client_retention_from: string | null
    first_steps_dismissed_at: string | null
    is_cash_only: Generated<boolean>
    sample: Json<string | null | undefined>
    embedding_sites: Generated<string[]>
  }
  throttle: {
    key: string
    points: number
    ends_at: string
  }
  ticket: {
    tenant_id: string
    id: string
    order_id: string
    unit_id: string
    reference: string
    state: string
    generation: Generated<number>
    begins_at: string | null
    ends_at: string | null
    slot_id: string | null
    owner: Json<string | undefined>
    picture_id: string | null
    voided_at: string | null
    blocked_reason: string | null
    version: Generated<number>
    sold_at: string
    kind: Kind
    product_id: string
    former_number: string | null
    moved_from_generation: number | null
    last_generation: number | null
  }
  ticket_to_issue: {
    tenant_id: string
    unit_id: string
    ordinal: number
    order_id: string
    kind: string
    product_id: string
    slot_id: string | null
    begins_at: string | null
    ends_at: string | null
    owner: Json
    picture_id: string | null
    answers: Json
  }
  till: {
    tenant_id: string
    id: string
    register_id: string
    business_day: string
    opened_by: string
    opened_at: string
    float_cents: number
    closed_by: string | null
    closed_at: string | null
    expected_cents: number | null
    counted_cents: number | null
    pieces: Json<string | null | undefined>
    explanation: string | null
  }
  till_count: {
    tenant_id: string
    id: string
    till_id: string
    pieces: Json
    counted_cents: number
    expected_cents: number
    counted_by: string
    counted_at: string
  }
  till_line: {
    tenant_id: string
    id: string
    till_id: string
    kind: string
    cents: number
    reason: string
    written_by: string
    written_at: string
  }
  timetable: {
    tenant_id: string
    id: string
    item: string
    title: string
    repeats: string
    begins_on: string
    ends_on: string
    weekdays: number[]
    active: Generated<boolean>
    version: Generated<number>
    created_at: Generated<string>
    created_by: string | null
  }
  totp: {
    account_id: string
    secret: Buffer
    last_step: number | null
    begun_at: string
    confirmed_at: string | null
  }
  unit: {
    tenant_id: string
    id: string
    order_id: string
    invoice_id: string
    line_id: string
    ordinal: number
    parent_unit_id: string | null
    gross_cents: number
    rebate_cents: Generated<number>
    tax_cents: Generated<number>
    refunded_cents: Generated<number>
    became_product_id: string | null
    became_category_title: Bilingual | null
    became_product_title: Bilingual | null
    dropped_at: string | null
  }
  unit_rebate: {
    tenant_id: string
    unit_id: string
    ordinal: number
    rebate_id: string | null
    reason: string | null
    given_by: string | null
    cents: number
  }
  unit_tax: {
    tenant_id: string
    unit_id: string
    invoice_id: string
    key: string
    cents: number
    refunded_cents: Generated<number>
  }
  webhook: {
    tenant_id: string
    id: string
    url: string
    events: string[]
    secret: Buffer
    old_secret: Buffer | null
    old_secret_until: string | null
    paused: string | null
    failing_since: string | null
    since_number: number
    version: Generated<number>
    created_by: string
    created_at: string
    deleted_at: string | null
  }
  webhook_delivery: {
    tenant_id: string
    id: string
    place: Generated<number>
    webhook_id: string
    number: number | null
    event: string
    order_key: string
    body: string
    state: Generated<string>
    attempts: Generated<number>
    due_at: string
    give_up_at: string
    leased_until: string | null
    tried_at: string | null
    took_ms: number | null
    answer_status: number | null
    fault: string | null
    sent_at: string | null
    created_at: string
  }
  webhook_event: {
    provider: string
    event_id: string
    account_ref: string | null
    type: string
    object_ref: string | null
    received_at: string
  }
  webhook_feed: {
    tenant_id: string
    number: number
  }
}
