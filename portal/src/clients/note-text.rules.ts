const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
}
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const unescaped = (html: string): string =>
  html.replaceAll(/&(lt|gt|quot|#39|nbsp|amp);/g, (entity) => entities[entity]!)

/** Whether a stored note is paragraphs only, so that a text area shows all of it. */
export const isPlainNote = (html: string): boolean => /^(<p>([^<]|<br>)*<\/p>)*$/.test(html)

/** The text of a stored note: a line per paragraph, and a bullet for each item of a list. */
export const textOfNote = (html: string): string =>
  unescaped(
    html
      .replaceAll(/<li>(<p[^>]*>)?/g, '• ')
      // An item that contains a paragraph ends once.
      .replaceAll('</p></li>', '</li>')
      .replaceAll(/<br>|<\/(p|h[1-3]|li)>/g, '\n')
      .replaceAll(/<[^>]*>/g, ''),
  ).replace(/\n$/, '')

/** A note as it is stored: a paragraph per line. */
export const noteOfText = (text: string): string =>
  text === ''
    ? ''
    : text
        .split(/\r?\n/)
        .map((line) => `<p>${escaped(line)}</p>`)
        .join('')
