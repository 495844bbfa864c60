/** Extends a touch target beyond the 36 px bar. */
export const reach = 'relative after:absolute after:-inset-x-1 after:-inset-y-0.5'
