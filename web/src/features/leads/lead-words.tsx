import { langOf } from '../../ui/lang-of.ts'

export const Words = ({ children }: { children: string }) => (
  <span lang={langOf(children)}>{children}</span>
)
