/** Colours and fonts of the portal, small enough for no library. */
export const stylesheet = `
:root {
  color-scheme: light dark;
  --ink: #1b2430; --dim: #5b6675; --paper: #f7f8fb; --card: #fff; --line: #b6bfcb;
  --brand: #3f6ad8; --link: #294a9e;
  --bad: #a3260f; --bad-paper: #fdece8;
  --demo: #5c3d00; --demo-paper: #fff1cc; --demo-line: #c98a00;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #e6e9ee; --dim: #a3adba; --paper: #14181f; --card: #252c36; --line: #46505e;
    --link: #8ca5ea;
    --bad: #ffa890; --bad-paper: #3a1712;
    --demo: #ffdf94; --demo-paper: #352809; --demo-line: #c98a00;
  }
}
* { box-sizing: border-box }
body {
  margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink);
  font: 16px/1.5 'Radio Canada Variable', system-ui, sans-serif;
}
header {
  display: flex; justify-content: space-between; align-items: center;
  max-width: 26rem; margin: 0 auto; padding: 1.5rem 1rem 0;
}
.brand { font-weight: 700; font-size: 1.1rem; letter-spacing: .01em }
main {
  max-width: 26rem; margin: 4vh auto 2rem; padding: 1.75rem 1.5rem; width: calc(100% - 2rem);
  background: var(--card); border: 1px solid var(--line); border-radius: 4px;
}
h1 {
  font-size: 1.375rem; line-height: 1.3; margin: 0 0 1.25rem;
  padding-bottom: 1.1rem; border-bottom: 1px dashed var(--line);
}
label { display: block; font-weight: 600; margin: 1rem 0 .25rem }
input {
  width: 100%; min-height: 44px; padding: .5rem .75rem; font: inherit; color: inherit;
  background: var(--paper); border: 1px solid var(--line); border-radius: 4px;
}
button {
  width: 100%; min-height: 44px; margin-top: 1.5rem; font: inherit; font-weight: 650; color: #fff;
  background: var(--brand); border: 0; border-radius: 4px; cursor: pointer;
}
a { color: var(--link); display: inline-block; min-height: 24px }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
.hint { color: var(--dim); font-size: .875rem; margin: .25rem 0 0 }
.problem {
  color: var(--bad); background: var(--bad-paper); border-left: 3px solid var(--bad);
  padding: .5rem .75rem; margin: 0 0 1rem;
}
.below { margin: 1.25rem 0 0 }
.people { margin: 1.5rem 0 0; padding: 1.1rem 0 0; border-top: 1px dashed var(--line) }
.people h2 { font-size: 1rem; margin: 0 0 .5rem }
.people ul { list-style: none; margin: 0 -.6rem; padding: 0 }
.people button {
  margin: 0; padding: .4rem .6rem; text-align: left; font-weight: 400; line-height: 1.35;
  color: var(--dim); background: none; border-radius: 4px; font-size: .875rem;
}
.people button:hover { background: var(--paper) }
.people b { display: block; color: var(--link); font-weight: 650 }
.demo {
  max-width: 26rem; width: calc(100% - 2rem); margin: 1.25rem auto -1.5vh; padding: .9rem 1.25rem;
  color: var(--demo); background: var(--demo-paper);
  border: 1px solid var(--demo-line); border-left-width: 6px; border-radius: 4px;
}
.demo p { margin: 0 }
.demo .demo-title { font-size: 1.375rem; line-height: 1.25; font-weight: 700; margin: 0 0 .35rem }
`
