import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
  type SpanOptions,
  type Tracer,
} from '@opentelemetry/api'
import { currentWork, withCurrentWork, type Work } from './current-work.ts'

let tracer: Tracer | null = null
/** Enables tracing; until then spans cost nothing. */
export function traceBy(given: Tracer | null): void {
  tracer = given
}
export const isTraced = (): boolean => tracer !== null

/** Begins a root span of this process. Null when tracing is off. */
export const beginTrace = (
  name: string,
  options: SpanOptions,
  caller: Context = ROOT_CONTEXT,
): Span | null => tracer?.startSpan(name, options, caller) ?? null

/** Begins a span inside the current one; work without a current span has none. */
export function beginSpan(name: string, options: SpanOptions): Span | null {
  const parent = currentWork()?.span
  if (!tracer || !parent?.isRecording()) return null
  return tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, parent))
}

/** Records the kind of an error, never its message, which may quote user input. */
export function fail(span: Span | null, error: unknown): void {
  span?.setAttribute('error.type', kindOf(error)).setStatus({ code: SpanStatusCode.ERROR })
}
const kindOf = (error: unknown): string => {
  const { code, type, name } = error as { code?: unknown; type?: unknown; name?: unknown }
  return String(code ?? type ?? name ?? 'unknown').slice(0, 100)
}

/** Runs `work` in a span of the current work. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Span | null) => Promise<T>,
): Promise<T> {
  const span = beginSpan(name, options)
  return span ? ended(span, currentWork()!.work, work) : work(null)
}

/** Runs a job in its own trace. */
export const inJob = <T>(
  work: Work & { jobKind: string },
  attributes: Attributes,
  run: (span: Span | null) => Promise<T>,
): Promise<T> => {
  const span = beginTrace(`job ${work.jobKind}`, {
    kind: SpanKind.CONSUMER,
    attributes: {
      ...attributes,
      'guichet.job.kind': work.jobKind,
      'guichet.tenant_id': work.tenantId ?? '',
    },
  })
  return span ? ended(span, work, run) : withCurrentWork({ work, span }, () => run(span))
}

async function ended<T>(span: Span, work: Work, run: (span: Span) => Promise<T>): Promise<T> {
  try {
    return await withCurrentWork({ work, span }, () => run(span))
  } catch (error) {
    fail(span, error)
    throw error
  } finally {
    span.end()
  }
}
