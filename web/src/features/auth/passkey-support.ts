/** Whether this browser has passkeys at all: old ones, and those in other apps, have none. */
export const hasPasskeys = () => typeof globalThis.PublicKeyCredential === 'function'
