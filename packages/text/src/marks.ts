/** A post's text on one line, without heading and quotation marks. */
export const withoutMarks = (text: string) =>
  text
    .replace(/^(#{1,6}|>) +/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
