import { template } from '@bong-bari/contract'
import { keys } from './keys.ts'
import { numbered } from './numbered.ts'

export const templates = numbered('template', keys.template, template)
