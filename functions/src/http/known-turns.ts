import type { SaidTurn, Turn } from '@bong-bari/contract'
import { isSigned, signed } from './signed.ts'

const use = 'turn of the bot'

/** What goes out with the bot's words, so that they are known again when a browser tells them. */
export const markOfTurn = (content: string): string => signed(use, content)

/** Whether the bot has said this. */
export const isMarked = ({ content, mark }: { content: string; mark: string }): boolean =>
  isSigned(mark, use, content)

/** A talk as a browser tells it: of what it says of the bot, only that is `signed` which the bot has said. */
export const knownTurns = (turns: readonly SaidTurn[]): Turn[] =>
  turns.map(({ role, content, mark = '' }) =>
    role === 'assistant' && isMarked({ content, mark })
      ? { role, content, signed: true }
      : { role, content },
  )
