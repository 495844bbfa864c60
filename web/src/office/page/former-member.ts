/** The name of somebody whose account was deleted, wherever their work still stands. */
export const nameFormerMember = (username: string) => `${username} (left)`
