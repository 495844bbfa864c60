import type { SaidTurn, Turn } from '@bong-bari/contract'
import { isSigned, signed } from './signed.ts'

const use = 'turn of the bot'

/** Sent with the bot's words, to know them again. */
export const markOfTurn = (content: string): string => signed(use, content)

export const isMarked = ({ content, mark }: { content: string; mark: string }): boolean =>
  isSigned(mark, use, content)

/** Only turns that the bot has said are `signed`. */
export const knownTurns = (turns: readonly SaidTurn[]): Turn[] =>
  turns.map(({ role, content, mark = '' }) =>
    role === 'assistant' && isMarked({ content, mark })
      ? { role, content, signed: true }
      : { role, content },
  )
