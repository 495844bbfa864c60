/** The text of a post on one line, without the marks that make headings and quotations. */
export const withoutMarks = (text: string) =>
  text
    .replace(/^(#{1,6}|>) +/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
