/** What the last line of a quotation begins with, where it says whose words these are. */
export const sourceMark = /^(?:—|--) +/
