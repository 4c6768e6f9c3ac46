import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const library = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('@simplewebauthn/browser'))),
  '../dist/bundle/index.umd.min.js',
)
/** The library as one file, as the pages of a sign-in have no build step. */
export const webauthnScript = fs.readFileSync(library, 'utf8')

/** Requests a passkey from the browser and sends its signature. */
export const passkeyScript = `
const form = document.getElementById('passkey')
const { browserSupportsWebAuthn, startAuthentication } = window.SimpleWebAuthnBrowser
if (browserSupportsWebAuthn()) form.hidden = false

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const failure = form.querySelector('.problem')
  failure.hidden = true
  try {
    const answer = await startAuthentication({ optionsJSON: JSON.parse(form.dataset.options) })
    form.elements.credential.value = JSON.stringify(answer)
    form.submit()
  } catch {
    failure.textContent = form.dataset.failed
    failure.hidden = false
  }
})
`
