/** Old browsers, and those in other apps, have no passkeys. */
export const hasPasskeys = () => typeof globalThis.PublicKeyCredential === 'function'
