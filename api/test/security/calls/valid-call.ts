export type Valid = {
  params?: Record<string, string>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}
