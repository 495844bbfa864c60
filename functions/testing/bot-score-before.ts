import type { BotScore } from './bot-score.ts'

type Before = Pick<BotScore, 'f1' | 'inScope' | 'rejection'> & { followUps?: number }

const of = (f1: number, inScope: number, rejection: number, followUps?: number): Before => ({
  f1,
  inScope,
  rejection,
  ...(followUps !== undefined && { followUps }),
})

/**
 * What the matcher made of each set before it read follow-ups and kinds of question (commit 38b978cc; records 58
 * and 59): what each change since is compared with. A follow-up was read alone then.
 */
export const before: Record<string, Before> = {
  'house-a': of(96.1, 94, 98.4),
  'house-c': of(77.5, 67.8, 90.4),
  campus: of(81.3, 70.8, 95.5),
  faq: of(90.4, 85.5, 95.8),
  visitors: of(78.2, 69.1, 90),
  parar: of(95.7, 95.8, 95.5),
  songs: of(92.9, 90.7, 95.3),
  dokan: of(61.4, 47.8, 85.7, 59.5),
  utsab: of(63.6, 49.5, 88.9, 72.5),
  bipani: of(49.3, 34.6, 86.2, 73.7),
  asor: of(60.9, 48.2, 82.8, 57.9),
  khamar: of(42.7, 28.3, 86.7, 55.6),
  bhitor: of(74.6, 76.8, 72.5, 57.1),
  uthon: of(69.7, 76.9, 63.8, 65.1),
  mela: of(64.4, 62.3, 66.7),
  shilpo: of(74.4, 69.5, 80),
  'house-b': of(88.7, 83.1, 95.2),
  kitchen: of(86.7, 80.2, 94.3),
  street: of(80.6, 70.4, 94.2),
  adda: of(97, 96.1, 97.9),
  safar: of(93, 96.2, 90.1),
  pathshala: of(60.1, 46.4, 85.2, 61.7),
  adhikar: of(58.4, 48.1, 74.1, 65.1),
  kuthi: of(48.1, 34.2, 81.5, 100),
  jatra: of(51.4, 37.3, 82.8, 58.8),
  somiti: of(62.1, 46.6, 92.9, 57.9),
  ghat: of(47.4, 35, 73.3, 44.4),
  akhra: of(77.4, 80, 75, 68.8),
  dorja: of(80.3, 76.1, 85, 61.2),
}
