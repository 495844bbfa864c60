import { langOf } from '../../ui/lang-of.ts'

/** What a stranger wrote: its direction does not reach the sentence around it. */
export const Words = ({ children }: { children: string }) => (
  <bdi lang={langOf(children)}>{children}</bdi>
)

/** The same inside a text without marks, such as a toast. */
export const isolated = (text: string) => `\u2068${text}\u2069`
