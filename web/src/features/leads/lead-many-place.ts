/** For what follows the notice of many and sticks to the top: it keeps below that. */
export const belowNotice = 'md:peer-data-notice:[--bars:calc(var(--over)+66px)]'
