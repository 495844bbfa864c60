/** A request that the chat takes: what stands in its log, and in the place of its field. */
export { RequestForm } from './request-dialogue.tsx'
export { RequestTurns } from './request-turns.tsx'
