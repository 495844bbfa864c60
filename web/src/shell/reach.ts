/** Lets a target reach past the 36 px bar, so that a finger finds it. */
export const reach = 'relative after:absolute after:-inset-x-1 after:-inset-y-0.5'
