import { langOf } from '../../ui/lang-of.ts'

/** A stranger's words, whose direction is isolated from the sentence. */
export const Words = ({ children }: { children: string }) => (
  <bdi lang={langOf(children)}>{children}</bdi>
)

/** The same for plain text, such as a toast. */
export const isolated = (text: string) => `\u2068${text}\u2069`
