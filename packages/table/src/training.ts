import { training } from '@bong-bari/contract'
import { keys } from './keys.ts'
import { numbered } from './numbered.ts'

export const trainingRows = numbered('training', keys.training, training)
