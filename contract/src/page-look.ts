/*
 * Look of the pages that are served without the portal: sign-in, and the payment pages of the local
 * provider. A test compares it with the portal's own sheets.
 */

/** Colours of the portal by role, as custom properties of both schemes. */
export const pageColours = `
:root {
  color-scheme: light dark;
  --paper: #f7f8fb; --surface: #fff; --ink: #1b2430; --line: #e3e7ed; --line-strong: #d3d9e2;
  --negative: #a3260f; --negative-tint: #fdece8;
  --warning: #7a4a00; --warning-tint: #fff4df; --warning-line: #f0cf8e;
  --brand: #3f6ad8; --focus: #3f6ad8; --link: #294a9e; --dimmed: #5b6675; --field-line: #8a94a3;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0f1319; --surface: #14181f; --ink: #e6e9ee; --line: #252c36; --line-strong: #333c48;
    --negative: #ffa890; --negative-tint: #3a1712;
    --warning: #f3c877; --warning-tint: #33250b; --warning-line: #6a4d17;
    --focus: #8ca5ea; --link: #8ca5ea; --dimmed: #a3adba; --field-line: #6f7a89;
  }
}
`

/** Text of these pages, in the font of the portal or in one of the same width. */
export const pageFont = `'Radio Canada', 'Radio Canada fallback', system-ui, sans-serif`

/** Declares the font, whose file has this address. */
export const fontFace = (url: string): string => `
@font-face {
  font-family: 'Radio Canada'; font-style: normal; font-display: swap; font-weight: 300 700;
  src: url('${url}') format('woff2');
}
@font-face {
  font-family: 'Radio Canada fallback';
  src: local('Arial'), local('Liberation Sans'), local('Helvetica');
  size-adjust: 99%; ascent-override: 96%; descent-override: 24%; line-gap-override: 0%;
}
`

/** The drawing of the portal's icon; the name of the product is next to it. */
export const brandMark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="26" height="26" aria-hidden="true"><path fill="#3f6ad8" d="M5 6h22a2 2 0 0 1 2 2v5a3 3 0 0 0 0 6v5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5a3 3 0 0 0 0-6V8a2 2 0 0 1 2-2Z"/><path stroke="#fff" stroke-width="1.6" stroke-dasharray="2 2.2" d="M20 8v16"/><path fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="m8.5 16.2 2.6 2.7 4.8-5.3"/></svg>`
