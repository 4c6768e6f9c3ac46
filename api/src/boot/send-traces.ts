import { AsyncLocalStorage } from 'node:async_hooks'
import { SpanKind } from '@opentelemetry/api'
import { ExportResultCode, type ExportResult } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type ReadableSpan,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace'
import type { Env } from '../env.ts'
import { knownShape } from '../platform/db/statement-shape.rules.ts'
import { onStatement, type Statement } from '../platform/db/statements.ts'
import { tracesAddress } from '../platform/jobs/traces-address.ts'
import { beginSpan, fail, traceBy } from '../platform/jobs/traces.ts'
import { newId } from '../platform/values/ids.ts'

/** Highest number of queued spans; more are dropped, and the product continues. */
const mostWaiting = 4096
const sendWithinMs = 5000
/** How long a stop waits for the last ones. */
const stopWithinMs = 2000
const reportAgainMs = 60_000

export type Traces = { stop: () => Promise<void> }

/** Sends spans to a collector by OTLP, in batches, in the background. */
export function sendTraces(env: Env, endpoint: string): Traces {
  const exporter = new OTLPTraceExporter({
    url: tracesAddress(endpoint),
    headers: env.OTEL_EXPORTER_OTLP_HEADERS,
    timeoutMillis: sendWithinMs,
  })
  const provider = new TracerProvider({
    sampler: samplerOf(env),
    resource: resourceFromAttributes({
      'service.name': env.OTEL_SERVICE_NAME,
      'service.instance.id': newId(),
    }),
    spanProcessors: [
      new BackgroundSpanProcessor({
        exporter: reportFailures(exporter),
        maxQueueSize: mostWaiting,
        scheduledDelayMillis: 1000,
        exportTimeoutMillis: sendWithinMs + 1000,
      }),
    ],
  })
  traceBy(provider.getTracer('guichet'))
  const stopStatements = onStatement(traceStatement)
  return {
    stop: async () => {
      stopStatements()
      traceBy(null)
      const late = new Promise((wake) => setTimeout(wake, stopWithinMs).unref())
      await Promise.race([provider.shutdown().catch(() => {}), late])
    },
  }
}

/** Sends its batches outside the request or transaction whose span happens to be the first of one. */
class BackgroundSpanProcessor extends BatchSpanProcessor {
  readonly #outsideRequests = AsyncLocalStorage.snapshot()
  override onEnd(span: ReadableSpan): void {
    this.#outsideRequests(() => super.onEnd(span))
  }
}

function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio }: Env): Sampler {
  const [root, isParentBased] = [name.replace('parentbased_', ''), name.startsWith('parentbased_')]
  const sampler =
    root === 'traceidratio'
      ? new TraceIdRatioBasedSampler(ratio)
      : new (root === 'always_on' ? AlwaysOnSampler : AlwaysOffSampler)()
  return isParentBased ? new ParentBasedSampler({ root: sampler }) : sampler
}

/** Logs an unavailable collector, at intervals. */
function reportFailures(exporter: SpanExporter): SpanExporter {
  let reportedAt = -reportAgainMs
  const report = (error: Error | undefined) => {
    if (performance.now() - reportedAt < reportAgainMs) return
    reportedAt = performance.now()
    const message = error?.message ?? 'unknown'
    process.stderr.write(
      `${JSON.stringify({ level: 40, time: Date.now(), msg: 'traces are not taken', err: message })}\n`,
    )
  }
  return {
    export: (spans, done) =>
      exporter.export(spans, (result: ExportResult) => {
        if (result.code === ExportResultCode.FAILED) report(result.error)
        done(result)
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  }
}

function traceStatement({ text, beganAt, endedAt, error }: Statement): void {
  const { text: shape, operation, table } = knownShape(text)
  const span = beginSpan(table === null ? operation : `${operation} ${table}`, {
    kind: SpanKind.CLIENT,
    startTime: beganAt,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': shape,
      ...(table !== null && { 'db.collection.name': table }),
    },
  })
  if (error !== null) fail(span, error)
  span?.end(endedAt)
}
