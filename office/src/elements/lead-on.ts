/**
 * Leads from the old address of a link to its page: the token was in the fragment, which browsers
 * do not send.
 */
export class LeadOn extends HTMLElement {
  connectedCallback(): void {
    const token = window.location.hash.slice(1).replaceAll(/[^\w-]/g, '')
    window.location.replace(this.dataset.path!.replace('*', token || '-'))
  }
}
