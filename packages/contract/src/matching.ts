/** The header of a write that is meant for one version. */
export const matching = (version: number) => ({ 'if-match': `"${version}"` })
