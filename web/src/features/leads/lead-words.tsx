import { langOf } from '../../ui/lang-of.ts'

/** What a visitor wrote, marked with its language. */
export const Words = ({ children }: { children: string }) => (
  <span lang={langOf(children)}>{children}</span>
)
