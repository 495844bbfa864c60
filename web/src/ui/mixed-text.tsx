import { Fragment } from 'react'

const run = '[\\u0980-\\u09ff\\u0964\\u0965\\u200c\\u200d]+'
const bengali = new RegExp(`(${run}(?:[^\\p{L}\\p{N}\\n]+${run})*)`, 'u')

/** A danda or closing punctuation never begins a line. */
const beforeEnd = / (?=[\u0964\u0965?!;:])/g

/** Marks each Bengali run with its language, for screen readers and for its font size. */
export const MixedText = ({ children }: { children: string }) =>
  // Splitting on one group puts the Bengali runs at odd indexes.
  children
    .replace(beforeEnd, '\u00a0')
    .split(bengali)
    .map((part, index) =>
      index % 2 ? (
        <span key={index} lang="bn">
          {part}
        </span>
      ) : (
        part
      ),
    )

/** Breaks an address before `@` and `.` rather than inside a word. */
export const Breakable = ({ children }: { children: string }) =>
  children.split(/(?=[@.])/).map((word, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ))
