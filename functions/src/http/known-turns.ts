import type { SaidTurn, Turn } from '@bong-bari/contract'
import { isSigned, signed } from './signed.ts'

const use = 'turn of the bot'

/** Returned with the bot's words, to recognise them. */
export const markOfTurn = (content: string): string => signed(use, content)

export const isMarked = ({ content, mark }: { content: string; mark: string }): boolean =>
  isSigned(mark, use, content)

/** `signed`: truly the bot's. */
export const knownTurns = (turns: readonly SaidTurn[]): Turn[] =>
  turns.map(({ role, content, mark = '' }) =>
    role === 'assistant' && isMarked({ content, mark })
      ? { role, content, signed: true }
      : { role, content },
  )
