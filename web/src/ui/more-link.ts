/** A link with the arrow `moreLinkIcon` after its text. */
export const moreLink =
  'inline-flex min-h-11 items-center gap-[7px] font-display font-semibold text-body leading-[1.2] decoration-2 underline-offset-5'
export const moreLinkIcon = 'size-[18px]'
