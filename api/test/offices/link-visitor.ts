import type { TestServer } from '../test-server.ts'

/** Requests of a client who follows a link, as a browser without JavaScript sends them. */
export function linkVisitor(server: TestServer) {
  return {
    get: (url: string) => server.app.http.inject({ method: 'GET', url }),
    post: (
      url: string,
      form: Record<string, string> | [string, string][] = {},
      headers: Record<string, string> = {},
    ) =>
      server.app.http.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(form).toString(),
      }),
    /** The text of a page, without its elements. */
    texts: (html: string) => html.replace(/^.*<main/s, '').replaceAll(/<[^>]+>/g, ' '),
  }
}
