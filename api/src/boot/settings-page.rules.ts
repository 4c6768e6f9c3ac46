import { settingDefaults, settingNames } from '../env.ts'

/** Settings that are explained together, with their explanation in Markdown. */
type Entry = [names: string[], text: string]

/** Defaults that depend on other settings or on the host. */
const computedDefaults: Record<string, string> = {
  PUBLIC_URL: '`http://localhost:PORT`',
  SECRET_KEY: 'made in `DATA_DIR/secret`',
  OIDC_ISSUER: 'the embedded provider',
  DEMO: '`on` on this machine, otherwise `off`',
}

const groups: Record<string, Entry[]> = {
  'Address and processes': [
    [['PORT', 'HOST'], 'Port and network interface on which the server listens.'],
    [
      ['PUBLIC_URL'],
      `Address that people use. Requests to the other loopback name are redirected to it. Over
      plain HTTP, cookies have no \`__Host-\` prefix except on this machine, and the camera of a
      phone does not work.`,
    ],
    [
      ['TRUST_PROXY'],
      `Number of reverse proxies in front of the server (\`on\` means 1), or their addresses and
      networks, separated by commas. With a number, no client may reach the server without
      passing through them.`,
    ],
    [
      ['ALLOWED_HOSTS'],
      `Further host names that the server accepts, separated by commas, for example that of a load
      balancer’s probe. Other names get 421, except the public name and the loopback names.`,
    ],
    [
      ['WORKERS'],
      `Number of processes that share the port; use one for each core. A process that exits is
      replaced, and \`SIGHUP\` replaces all of them without losing a request.`,
    ],
    [
      ['SHUTDOWN_DELAY_SECONDS'],
      `Seconds during which the server still accepts requests after the signal to stop, while
      \`/health/ready\` responds with 503. Use at least the time that the proxy takes to notice,
      and at most 10.`,
    ],
  ],
  Database: [
    [
      ['DATABASE_URL'],
      `PostgreSQL server (15 or newer) that replaces the embedded one. Its role owns the tables
      and runs the migrations. The role needs neither superuser nor BYPASSRLS: it creates tables,
      the extensions \`pg_trgm\` and \`btree_gin\` and, the first time, two roles. If it lacks a
      right, the server prints the statements that grant it.`,
    ],
    [
      ['DATABASE_APP_URL'],
      `Connection for requests, by a role that owns nothing. Without it, connections switch to the
      role \`guichet_app\`.`,
    ],
    [
      ['DATABASE_POOLER'],
      `\`transaction\` if \`DATABASE_APP_URL\` is the address of a pooler that gives each
      transaction another connection (PgBouncer). The role of this address then needs \`timezone
      = 'UTC'\`.`,
    ],
    [['DB_POOL'], 'Connections for requests. A process opens about `2 × DB_POOL + 6` in all.'],
  ],
  Secrets: [
    [
      ['SECRET_KEY'],
      '64 hexadecimal digits that encrypt stored secrets. Required with `DATABASE_URL`.',
    ],
    [
      ['SECRET_KEY_PREVIOUS'],
      'The key that `SECRET_KEY` replaces, for as long as something is encrypted with it.',
    ],
    [
      ['ACCEPTED_RISKS'],
      `Risks that do not prevent a start with \`NODE_ENV=production\`, separated by commas:
      \`plain-http\` (passwords are sent unencrypted), \`weak-key\` (a person typed the
      \`SECRET_KEY\`), \`superuser\` (the role of \`DATABASE_URL\` is one).`,
    ],
  ],
  'Files and backups': [
    [['DATA_DIR'], 'Folder of the embedded database, the installation key and the pictures.'],
    [['UPLOAD_LIMIT_MB'], 'Largest upload, in megabytes.'],
    [
      ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
      'Object storage for files, instead of a folder.',
    ],
    [
      ['BACKUP_DIR', 'BACKUP_KEY'],
      `Folder of \`npm run backup\`, and the key of its files: 64 hexadecimal digits, or a
      passphrase of at least 20 characters.`,
    ],
  ],
  Email: [
    [
      ['SMTP_URL', 'MAIL_FROM'],
      `Mail server and sender. A process that starts with \`SMTP_URL\` makes it a setting of the
      installation: processes without it then send nothing, until one starts with
      \`SMTP_URL=none\`. Without SMTP, emails stay on the page \`/dev/mail\`. The page exists
      only while \`HOST\` and \`PUBLIC_URL\` are loopback names, \`TRUST_PROXY\` is off and no
      proxy forwarded the request.`,
    ],
    [
      ['MAIL_CONNECTIONS'],
      `Emails that one process sends at the same time. As many may be sent twice if the process is
      killed.`,
    ],
  ],
  'Sign-in and demonstration': [
    [
      ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
      `External OpenID provider: public client, authorization code flow with PKCE. People are
      linked once, by their verified email.`,
    ],
    [
      ['DEMO', 'DEMO_ORDERS'],
      `Demonstration data in an empty database. Its password is public, so \`on\` is refused if
      other machines reach the server (\`HOST\` or \`PUBLIC_URL\` is no loopback name) and with
      \`NODE_ENV=production\`. \`public\` allows it there, and the sign-in pages say so.`,
    ],
  ],
  Payments: [
    [
      ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL'],
      `Payments by link through Stripe Connect. Send the events \`account.updated\`,
      \`checkout.session.*\`, \`payment_intent.*\`, \`refund.*\` and \`charge.*\` of connected
      accounts to \`/api/payment/1.0/webhook/stripe\`. Without any keys, the demonstration on
      this machine uses a local provider on port \`PORT\` + 10 000, where no money moves. It
      imitates Stripe and Square, with a terminal at \`/square/terminal\`.`,
    ],
    [
      [
        'SQUARE_APPLICATION_ID',
        'SQUARE_APPLICATION_SECRET',
        'SQUARE_WEBHOOK_SIGNATURE_KEY',
        'SQUARE_API_URL',
      ],
      `Payments by link and at a terminal through Square. Send the events
      \`oauth.authorization.revoked\`, \`payment.*\`, \`refund.*\`, \`terminal.checkout.*\` and
      \`terminal.refund.*\` to \`/api/payment/1.0/webhook/square\`. The redirect address is
      \`/square/payment-account/redirect\`.`,
    ],
  ],
  'Maps and other services': [
    [
      ['GEOCODER_URL', 'GEOCODER_INSIDE'],
      `Service that replies to \`?streetNumber=…&postalCode=…\` with latitude and longitude; the
      second setting is \`on\` if the service is on a private network. Without it, places are
      located by their postal area.`,
    ],
    [
      ['TILES_URL'],
      'Map tiles, with `{z}`, `{x}` and `{y}`. Without it, a map shows the pin and the places around it.',
    ],
    [['MAPS_KEY', 'IMAGES_URL'], 'Services for maps and pictures.'],
    [
      ['TASK_MANAGER_URL', 'TICKET_OFFICE_URL'],
      'Addresses of the external task manager, and of a public ticket office of another program: the portal links to it instead of its own pages below `/b`.',
    ],
    [['AREA_REDIRECTS'], '`/path=https://address,…`: areas that another application serves.'],
    [['IS_NEW_RENTAL_ENABLED'], 'The newer equipment rentals.'],
    [
      ['API_KEY_CALLS_PER_MINUTE'],
      'Calls that each API key may send in a minute. People have no such limit.',
    ],
  ],
  'Logs and metrics': [
    [['LOG_LEVEL'], '`fatal`, `error`, `warn`, `info`, `debug` or `silent`.'],
    [
      ['SLOW_REQUEST_MS', 'SLOW_QUERY_MS'],
      `Duration in milliseconds from which requests and SQL statements are logged with their
      business, statements without their values. \`0\` logs none.`,
    ],
    [
      ['METRICS_PORT', 'METRICS_HOST'],
      `Port and interface at which Prometheus reads \`/metrics\`: requests, problems, connections,
      due jobs and memory of all \`WORKERS\` together ([operations](operations.md)).`,
    ],
    [
      ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_HEADERS'],
      `Collector of OpenTelemetry traces, by OTLP over HTTP, for example
      \`http://127.0.0.1:4318\`, and the headers that it requires (\`name=value,…\`,
      percent-encoded). Without it, the server sends no traces.`,
    ],
    [
      ['OTEL_SERVICE_NAME', 'OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG'],
      `Service name of the traces, and the sampler that selects them: \`always_on\`,
      \`always_off\`, \`traceidratio\` with the share in \`…_ARG\`, or one of these with the
      prefix \`parentbased_\` if the caller decides first.`,
    ],
  ],
}

/** Settings without an explanation, or with more than one. */
export function unexplainedSettings(): string[] {
  const explained = Object.values(groups).flatMap((entries) => entries.flatMap(([names]) => names))
  return [
    ...settingNames.filter((name) => !explained.includes(name)),
    ...explained.filter((name, i) => !settingNames.includes(name) || explained.indexOf(name) !== i),
  ]
}

const defaultOf = (name: string) => {
  const text = computedDefaults[name] ?? (settingDefaults[name] && `\`${settingDefaults[name]}\``)
  return text ? `\`${name}\` (${text})` : `\`${name}\``
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ')

/** Content of docs/settings.md. */
export const settingsPage = (): string =>
  [
    `# Settings

Each setting is an environment variable, checked once at the start: a wrong one stops the start with
one line. Its default stands in parentheses. This page is printed from the code by
\`npm run docs:settings\`.`,
    ...Object.entries(groups).map(([title, entries]) =>
      [
        `## ${title}\n`,
        ...entries.map(
          ([names, text]) => `- ${names.map(defaultOf).join(', ')}: ${onOneLine(text)}`,
        ),
      ].join('\n'),
    ),
  ]
    .join('\n\n')
    .concat('\n')
