import { learnOnce } from './learn-once.ts'

export const meaningModel = learnOnce()
