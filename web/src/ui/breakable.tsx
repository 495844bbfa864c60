import { Fragment } from 'react'

/** Breaks an address before `@` and `.` rather than inside a word. */
export const Breakable = ({ children }: { children: string }) =>
  children.split(/(?=[@.])/).map((word, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ))
