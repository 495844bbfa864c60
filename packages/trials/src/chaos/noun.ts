import type { Call } from '@bong-bari/contract'
import type { Found } from './ledger.ts'

/** Those who call: the admin, and a visitor whom nobody has counted yet. */
export type Callers = { url: string; admin: Call; visitor: () => Call; visit: typeof fetch }

/**
 * A thing of the site that writers create, change and delete. An edition is a number from which all
 * that is sent follows, so that what is found later can be recognised whole. A creation answers the id.
 */
export type Noun = {
  name: string
  create: (callers: Callers, mark: string) => Promise<string>
  change?: (callers: Callers, id: string, mark: string, edition: number) => Promise<unknown>
  remove?: (callers: Callers, id: string) => Promise<unknown>
  read: (callers: Callers) => Promise<Found[]>
  /** These in place of made-up names. */
  marks?: readonly string[]
  /** A creation whose answer is missing is sent again after the trouble, and must then be there once. */
  isSentAgain?: true
}

/** What the writers name so is theirs. */
export const markOf = (noun: string, number: number) => `chaos-${noun}-${number}`

export const isMarkOf = (noun: string, text: string | null) =>
  Boolean(text?.startsWith(`chaos-${noun}-`))

/** A text that cannot be cut or mixed unnoticed. */
export const textOf = (mark: string, edition: number) =>
  `${mark}, edition ${edition}: ${'বাংলা কমেডি '.repeat(edition % 7)}end of ${edition}`
