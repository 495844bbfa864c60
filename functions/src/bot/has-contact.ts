import { masked } from './mask.ts'

/** Whether a message has a number or an address in it by which somebody can be reached. */
export const hasContact = (message: string): boolean =>
  /\[(?:number|e-mail)\]/.test(masked(message.replace(/[[\]]/g, ' ')))
