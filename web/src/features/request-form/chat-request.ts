/** A request taken in the chat: in its log, and in place of its input. */
export { RequestForm } from './request-dialogue.tsx'
export { RequestTurns } from './request-turns.tsx'
