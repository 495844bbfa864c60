import { Fragment } from 'react'

/** An address that breaks where it has a joint, rather than within one of its words. */
export const Breakable = ({ children }: { children: string }) =>
  children.split(/(?=[@.])/).map((word, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {word}
    </Fragment>
  ))
