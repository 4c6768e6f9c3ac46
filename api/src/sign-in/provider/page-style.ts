import { fontFace, pageColours, pageFont } from '@guichet/contract/page-look.ts'

export const fontUrl = '/sign-in/radio-canada.woff2'

/** Style of the portal, small enough for no library. */
export const stylesheet = `
${fontFace(fontUrl)}
${pageColours}
* { box-sizing: border-box }
body {
  margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink);
  font: 16px/1.5 ${pageFont};
}
header {
  display: flex; justify-content: space-between; align-items: center;
  max-width: 26rem; margin: 0 auto; padding: 1.5rem 1rem 0;
}
.brand {
  display: inline-flex; align-items: center; gap: .5rem;
  font-weight: 700; font-size: 1.0625rem; letter-spacing: -.01em;
}
main {
  max-width: 26rem; margin: 4vh auto 2rem; padding: 1.75rem 1.5rem; width: calc(100% - 2rem);
  background: var(--surface); border: 1px solid var(--line-strong); border-radius: 4px;
}
h1 {
  font-size: 1.375rem; line-height: 1.3; margin: 0 0 1.25rem;
  padding-bottom: 1.1rem; border-bottom: 1px dashed var(--line-strong);
  font-weight: 620;
}
label { display: block; font-weight: 600; margin: 1rem 0 .25rem }
input {
  width: 100%; min-height: 44px; padding: .5rem .75rem; font: inherit; color: inherit;
  background: var(--surface); border: 1px solid var(--field-line); border-radius: 4px;
}
button {
  width: 100%; min-height: 44px; margin-top: 1.5rem; font: inherit; font-weight: 550; color: #fff;
  background: var(--brand); border: 0; border-radius: 4px; cursor: pointer;
}
a { color: var(--link); display: inline-block; min-height: 24px }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
.hint { color: var(--dimmed); font-size: .875rem; margin: .25rem 0 0 }
.problem {
  color: var(--negative); background: var(--negative-tint); border-left: 3px solid var(--negative);
  padding: .5rem .75rem; margin: 0 0 1rem;
}
.below { margin: 1.25rem 0 0 }
.people { margin: 1.5rem 0 0; padding: 1.1rem 0 0; border-top: 1px dashed var(--line-strong) }
.people h2 { font-size: 1rem; margin: 0 0 .5rem }
.people ul { list-style: none; margin: 0 -.6rem; padding: 0 }
.people button {
  margin: 0; padding: .4rem .6rem; text-align: left; font-weight: 400; line-height: 1.35;
  color: var(--dimmed); background: none; border-radius: 4px; font-size: .875rem;
}
.people button:hover { background: var(--paper) }
.people b { display: block; color: var(--link); font-weight: 650 }
.demo {
  max-width: 26rem; width: calc(100% - 2rem); margin: 1.25rem auto -1.5vh; padding: .9rem 1.25rem;
  color: var(--warning); background: var(--warning-tint);
  border: 1px solid var(--warning-line); border-left-width: 6px; border-radius: 4px;
}
.demo p { margin: 0 }
.demo .demo-title { font-size: 1.375rem; line-height: 1.25; font-weight: 700; margin: 0 0 .35rem }
`
