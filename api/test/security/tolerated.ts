type Toleration = { at: string; fault: string; why: string }

/** Requests that are accepted although the printed schema forbids them, with the reason. */
export const tolerated: Toleration[] = ['webSite', 'facebook', 'instagram', 'youtube'].map(
  (link) => ({
    at: `saveOfficeProfile /body/contacts/${link}`,
    fault: 'pattern',
    why: 'The server trims an address, and an empty one is allowed.',
  }),
)
